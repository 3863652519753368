import { expect, test } from 'vitest';
import { lay, toy } from '../toy/toy.fixture.ts';

test('a position can be written at the beginning of planning, and no longer once somebody has answered', () => {
  const game = lay('keep red 1 footman\ncrag blue 1 footman', { realms: 'one' });
  expect(toy.audit?.tableHolds?.(game.state)).toBe(true);
  game.play('red orders keep march');
  expect(toy.audit?.tableHolds?.(game.state)).toBe(false);
  game.play('blue orders crag march');
  expect(toy.audit?.tableHolds?.(game.state)).toBe(false);
});
