import { brotliCompressSync } from 'node:zlib';
import { rngFromText, type OptionValues } from '@corvo/core';
import { decide } from '@corvo/bots/westeros';
import { countDecisions } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';

const KILOBYTE = 1024;
const ROUNDS = 10;
const PATIENTLY = { timeout: 120_000 }; // compressing is slow on a busy machine

/** The longest views of a round, as JSON. */
type Longest = readonly string[];

/** By round, the longest views that anybody has in a six-player game: seats, answered or not, and spectators. */
function longestViews(seed: string, isSmart: boolean): Longest[] {
  const state = game.setup(game.resolveOptions({}, 6) as OptionValues, game.seats(6), seed);
  const rng = rngFromText(seed);
  const longest: string[][] = Array.from({ length: ROUNDS + 1 }, () => []);
  const decided = countDecisions();
  for (let actions = 0; state.open.outcome === null; actions++) {
    decided();
    const frame = state.open.frames.at(-1);
    const seat = frame?.waiting[0] ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const isLastPlanner = frame?.run === 'planning' && frame.waiting.length === 1; // all others have sealed orders
    if (isLastPlanner || actions % 12 === 0) {
      const here = longest[state.open.round] ?? [];
      here.push(...[...state.open.seats, null].map(who => JSON.stringify(game.view(state, who))));
      longest[state.open.round] = here.sort((a, b) => b.length - a.length).slice(0, 2);
    }
    const choice = isSmart ? decide(view, request, rng) : game.sample(view, request, rng);
    game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
  }
  return longest;
}

test(
  'every view of a six-player game is small, and the last rounds are no longer than the middle of the game',
  PATIENTLY,
  () => {
    const games = [...'abcdef'].map((seed, i) => longestViews(seed, i % 2 === 0)); // half of them by chance
    const most = (from: number, to: number): { json: number; compressed: number } => {
      const views = games.flatMap(rounds => rounds.slice(from, to + 1).flat());
      return {
        json: Math.max(...views.map(view => Buffer.byteLength(view))),
        compressed: Math.max(...views.map(view => brotliCompressSync(view).length)),
      };
    };
    const middle = most(4, 7);
    const late = most(8, ROUNDS);
    expect(middle.json).toBeLessThanOrEqual(12 * KILOBYTE);
    expect(middle.compressed).toBeLessThanOrEqual(2 * KILOBYTE);
    // What is left are a few more pieces on the map: nothing is kept of the rounds that were played.
    expect(late.json / middle.json).toBeLessThan(1.1);
    expect(late.compressed / middle.compressed).toBeLessThan(1.1);
  },
);
