import { expect, test } from 'vitest';
import type { GameResult } from './contest.ts';
import type { Tournament } from './plan.ts';
import { endingsOf, lengthsOf, tally } from './tally.ts';
import { wilson } from './wilson.ts';

const TOURNAMENT: Tournament = {
  game: 'any',
  options: {},
  players: 2,
  labels: ['a', 'b'],
  dealt: ['a', 'b'],
  games: 3,
  seed: '7',
  keepRecords: false,
};
const thought = { decisions: 2, ms: 3, maxMs: 2 };
const game = (board: number, bots: string[], first: number[], actions: number, sides = first.length): GameResult => ({
  board,
  bots,
  first,
  sides,
  actions,
  round: null,
  thinking: [thought, { ...thought, maxMs: 5 }],
  record: null,
});

test('a win counts one, a shared first place is divided, and nobody else gets anything', () => {
  const games = [game(0, ['a', 'b'], [0], 10), game(0, ['b', 'a'], [0], 20), game(1, ['a', 'b'], [0, 1], 30)];
  const result = tally(TOURNAMENT, ['one', 'two'], games, { cpuSeconds: 1.5, wallSeconds: 1 });
  expect(result.bots).toEqual([
    { label: 'a', games: 3, wins: 1, draws: 1, meanScore: 0.5, meanMs: 1.5, maxMs: 5 },
    { label: 'b', games: 3, wins: 1, draws: 1, meanScore: 0.5, meanMs: 1.5, maxMs: 5 },
  ]);
  expect(result.seats).toEqual([
    { seat: 'one', games: 3, wins: 2, draws: 1 },
    { seat: 'two', games: 3, wins: 0, draws: 1 },
  ]);
  expect(result).toMatchObject({ games: 3, boards: 2, actions: 60, cpuSeconds: 1.5, gamesPerCpuSecond: 2 });
});

test('a team that wins has won: both partners, and nobody drew', () => {
  const result = tally(TOURNAMENT, ['one', 'two'], [game(0, ['a', 'b'], [0, 1], 10, 1)], {
    cpuSeconds: 1,
    wallSeconds: 1,
  });

  expect(result.bots.map(({ wins, draws, meanScore }) => [wins, draws, meanScore])).toEqual([
    [1, 0, 1],
    [1, 0, 1],
  ]);
});

test('endings are counted by round, in their order, and a game without rounds has none', () => {
  expect(endingsOf([{ round: 10 }, { round: 6 }, { round: 10 }, { round: null }])).toEqual([
    { round: 6, games: 1 },
    { round: 10, games: 2 },
  ]);
  expect(endingsOf([{ round: null }])).toEqual([]);
});

test('lengths have a median, a mean and a histogram that holds every game', () => {
  expect(lengthsOf([1, 2, 2, 5])).toEqual({
    unit: 'actions',
    min: 1,
    median: 2,
    mean: 2.5,
    max: 5,
    histogram: [
      { from: 1, to: 1, games: 1 },
      { from: 2, to: 2, games: 2 },
      { from: 3, to: 3, games: 0 },
      { from: 4, to: 4, games: 0 },
      { from: 5, to: 5, games: 1 },
    ],
  });
  const wide = lengthsOf(Array.from({ length: 500 }, (_, i) => i));
  expect(wide.histogram.length).toBeLessThanOrEqual(20);
  expect(wide.histogram.reduce((sum, bar) => sum + bar.games, 0)).toBe(500);
  expect(lengthsOf([]).histogram).toEqual([]);
});

test('the interval is the one of Wilson', () => {
  // Worked by hand from the formula, with z = 1.96: 8 of 10, 0 of 20.
  expect(wilson(8, 10).low).toBeCloseTo(0.4902, 3);
  expect(wilson(8, 10).high).toBeCloseTo(0.9433, 3);
  expect(wilson(0, 20)).toMatchObject({ share: 0, low: 0 });
  expect(wilson(0, 20).high).toBeCloseTo(0.1611, 3);
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
