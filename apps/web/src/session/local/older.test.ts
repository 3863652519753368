import { readFileSync } from 'node:fs';
import { isProblem, readRecord, rngFromText, verifyRecord, type Game, type Plain } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { expect, test } from 'vitest';
import { LocalSession } from './local-session.ts';
import { loadSaved, saveGame, type KeyValue, type SavedGame } from './saved.ts';

// What browsers of November 2026 have kept of games without a server, as it was kept then.

const kept = new Map(
  readFileSync(new URL('./older-2026-11.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as [string, SavedGame | string]),
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
function open(name: string): { session: LocalSession; store: KeyValue } {
  const saved = kept.get(name) as SavedGame;
  const store = memory();
  saveGame(store, saved);
  const bots = { decide: () => new Promise<never>(() => {}), close() {} };
  const session = new LocalSession(games[saved.game] as Game, loadSaved(store, name) as SavedGame, {
    store,
    bots,
    now: () => 2_000_000_000_000,
    pace: 0,
  });
  return { session, store };
}

test.each(['against-bots', 'resigned', 'over', 'sealed'])('CO-7.14 the kept game %s opens where it was', name => {
  const saved = kept.get(name) as SavedGame;
  const { session } = open(name);
  const { n, outcome, moments } = session.snapshot();
  expect(n).toBe(saved.actions.length);
  expect(outcome !== null).toBe(saved.over);
  expect(moments.flatMap(({ notes }) => notes)).toHaveLength(saved.notes?.length ?? 0);
  session.close();
});

test('CO-7.14 a kept game goes on, and what lay sealed in it counts', async () => {
  const { session, store } = open('sealed');
  session.liftCurtain();
  const { game, view, n } = session.snapshot();
  const request = game.requests(view).find(({ answered }) => !answered);
  expect(request).toMatchObject({ seat: 'lannister', sealed: true });
  expect(game.waiting(view.open).filter(({ answered }) => answered)).toHaveLength(1);
  const choice = game.sample(view, request!, rngFromText('on')) as Plain;
  expect(await session.act(request!.id, choice)).toEqual({ ok: true });
  expect(loadSaved(store, 'sealed')?.actions).toHaveLength(n + 1);
  session.close();
});

test('CO-4.1 a record that such a browser gave out is still true', () => {
  const record = readRecord(kept.get('overRecord') as string);
  if (isProblem(record)) throw new Error(record.code);
  expect(record.header.format).toBe('corvo-record/1');
  expect(verifyRecord(handOfTheKing, record)).toHaveProperty('states');
});
