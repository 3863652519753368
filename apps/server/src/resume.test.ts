import { readRecord, rngFromText, verifyRecord, type Game, type GameRecord, type State } from '@corvo/core';
import type { CreateTable } from '@corvo/protocol';
import { afterEach, expect, test } from 'vitest';
import { act, Hub } from './tables/index.ts';
import { gameOf, playOut, type Player, type TestClient } from './testing/client.fixture.ts';
import { GAMES } from './testing/games.fixture.ts';
import { Stage } from './testing/table.fixture.ts';

let stage: Stage;
afterEach(() => stage.close());

/** The same game under another number of its rules, and perhaps with another result. */
const changed = (game: Game, change: Partial<Game>): Game[] => {
  const rules = game.rules + 1;
  return GAMES.map(other => (other.id === game.id ? { ...game, rules, alikeSince: rules, ...change } : other));
};

interface Boxed extends State {
  readonly box?: string;
}
const boxed = (state: Boxed): Boxed => (state.box === undefined ? { ...state, box: 'of today' } : state);
/** Everything in the state lies in a box since; the rules need it there. */
function reshaped(game: Game): Partial<Game> {
  const today = (state: Boxed): Boxed => {
    if (state.box === undefined) throw new Error('a state of before came to the rules of today');
    return state;
  };
  return {
    alikeSince: game.rules,
    migrate: boxed,
    setup: (...given) => boxed(game.setup(...given)),
    view: (state, seat) => game.view(today(state), seat),
    apply(state, action) {
      const step = game.apply(today(state), action);
      return step.ok ? { ...step, state: boxed(step.state) } : step;
    },
  };
}

async function midGame(
  wish: Partial<CreateTable> = {},
): Promise<{ table: string; players: Player[]; people: TestClient[] }> {
  stage = await Stage.open();
  const people = await stage.people('Ada', 'Bea');
  const { table, players } = await stage.playing(people, { game: 'hand-of-the-king', ...wish });
  while (players[0]!.n < 8) {
    for (const player of players) {
      await player.come();
      await player.move();
    }
  }
  for (const player of players) await player.come();
  return { table, players, people };
}

test('CO-1.5 a game goes on after the server was stopped in the middle of it', async () => {
  const { table, players, people } = await midGame();
  const before = await people[0]!.join(table);
  await stage.restart();
  await people[1]!.join(table);
  expect(await people[0]!.join(table)).toEqual({ ...before, now: expect.any(Number) });
  for (const player of players) await player.come();
  await playOut(players);
});

test('bots wake up with the server', async () => {
  stage = await Stage.open({ botBeatMs: 100_000 });
  const [ada] = (await stage.people('Ada')) as [TestClient];
  const bot = { kind: 'bot', bot: 'random' } as const;
  const { id } = await ada.create({ game: 'hand-of-the-king', players: 2, seats: [bot, bot], start: true });
  expect((await stage.server.running.hub.around.storage.table(id))?.alarm).toBe(0);
  const { around } = stage.server.running.hub;
  const hub = new Hub(around, { botBeatMs: 0, hostAwayMs: 600_000, idleMs: 1_000 }); // as another process would
  expect(await hub.resume()).toBe(1);
  const isOver = async (): Promise<boolean> => (await around.storage.table(id))?.status === 'finished';
  while (!(await isOver())) await new Promise(done => setTimeout(done, 20));
  await hub.stop();
});

test('CO-7.15 newer rules that change nothing are adopted, and the record stays one', async () => {
  const { table, people, players } = await midGame();
  await stage.restart({ games: changed(gameOf('hand-of-the-king'), {}) });
  const hub = stage.server.running.hub;
  expect((await hub.table(table))?.record).toMatchObject({ rules: 2, isRecord: true });
  for (const player of players) await player.come();
  await playOut(players);
  expect((await people[0]!.http('GET', `/api/tables/${table}/record`)).status).toBe(200);
});

test('CO-7.15 a game goes on where states have another shape since, and its record stays one of its number', async () => {
  const { table, people, players } = await midGame();
  const before = await people[0]!.join(table);
  const game = gameOf('hand-of-the-king');
  const games = changed(game, reshaped(game));
  await stage.restart({ games });
  expect((await people[0]!.join(table)).standing).toEqual(before.standing);
  expect((await stage.server.running.hub.table(table))?.record).toMatchObject({ rules: 1, isRecord: true });
  const past = await people[0]!.http('GET', `/api/tables/${table}/views/3`); // a link to a moment
  expect(past.status).toBe(200);
  for (const player of players) await player.come();
  await players.find(player => player.asked !== undefined)!.move();
  await stage.restart({ games }); // its snapshots have both shapes now
  for (const player of players) await player.come();
  await playOut(players);
  const file = await people[0]!.http('GET', `/api/tables/${table}/record`);
  const record = readRecord(await file.text()) as GameRecord;
  expect(record.header.rules).toBe(1);
  expect(
    verifyRecord(
      games.find(({ id }) => id === game.id)!,
      record,
    ),
  ).toMatchObject({ isHashed: false });
});

test('CO-7.15 newer rules that change something go on from where the game stands, and it is no record any more', async () => {
  const { table, people, players } = await midGame();
  const game = gameOf('hand-of-the-king');
  const other: Partial<Game> = {
    setup: (options, seats, seed, tell) => game.setup(options, seats, `${seed} other`, tell),
  };
  await stage.restart({ games: changed(game, other) });
  expect((await stage.server.running.hub.table(table))?.record).toMatchObject({ rules: 2, isRecord: false });
  for (const player of players) await player.come();
  await playOut(players);
  expect(await (await people[0]!.http('GET', `/api/tables/${table}/record`)).json()).toMatchObject({
    code: 'cannot-resume',
  });
});

test.each([
  ['tell an action otherwise', (step: Transition) => ({ ...step, events: step.events.slice(1) })],
  ['lead somewhere else', ({ state, ...step }: Transition) => ({ ...step, state: { ...state, isOther: true } })],
])('CO-7.15 under newer rules that begin the same and %s, a story is no record any more', async (_how, other) => {
  const { table } = await midGame();
  const game = gameOf('hand-of-the-king');
  const apply: Game['apply'] = (state, action) => {
    const step = game.apply(state, action);
    return step.ok ? { ...step, ...other(step) } : step;
  };
  await stage.restart({ games: changed(game, { apply }) });
  expect((await stage.server.running.hub.table(table))?.record).toMatchObject({ rules: 2, isRecord: false });
});

type Transition = Extract<ReturnType<Game['apply']>, { ok: true }>;

/** As if the server had crashed when it stops: what was not written down whole before must be played again. */
async function forgetful(table: string): Promise<void> {
  (await stage.server.running.hub.table(table))!.keep = async () => {};
}

const refusing = (game: Game, request: number): Partial<Game> => ({
  apply: (state, action) =>
    action.request === request
      ? { ok: false, problem: { code: 'no-longer', clause: 'HK-1', data: null } }
      : game.apply(state, action),
});
const telling = (game: Game): Partial<Game> => ({
  apply(state, action) {
    const step = game.apply(state, action);
    return step.ok ? { ...step, events: [...step.events, { type: 'other', to: 'all', data: null }] } : step;
  },
});

test.each([
  ['refuse', (game: Game) => refusing(game, 5)],
  ['tell otherwise', telling],
])(
  'CO-7.15 where new rules %s what was played since the last snapshot, the table is held and nothing is lost',
  async (_how, other) => {
    const { table, people, players } = await midGame();
    await forgetful(table);
    const game = gameOf('hand-of-the-king');
    const before = await people[0]!.join(table);
    await stage.restart({ games: changed(game, other(game)) });
    const held = await people[0]!.join(table);
    expect(held).toMatchObject({ standing: null, info: { status: 'playing', stuck: true } });
    expect(held.moments).toEqual(before.moments); // the story is told as it was
    expect(await people[0]!.problem('act', { table, request: 1, choice: {} })).toMatchObject({
      code: 'story-held',
      clause: 'CO-7.15',
      data: { count: before.standing?.n },
    });
    await stage.restart({ games: GAMES }); // with the rules of then it goes on
    expect((await people[0]!.join(table)).standing).toEqual(before.standing);
    for (const player of players) await player.come();
    await playOut(players);
    expect((await people[0]!.http('GET', `/api/tables/${table}/record`)).status).toBe(200);
  },
);

test('CO-7.14 after a crash the last actions are played again, under newer rules that play alike too', async () => {
  const { table, people, players } = await midGame();
  await forgetful(table);
  const before = await people[0]!.join(table);
  const game = gameOf('hand-of-the-king');
  await stage.restart({ games: changed(game, { ...telling(game), alikeSince: game.rules }) });
  expect((await people[0]!.join(table)).standing).toEqual(before.standing);
  for (const player of players) await player.come();
  await playOut(players);
});

test('CO-7.5 where rules cannot go on from what late spectators have not been shown, they learn no number of its moments', async () => {
  const { table, people } = await midGame({ spectators: { allowed: true, delaySeconds: 3_600 } });
  const eve = await stage.person('Eve');
  const asked = async (n: number): Promise<unknown> =>
    (await eve.http('GET', `/api/tables/${table}/views/${n}`)).json();
  const broken = (): never => {
    throw new Error('these rules know no such frame');
  };
  await stage.restart({ games: changed(gameOf('hand-of-the-king'), { requests: broken }) });
  const { n } = (await stage.server.running.hub.table(table))!.record;
  expect(n).toBeGreaterThan(3);
  for (const hidden of [1, n, n + 1, n + 99])
    expect(await asked(hidden)).toMatchObject({ code: 'no-such-moment', data: { n: hidden } });
  expect(await asked(0)).toMatchObject({ code: 'cannot-resume' });
  expect(await (await people[0]!.http('GET', `/api/tables/${table}/views/${n}`)).json()).toMatchObject({
    code: 'cannot-resume',
  });
});

test('CO-4.1 the record of a table of the server proves itself by links, and is taken in and given out the same', async () => {
  const { table, people, players } = await midGame();
  await playOut(players);
  const text = await (await people[0]!.http('GET', `/api/tables/${table}/record`)).text();
  const record = readRecord(text) as GameRecord;
  expect(verifyRecord(gameOf('hand-of-the-king'), record)).toMatchObject({ isHashed: true });
  expect(record.actions.every(({ link }) => link !== undefined)).toBe(true);
  expect(record.actions.filter(({ hash }) => hash !== '').length).toBeLessThan(5);
  expect(record.actions.at(-1)?.hash).not.toBe('');
  const brought = (await (await people[0]!.http('POST', '/api/records', text)).json()) as { id: string };
  expect(await (await people[0]!.http('GET', `/api/tables/${brought.id}/record`)).text()).toBe(text);
});

test('CO-7.15 what cannot go on can still be read', async () => {
  const { table, people } = await midGame();
  const broken = (): never => {
    throw new Error('these rules know no such frame');
  };
  await stage.restart({ games: changed(gameOf('hand-of-the-king'), { requests: broken }) });
  const joined = await people[0]!.join(table);
  expect(joined.moments.length).toBeGreaterThan(8);
  expect(joined).toMatchObject({ standing: null, info: { status: 'playing', stuck: true } }); // no view that nobody can draw
  expect(await people[0]!.problem('act', { table, request: 1, choice: {} })).toMatchObject({
    code: 'cannot-resume',
    clause: 'CO-7.15',
  });
  for (const n of [0, joined.moments.length - 1]) {
    const past = await people[0]!.http('GET', `/api/tables/${table}/views/${n}`);
    expect(await past.json()).toMatchObject({ code: 'cannot-resume', clause: 'CO-7.15' });
  }
  // It may go on under rules to come: until then its record would tell secrets (CO-4.2).
  const file = await people[0]!.http('GET', `/api/tables/${table}/record`);
  expect(await file.json()).toMatchObject({ code: 'record-before-end', clause: 'CO-4.2' });
});

test('CO-7.14 of two processes on the same data only one makes an entry; the other reads again and decides again', async () => {
  const { table, players, people } = await midGame();
  const { around } = stage.server.running.hub;
  const second = new Hub(around, { botBeatMs: 0, hostAwayMs: 600_000, idleMs: 1_000 });
  const stale = (await second.table(table))!;
  const mover = players.find(player => player.asked !== undefined)!;
  await mover.move();
  const seat = stale.record.seats.find(({ seat: name }) => name === mover.view?.seat)!;
  const request = stale.game.requests(stale.game.view(stale.match!.state, seat.seat))[0]!;
  const choice = stale.game.sample(stale.game.view(stale.match!.state, seat.seat), request, rngFromText('x'));
  expect(await act(stale, seat.person!, { request: request.id, choice, rewinds: 0 })).toHaveProperty('code'); // it is over
  expect(stale.record.n).toBe(mover.n); // it has read what the other wrote
  expect((await people[0]!.join(table)).standing?.n).toBe(mover.n);
  await second.stop();
});

test('CO-7.14 two processes that answer at once for two seats of one table lose no answer', async () => {
  stage = await Stage.open();
  const people = await stage.people('Ada', 'Bea');
  const { around } = stage.server.running.hub;
  const hubs = [0, 1].map(() => new Hub(around, { botBeatMs: 0, hostAwayMs: 600_000, idleMs: 1_000 })) as [Hub, Hub];
  let taken = 0;
  for (let i = 0; i < 20; i++) {
    const { table } = await stage.playing(people, { game: 'whispers' });
    const [first, other] = (await Promise.all(hubs.map(hub => hub.table(table)))).map(found => found!);
    const sits = first!.record.seats.map(({ person }) => person!);
    const answers = [first!, other!].map((at, place) =>
      at.run(() => act(at, sits[place]!, { request: 1, choice: { amount: place }, rewinds: 0 })),
    );
    for (const answer of await Promise.all(answers)) if ('n' in answer) taken++;
    expect((await around.storage.entries(table, 0)).map(({ answers: given }) => given.length)).toEqual([2]);
  }
  expect(taken).toBe(40);
  for (const hub of hubs) await hub.stop();
});
