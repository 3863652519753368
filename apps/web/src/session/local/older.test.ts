import { readFileSync } from 'node:fs';
import { isProblem, playedUnder, readRecord, rngFromText, verifyRecord, type Game, type Plain } from '@corvo/core';
import { clashOfKings } from '@corvo/clash-of-kings';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { coveredIn, ownCard, rulesOf, type WesterosView } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { LocalSession } from './local-session.ts';
import { later } from './later.ts';
import { loadSaved, type KeyValue, type Older, type SavedGame } from './saved.ts';

// What browsers of November 2026 have kept of games without a server, as it was kept then.

/** A game as it was kept then. */
type OlderGame = Older & Pick<SavedGame, 'id' | 'game' | 'rules' | 'over' | 'seats'>;

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const kept = new Map(
  [...linesOf('./older-2026-11.jsonl'), ...linesOf('./older-concepts-2026-11.jsonl')].map(
    line => JSON.parse(line) as [string, OlderGame | string],
  ),
);
const games = Object.fromEntries(
  ([firstEdition, handOfTheKing, clashOfKings, secondEdition] as Game[]).map(game => [game.id, game]),
);

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

test.each(['against-bots', 'resigned', 'over', 'sealed', 'backs', 'tides'])(
  'CO-7.14 the kept game %s opens where it was',
  name => {
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
  },
);

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

/** What Stark saw on the table then, in the words of that version: fortifications, orders, open cards, what it held. */
interface Then {
  readonly areas: Readonly<Record<string, string>>;
  readonly houses: Readonly<Record<string, { readonly back: string | null; readonly spent: readonly string[] }>>;
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly own: { readonly single?: string; readonly tide?: string };
}
const then = (name: string): Then => kept.get(`${name}Then`) as unknown as Then;

/** Everybody answers at random, so many times. */
async function playOn(session: LocalSession, times: number): Promise<number> {
  const rng = rngFromText('on');
  for (let n = 0; n < times; n++) {
    session.liftCurtain();
    const { game, view } = session.snapshot();
    const request = game.requests(view).find(({ answered }) => !answered);
    if (request === undefined) return n;
    const choice = game.sample(view, request, rng) as Plain;
    expect(await session.act(request.id, choice, session.snapshot())).toEqual({ ok: true });
  }
  return times;
}

test('CO-7.14 fortifications, orders face down and open cards of a kept game are there, and it goes on', async () => {
  const { session } = open('backs');
  const { areas, houses, columns, own } = then('backs');
  const { game, view } = session.snapshot();
  const found = game.table.figures(view.open);
  for (const [area, house] of Object.entries(areas)) expect(found[`walls ${area}`]).toBe(house);
  for (const [house, { back, spent }] of Object.entries(houses))
    expect(found).toMatchObject({ [`back ${house}`]: back, [`spent ${house}`]: spent });
  for (const [deck, cards] of Object.entries(columns)) expect(found[`column ${deck}`]).toEqual(cards);
  expect(Object.keys(areas).length * Object.keys(columns).length).toBeGreaterThan(0);

  const stark = (seat: string): string | undefined => {
    const seen = { ...view, seat, mine: seat === view.seat ? view.mine : null } as WesterosView;
    return coveredIn(seen, rulesOf(seen.open))[houses['stark']?.back ?? '']?.order;
  };
  expect([view.seat, stark('stark'), stark('lannister')]).toEqual(['stark', own.single, undefined]);
  expect(await playOn(session, 40)).toBe(40);
  session.close();
});

test('CO-7.14 the tide that a seat has drawn in a kept game is the one it had, and the battle goes on', async () => {
  const { session } = open('tides');
  session.liftCurtain();
  const view = session.snapshot().view as WesterosView;
  const request = session.snapshot().game.requests(view)[0]!;
  expect(request).toMatchObject({ why: 'tide-again', seat: 'stark' });
  expect(ownCard(view, rulesOf(view.open))?.card).toBe(then('tides').own.tide);
  expect(await session.act(request.id, { option: 'keep' }, session.snapshot())).toEqual({ ok: true });
  const shown = session
    .snapshot()
    .moments.at(-1)
    ?.events.filter(({ type }) => type === 'tide-revealed');
  expect(shown).toHaveLength(2);
  expect(shown).toContainEqual(expect.objectContaining({ data: { house: 'stark', card: then('tides').own.tide } }));
  expect(await playOn(session, 40)).toBe(40);
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
