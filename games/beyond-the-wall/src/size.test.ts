import { rngFromText, type OptionValues } from '@corvo/core';
import { countDecisions } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { beyondTheWall as game } from './game.ts';

/** The longest view of any seat in a random game of nine, looked at once a round. */
function longestView(seed: string): number {
  const state = game.setup(game.resolveOptions({}, 9) as OptionValues, game.seats(9), seed);
  const rng = rngFromText(seed);
  const decided = countDecisions();
  let [longest, round] = [0, -1];
  for (;;) {
    decided();
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) return longest;
    if (state.open.round !== round || state.open.frames.length > 4) {
      round = state.open.round;
      for (const seat of state.open.seats)
        longest = Math.max(longest, Buffer.byteLength(JSON.stringify(game.view(state, seat))));
    }
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nothing is asked');
    const action = { seat: waiting.seat, request: waiting.request, choice: game.sample(view, request, rng) };
    const wrong = game.applyInPlace(state, action, () => {});
    if (wrong !== undefined) throw new Error(wrong.code);
  }
}

test('a view of nine players is at most 20 KB of JSON, in every round and in the middle of battles', () => {
  for (const seed of ['one', 'two', 'three', 'four']) expect(longestView(seed)).toBeLessThan(20 * 1024);
}, 60_000);
