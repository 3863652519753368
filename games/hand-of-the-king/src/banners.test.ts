import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

test('HK-4.2 reaching a tie is enough to take a banner away', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bruno'] },
    `
    . . . . . .
    . V . S . .
    . . . G . .
    . . . . . .
    . . . . . .
    . . . . . .
    ada has 1 stark
    bruno has 2 stark
    banners stark bruno
    to move ada
  `,
  );

  game.play('ada declares east stark');

  expect(game.figure('count ada stark')).toBe(2);
  expect(game.figure('banner stark')).toBe('ada');
});
