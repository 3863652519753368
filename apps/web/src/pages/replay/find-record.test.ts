import { isProblem, Recorder, rngFromText, say, writeRecord, type Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { countDecisions } from '@corvo/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import type { Say } from '../../base/i18n/index.ts';
import { allTexts as texts } from '../../base/i18n/all.ts';
import { SAVED_FORMAT, saveGame, type KeyValue, type SavedGame } from '../../session/local/saved.ts';
import { info } from '../../session/online/live.fixture.ts';
import { recordName } from '../../table/result/download.ts';
import { ELSEWHERE, findRecord, tableInName, whoPlayed } from './find-record.ts';

afterEach(() => vi.unstubAllGlobals());

const game: Game = handOfTheKing;
const t: Say = (key, data) => say(texts, 'en', key, data);

/** The record of a game played by lot. */
function recorded(seed: string): string {
  const options = game.resolveOptions({}, 2);
  if (isProblem(options)) throw new Error(options.code);
  let state = game.setup(options, game.seats(2), seed);
  const recorder = new Recorder(game, options, state);
  const rng = rngFromText(seed);
  const decided = countDecisions();
  while (game.outcome(state.open) === undefined) {
    decided();
    const seat = game.waiting(state.open)[0]?.seat ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const action = { seat, request: request.id, choice: game.sample(view, request, rng) };
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    recorder.add(state, action, step.state);
    state = step.state;
  }
  return writeRecord(recorder.finish(state));
}

function memory(): KeyValue {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

const saved = (seed: string): SavedGame => ({
  format: SAVED_FORMAT,
  id: 'here',
  name: '',
  game: game.id,
  rules: game.rules,
  options: {},
  seats: [
    { seat: 'seat-1', name: 'Ada', person: true, bot: null },
    { seat: 'seat-2', name: '', person: false, bot: 'knight' },
  ],
  seed,
  hints: true,
  takeBack: 'fair',
  story: [],
  beside: {},
  moves: 0,
  over: true,
  started: 0,
  touched: 0,
});

test('a record names no people: a game of this device is known again by its seed, whatever its file is called', async () => {
  const store = memory();
  saveGame(store, saved('mine'));
  vi.stubGlobal('window', { localStorage: store });
  expect(await whoPlayed({ name: 'x.jsonl', text: recorded('mine') }, t, store)).toEqual({
    names: { 'seat-1': 'Ada', 'seat-2': 'Bot 1' },
    title: 'Against 1 bot',
    table: 'here',
    pass: null,
  });
  expect(await whoPlayed({ name: 'x.jsonl', text: recorded('another') }, t, store)).toBeUndefined();
  expect(await whoPlayed({ name: 'x.jsonl', text: 'no record' }, t, store)).toBeUndefined();
});

test('a game of the server is known again by the name of its file, if the server has the very same record', async () => {
  const store = memory();
  vi.stubGlobal('window', { localStorage: store });
  const text = recorded('theirs');
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(path.endsWith('/record') ? new Response(text) : Response.json(info()));
  });
  const name = recordName(game.id, 't');
  expect(await whoPlayed({ name, text }, t, store)).toMatchObject({
    names: { 'seat-1': 'Ada', 'seat-2': 'Bot 2' },
    title: 'Prova',
    table: 't',
    pass: '', // its short address serves whoever gets a link to it
  });
  expect(await whoPlayed({ name, text: recorded('forged') }, t, store)).toBeUndefined();
  asked.length = 0;
  expect(await whoPlayed({ name: 'a game.jsonl', text }, t, store)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('the table stands in the name of a file, also of its second copy', () => {
  expect(tableInName(recordName('first-edition', 'k3-v_9'), 'first-edition')).toBe('k3-v_9');
  expect(tableInName('first-edition-k3v (2).corvo.jsonl', 'first-edition')).toBe('k3v');
  for (const other of ['first-edition-../x.corvo.jsonl', 'second-edition-k3v.corvo.jsonl', 'first-edition-k3v.txt'])
    expect(tableInName(other, 'first-edition')).toBeUndefined();
});

test('the replay of a game of another device is not looked for on the server', async () => {
  vi.stubGlobal('window', { localStorage: memory() });
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({}, { status: 404 }));
  });
  expect(await findRecord('0k3f9zq1abcdefghij234', t)).toBe(ELSEWHERE);
  expect(asked).toEqual([]);
  expect(await findRecord('hWfa5dM2Mx-_3456', t)).not.toBe(ELSEWHERE); // as a server names its tables
  expect(asked).toEqual(['/api/tables/hWfa5dM2Mx-_3456/record']);
});

test('who leaves while a record is looked for is not waited for', async () => {
  vi.stubGlobal('window', { localStorage: memory() });
  const leaving = new AbortController();
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    return promise;
  });
  const found = findRecord('hWfa5dM2Mx-_3456', t, leaving.signal);
  leaving.abort();
  expect(await found).toMatchObject({ code: 'unreachable' });
});
