import {
  hashOf,
  isProblem,
  playedUnder,
  readRecord,
  Recorder,
  rngFromText,
  writeRecord,
  type Game,
  type GameRecord,
  type Plain,
} from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { timelineOf } from '../../kit/timeline.ts';
import { carriedIn, fold, unfold } from './carried.ts';

/** A whole game by lot; before the action `redrawn` chance is drawn anew. */
function recorded(game: Game, players: number, seed: string, most = 5_000, redrawn = -1): GameRecord {
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const rng = rngFromText(seed);
  let state = game.setup(options, game.seats(players), seed);
  const recorder = new Recorder(game, options, state);
  for (let n = 0; n < most; n++) {
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) break;
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nothing is asked');
    const action = { seat: waiting.seat, request: request.id, choice: game.sample(view, request, rng) as Plain };
    if (n === redrawn) state = game.redraw(state, 1);
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    recorder.add(state, action, step.state, n === redrawn ? 1 : undefined);
    state = step.state;
  }
  return recorder.finish(state);
}

const hand: Game = handOfTheKing;
const letters = (bytes: Buffer): string => bytes.toString('base64url');

test.each([
  ['hand-of-the-king', hand, 2],
  ['first-edition', firstEdition as Game, 3],
] as const)('a game of %s travels in an address, and is the same record at the other end', async (_, game, players) => {
  const record = recorded(game, players, 'carried');
  const names = Object.fromEntries(record.header.seats.map((seat, place) => [seat, `Ada è ${place}`]));
  const text = await fold(game, record, names, 'L’inverno');
  expect(text).toMatch(/^[\w-]{100,8000}$/);
  expect(carriedIn(`#7.${text}`)).toBe(text);

  const found = await unfold(text ?? '');
  expect(found).toEqual({ record: writeRecord(record), names, title: 'L’inverno' });
  expect(readRecord(found?.record ?? '')).toEqual(record);
});

test('CO-4.4 a game in which chance was drawn anew travels with its marks, and is looked at to its end', async () => {
  const game = firstEdition as Game;
  const record = recorded(game, 3, 'drawn anew', 5_000, 9);
  const found = await unfold((await fold(game, record, {}, '')) ?? '');
  expect(found?.record).toBe(writeRecord(record));
  const { states } = timelineOf(game, record);
  expect(hashOf(states.at(-1))).toBe(record.actions.at(-1)?.hash);
});

test('a game that is too long for a link is not made into one', async () => {
  const record = recorded(hand, 2, 'long');
  expect(await fold(hand, record, {}, 'x'.repeat(200))).toBeDefined();
  const noise = letters(Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * at * 31 + (at >> 3)) % 251)));
  expect(await fold(hand, record, {}, noise)).toBeUndefined();
});

test('a link that is cut off, changed, of other rules or made to harm holds no game', async () => {
  const text = (await fold(hand, recorded(hand, 2, 'odd'), {}, '')) ?? '';
  const inside = JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString()) as Record<string, unknown>;
  const changed = (change: object): string => letters(deflateRawSync(JSON.stringify({ ...inside, ...change })));
  expect(await unfold(changed({}))).toBeDefined();
  const odd = [
    '',
    text.slice(0, -20),
    'x'.repeat(100),
    changed({ v: 2 }),
    changed({ game: 'chess' }),
    changed({ rules: 9_999 }),
    changed({ options: { salt: true } }),
    changed({ seats: ['seat-1'] }),
    changed({ seats: 'seat-1' }),
    changed({ actions: [[0, { option: 'north nobody' }]] }),
    changed({ actions: [[9, null]] }),
    changed({ actions: [7] }),
    letters(deflateRawSync('x'.repeat(3_000_000))),
  ];
  for (const link of odd) expect([link.slice(0, 40), await unfold(link)]).toEqual([link.slice(0, 40), undefined]);
});

test('CO-4.3 a link of an older number of the rules that plays alike still holds its game', async () => {
  const today = firstEdition as Game;
  expect(today.alikeSince).toBeLessThan(today.rules);
  const game = playedUnder(today, today.alikeSince);
  const record = recorded(game, 3, 'older', 12);
  const text = (await fold(game, record, {}, '')) ?? '';
  expect((await unfold(text))?.record).toBe(writeRecord(record));
});

test('an address without a game carries none', () => {
  for (const hash of ['', '#', '#7', '#abc', '#7.', '#7.a+b', '#x.abc']) expect(carriedIn(hash)).toBe('');
});
