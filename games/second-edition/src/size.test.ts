import { brotliCompressSync } from 'node:zlib';
import { rngFromText, type OptionValues } from '@corvo/core';
import { expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';

const KILOBYTE = 1024;

/** The sizes of the views of a random six-player game: as JSON and compressed, round by round. */
function sizes(seed: string): { round: number; json: number; compressed: number }[] {
  const state = game.setup(game.resolveOptions({}, 6) as OptionValues, game.seats(6), seed);
  const rng = rngFromText(seed);
  const found: { round: number; json: number; compressed: number }[] = [];
  for (let actions = 0; state.open.outcome === null; actions++) {
    const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    if (actions % 25 === 0) {
      const text = JSON.stringify(view);
      found.push({ round: state.open.round, json: text.length, compressed: brotliCompressSync(text).length });
    }
    game.applyInPlace(state, { seat, request: request.id, choice: game.sample(view, request, rng) }, () => {});
  }
  return found;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test('one view of a six-player game is small, and grows with the pieces on the map, not with the rounds', () => {
  const all = ['a', 'b'].flatMap(sizes);
  const middle = all.filter(({ round }) => round >= 4 && round <= 6);
  expect(mean(middle.map(({ json }) => json))).toBeLessThan(12 * KILOBYTE);
  expect(mean(middle.map(({ compressed }) => compressed))).toBeLessThan(2 * KILOBYTE);
  expect(Math.max(...all.map(({ json }) => json))).toBeLessThan(13 * KILOBYTE);
});
