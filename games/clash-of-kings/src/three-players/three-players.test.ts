import { expect, test } from 'vitest';
import { deal } from '../lay.fixture.ts';

const stars = (players: number, options: Record<string, boolean> = {}): unknown[] => {
  const game = deal(players, options);
  const court = game.figure('court') as string[];
  return court.map(house => game.figure(`stars ${house}`));
};

test('CK-9.1 1E-S57 three players have 3, 2 and 1 stars by their place at court', () => {
  expect(stars(3)).toEqual([3, 2, 1]);
  expect(stars(3, { threePlayers: false })).toEqual([3, 3, 2]);
});

test('CK-9.1 other numbers of players are not touched, and may not switch it', () => {
  expect(stars(4)).toEqual([3, 3, 2, 1]);
  expect(() => deal(4, { threePlayers: false })).toThrow(/CK-9.1/);
});
