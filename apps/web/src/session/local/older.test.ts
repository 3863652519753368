import { readFileSync } from 'node:fs';
import { isProblem, playedUnder, readRecord, rngFromText, verifyRecord, type Game, type Plain } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { expect, test } from 'vitest';
import { LocalSession } from './local-session.ts';
import { later } from './later.ts';
import { loadSaved, type KeyValue, type Older, type SavedGame } from './saved.ts';

// What browsers of November 2026 have kept of games without a server, as it was kept then.

/** A game as it was kept then. */
type OlderGame = Older & Pick<SavedGame, 'id' | 'game' | 'rules' | 'over' | 'seats'>;

const kept = new Map(
  readFileSync(new URL('./older-2026-11.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as [string, OlderGame | string]),
);
const games: Record<string, Game> = { 'first-edition': firstEdition as Game, 'hand-of-the-king': handOfTheKing };

function memory(): KeyValue {
  const map = new Map<string, string>();
  return {
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
  };
}

/** Opens a kept game as a browser of today does; its bots never answer. */
function open(name: string): { session: LocalSession; store: KeyValue; saved: SavedGame } {
  const { game: id } = kept.get(name) as OlderGame;
  const store = memory();
  store.setItem(`corvo.local.${name}`, JSON.stringify(kept.get(name)));
  const found = loadSaved(store, name) as SavedGame;
  const game = playedUnder(games[id] as Game, found.rules);
  const { saved, story } = later.storyOf(game, found);
  const bots = { decide: () => new Promise<never>(() => {}), close() {} };
  const session = new LocalSession(
    game,
    saved,
    { store, bots, now: () => 2_000_000_000_000, pace: 0 },
    { story, later },
  );
  return { session, store, saved };
}

test.each(['against-bots', 'resigned', 'over', 'sealed'])('CO-7.14 the kept game %s opens where it was', name => {
  const older = kept.get(name) as OlderGame;
  const game = playedUnder(games[older.game] as Game, older.rules);
  const { session, store } = open(name);
  const { outcome, view, moments } = session.snapshot();
  expect(loadSaved(store, name)?.moves).toBe(older.actions.length);
  expect(outcome !== null).toBe(older.over);
  let state = game.setup(
    game.resolveOptions((older as unknown as SavedGame).options, older.seats.length) as never,
    older.seats.map(({ seat }) => seat),
    (older as unknown as SavedGame).seed,
  );
  for (const action of older.actions) {
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    ({ state } = step);
  }
  const seen = game.view(state, view.seat);
  expect({ ...view, open: { ...view.open, outcome: null, chance: null } }).toEqual({
    ...seen,
    open: { ...seen.open, outcome: null, chance: null },
  });
  expect(moments.at(-1)?.at).toBeGreaterThan(1_700_000_000_000);
  session.close();
});

test('CO-7.9 what was noted beside a kept game is told: taken back, and back again; the resignation that ended it', () => {
  const told = (name: string): string[] => {
    const { session } = open(name);
    session.close();
    return session.snapshot().moments.flatMap(({ notes }) => notes.map(({ key }) => key));
  };
  expect(told('against-bots')).toEqual(['note.took-back', 'note.is-back']);
  expect(told('resigned')).toEqual(['note.resigned']);
});

test('CO-7.14 a kept game goes on, what lay sealed in it counts, and it is kept in the new way', async () => {
  const { session, store } = open('sealed');
  session.liftCurtain();
  const { game, view, n } = session.snapshot();
  const request = game.requests(view).find(({ answered }) => !answered);
  expect(request).toMatchObject({ seat: 'lannister', sealed: true });
  expect(game.waiting(view.open).filter(({ answered }) => answered)).toHaveLength(1);
  const choice = game.sample(view, request!, rngFromText('on')) as Plain;
  expect(await session.act(request!.id, choice, session.snapshot())).toEqual({ ok: true });
  const saved = loadSaved(store, 'sealed');
  expect(saved?.older).toBeUndefined();
  expect(saved?.beside.sealed).toHaveLength(2);
  expect(session.snapshot().n).toBe(n);
  session.close();
});

test('CO-4.1 the record of a kept game that was over is the one that browser gave out', async () => {
  const { session } = open('over');
  const record = readRecord((await session.record()) ?? '');
  const then = readRecord(kept.get('overRecord') as string);
  if (isProblem(record) || isProblem(then)) throw new Error('no record');
  expect(record.actions.map(({ choice, hash }) => [choice, hash])).toEqual(
    then.actions.map(({ choice, hash }) => [choice, hash]),
  );
  expect(verifyRecord(handOfTheKing, record)).toHaveProperty('states');
  session.close();
});

test('CO-4.1 a record that such a browser gave out is still true', () => {
  const record = readRecord(kept.get('overRecord') as string);
  if (isProblem(record)) throw new Error(record.code);
  expect(record.header.format).toBe('corvo-record/1');
  expect(verifyRecord(handOfTheKing, record)).toHaveProperty('states');
});
