import type { Game } from '@corvo/core';
import { expect, test } from 'vitest';
import { whispers } from '../toys/whispers/index.ts';
import { randomStart } from './start.ts';

const starts = Array.from({ length: 60 }, (_, index) => randomStart(whispers, 'starts', index));

test('random starts meet every number of players and every value of every option', () => {
  expect(new Set(starts.map(start => start.seats.length))).toEqual(new Set([2, 3, 4]));
  for (const spec of whispers.options) {
    expect(new Set(starts.map(start => start.options[spec.id]))).toEqual(new Set(spec.values));
  }
});

test('the same number gives the same start, another number another seed', () => {
  expect(randomStart(whispers, 'starts', 7)).toEqual(starts[7]);
  expect(new Set(starts.map(start => start.seed)).size).toBe(starts.length);
});

test('players and options can be held fixed', () => {
  const start = randomStart(whispers, 'fixed', 3, { players: 3, options: { stones: 5 } });
  expect(start.seats).toHaveLength(3);
  expect(start.options).toMatchObject({ stones: 5 });
});

test('options that cannot be played are an error, not an endless search', () => {
  expect(() => randomStart(whispers, 'bad', 0, { options: { stones: 4 } })).toThrow('unknown-option-value');
});

test('every other start draws its chance as games in earnest do', () => {
  const game: Game = whispers;
  const streams = starts.map(start => game.setup(start.options, start.seats, start.seed).hidden.rng.length);
  expect(new Set(streams.filter((_, index) => index % 2 === 0))).toEqual(new Set([4]));
  expect(new Set(streams.filter((_, index) => index % 2 === 1))).toEqual(new Set([9]));
});
