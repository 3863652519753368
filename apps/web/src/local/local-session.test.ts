import { makeBot, readBot } from '@corvo/bots';
import { isProblem, readRecord, verifyRecord, type Game, type Plain } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { whispers } from '@corvo/testkit';
import { afterEach, expect, test } from 'vitest';
import type { Bots } from './bots.ts';
import { LocalSession, type LocalDevice } from './local-session.ts';
import { listGames, loadSaved, saveGame, SAVED_FORMAT, type KeyValue, type SavedGame } from './saved.ts';
import { thinker } from './think.ts';

const open: LocalSession[] = [];
afterEach(() => open.splice(0).forEach(session => session.close()));

function memory(): KeyValue {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

const hand: Game = handOfTheKing;
const think = thinker(hand, { makeBot, readBot });
const bots: Bots = { decide: question => Promise.resolve(think({ ...question, bot: 'random' })), close() {} };
const device = (store = memory()): LocalDevice => ({ store, bots, now: () => 1000, pace: 0 });

function saved(game: Game, people: number, all: number, seed = 'seed'): SavedGame {
  const options = game.resolveOptions({}, all);
  if (isProblem(options)) throw new Error(options.code);
  return {
    format: SAVED_FORMAT,
    id: 'one',
    name: 'A table',
    game: game.id,
    rules: game.rules,
    options,
    seats: game.seats(all).map((seat, place) => ({
      seat,
      name: `N${place}`,
      person: place < people,
      bot: place < people ? null : 'random',
    })),
    seed,
    hints: true,
    actions: [],
    resigned: null,
    over: false,
    started: 0,
    touched: 0,
  };
}

function start(game: Game, table: SavedGame, on: LocalDevice): LocalSession {
  const session = new LocalSession(game, table, on);
  open.push(session);
  return session;
}

/** Waits until a person of this device is asked, or the game is over. */
async function myTurn(session: LocalSession): Promise<boolean> {
  for (let i = 0; i < 500; i++) {
    const { outcome, viewer, view, game } = session.snapshot();
    if (outcome !== null) return false;
    if (viewer !== null && game.requests(view).length > 0) return true;
    await new Promise(done => setTimeout(done, 0));
  }
  throw new Error('nobody moves');
}

async function move(session: LocalSession): Promise<void> {
  const { game, view } = session.snapshot();
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nothing is asked');
  const [choice] = game.list(view, request, 1000) ?? [];
  expect(await session.act(request.id, choice as Plain)).toEqual({ ok: true });
}

test('a person against two bots: a whole game, kept after every action, ends with a record that verifies', async () => {
  const on = device();
  const session = start(hand, saved(hand, 1, 3), on);
  while (await myTurn(session)) {
    await move(session);
    expect(loadSaved(on.store, 'one')?.actions).toHaveLength(session.snapshot().n);
  }
  expect(listGames(on.store)[0]).toMatchObject({ id: 'one', over: true });
  const record = readRecord((await session.record()) ?? '');
  if (isProblem(record)) throw new Error(record.code);
  expect(verifyRecord(hand, record)).toHaveProperty('states');
});

test('a reload goes on where the game was: same view, same log, and the bots play on', async () => {
  const on = device();
  const first = start(hand, saved(hand, 1, 2), on);
  for (let i = 0; i < 3 && (await myTurn(first)); i++) await move(first);
  await myTurn(first);
  first.close();
  const before = first.snapshot();

  const again = start(hand, loadSaved(on.store, 'one') as SavedGame, on);
  expect(again.snapshot().view).toEqual(before.view);
  expect(again.snapshot().moments).toEqual(before.moments);
  await myTurn(again);
  await move(again);
});

test('taking back against bots goes to before my last choice, and views of every moment stay', async () => {
  const session = start(hand, saved(hand, 1, 3, 'undo'), device());
  await myTurn(session);
  const { n, view } = session.snapshot();
  await move(session);
  await myTurn(session);
  expect(session.snapshot().undo.own).toBe(true);
  await session.undo();
  expect(session.snapshot()).toMatchObject({ n, view });
  expect(session.viewAt(0)?.seat).toBe('seat-1');
  expect(session.viewAt(n + 1)).toBeUndefined();
});

test('the log says that a move was taken back, that a bot plays on, that somebody is back, and keeps it', async () => {
  const on = device();
  const session = start(hand, saved(hand, 1, 2), on);
  const told = (): string[] => session.snapshot().moments.flatMap(({ notes }) => notes.map(({ key }) => key));
  await myTurn(session);
  await move(session);
  await session.undo();
  await session.handOver('seat-1', 'random');
  await session.handOver('seat-1', null);
  await myTurn(session);
  await move(session);
  await session.resign();
  const all = ['note.took-back', 'note.bot-stands-in', 'note.is-back', 'note.resigned'];
  expect(told()).toEqual(all);
  expect(session.snapshot().moments.find(({ notes }) => notes.length > 0)?.notes[0]?.data.name).toBe('N0');

  await session.undo(); // what was said stays, even where the moves it followed are gone
  expect(told()).toEqual([...all, 'note.took-back']);
  expect(loadSaved(on.store, 'one')?.notes).toHaveLength(5);
});

test('a refused choice changes nothing and says why', async () => {
  const session = start(hand, saved(hand, 1, 2), device());
  await myTurn(session);
  const { game, view, n } = session.snapshot();
  const [request] = game.requests(view);
  expect(await session.act(request?.id ?? 0, { option: 'up stark' })).toMatchObject({
    ok: false,
    problem: { clause: 'HK-3.2' },
  });
  expect(session.snapshot().n).toBe(n);
});

test('advice comes from a bot and is a legal choice', async () => {
  const session = start(hand, saved(hand, 1, 2), device());
  await myTurn(session);
  const found = await session.hint();
  const { game, view } = session.snapshot();
  const [request] = game.requests(view);
  if (isProblem(found) || request === undefined) throw new Error('no advice');
  expect(game.check(view, request, found.choice)).toBeUndefined();
});

test('a seat goes to a bot and comes back; resigning with two ends the game, and taking back reopens it', async () => {
  const session = start(hand, saved(hand, 1, 2), device());
  await session.handOver('seat-1', 'random');
  expect(session.snapshot().sitters[0]).toMatchObject({ kind: 'person', bot: 'random', mine: false });
  await session.handOver('seat-1', null);
  if (!(await myTurn(session))) return;
  await move(session);
  await session.resign();
  expect(session.snapshot().outcome).toMatchObject({ reason: 'resigned', ranking: [['seat-2'], ['seat-1']] });
  await session.undo();
  expect(session.snapshot().outcome).toBeNull();
});

test('hot seat without secrets: the view follows whoever decides, and no curtain falls', async () => {
  const session = start(hand, saved(hand, 2, 2), device());
  const seen = new Set<string | null>();
  for (let i = 0; i < 4 && (await myTurn(session)); i++) {
    seen.add(session.snapshot().viewer);
    expect(session.snapshot().curtain).toBeNull();
    await move(session);
  }
  expect(seen).toEqual(new Set(['seat-1', 'seat-2']));
});

test('hot seat with sealed answers: a curtain falls between the seats, and the next one sees only its own', async () => {
  const toy = whispers as unknown as Game;
  const session = start(toy, saved(toy, 2, 2), device());
  const first = session.snapshot().viewer;
  await move(session);
  const { curtain, viewer } = session.snapshot();
  expect(viewer).toBe(first);
  expect(curtain).not.toBeNull();
  expect(curtain).not.toBe(first);
  session.liftCurtain();
  expect(session.snapshot()).toMatchObject({ curtain: null, viewer: curtain });
  expect(session.snapshot().moments.at(-1)?.text).toBe('');

  await move(session); // the same number of a question, another seat: it is the one who looks that answers
  expect(session.snapshot().moments.map(({ seat }) => seat)).toEqual([null, first, curtain]);
});

test('two tabs of one game: the first to move counts, the other loses nothing and goes on from there', async () => {
  const on = device();
  const written: string[] = [];
  const store: KeyValue = {
    ...on.store,
    setItem: (key, value) => void (written.push(key), on.store.setItem(key, value)),
  };
  const table = saved(hand, 1, 2, 'tabs');
  saveGame(store, table);
  const one = start(hand, table, { ...on, store });
  await myTurn(one);
  const before = written.length;
  const stored = loadSaved(store, 'one') as SavedGame;
  const other = start(hand, stored, { ...on, store });
  expect(written.length).toBe(before); // looking at it changes nothing: else two tabs would never come to rest

  const choices = (session: LocalSession): { request: number; all: readonly Plain[] } => {
    const { game, view } = session.snapshot();
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nothing is asked');
    return { request: request.id, all: game.list(view, request, 1000) ?? [] };
  };
  const { request, all } = choices(one);
  expect(await one.act(request, all[0] as Plain)).toEqual({ ok: true });
  expect(await other.act(request, all[1] as Plain)).toMatchObject({
    ok: false,
    problem: { code: 'moved-on', clause: 'CO-7.14' },
  });
  expect(await other.undo()).toMatchObject({ ok: false });
  await myTurn(one);
  const now = loadSaved(store, 'one') as SavedGame;
  expect(now.actions.map(({ choice }) => choice)[stored.actions.length]).toEqual(all[0]);

  const again = start(hand, now, { ...on, store });
  await myTurn(again);
  expect(again.snapshot().n).toBe(one.snapshot().n);
  await move(again);
  expect(await one.act(choices(one).request, choices(one).all[0] as Plain)).toMatchObject({ ok: false });
});

test('bots think in one tab only; when it is closed the next one takes over', async () => {
  const on = device();
  const table = saved(hand, 1, 2, 'floor');
  const asked: string[] = [];
  const listening = (name: string): Bots => ({
    ...bots,
    decide: question => (asked.push(name), bots.decide(question)),
  });
  const waiting = Promise.withResolvers<void>();
  const first = start(
    hand,
    { ...table, seats: table.seats.map(seat => ({ ...seat, person: false, bot: 'random' })) },
    {
      ...on,
      bots: listening('first'),
      floor: { mine: waiting.promise, leave() {} },
    },
  );
  await new Promise(done => setTimeout(done, 20));
  expect([asked, first.snapshot().n, first.snapshot().thinking.length]).toEqual([[], 0, 1]); // it looks on
  waiting.resolve();
  while (first.snapshot().outcome === null) await new Promise(done => setTimeout(done, 1));
  expect(new Set(asked)).toEqual(new Set(['first']));
});

test('a store that is full or forbidden does not stop the game; a damaged save is not a game', () => {
  const broken: KeyValue = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
    removeItem() {},
  };
  expect(saveGame(broken, saved(hand, 1, 2))).toBe(false);
  expect(loadSaved(broken, 'one')).toBeUndefined();
  expect(listGames(broken)).toEqual([]);
  expect(start(hand, saved(hand, 1, 2), device(broken)).snapshot().n).toBe(0);
});
