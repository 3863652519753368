import type { Outcome } from '@corvo/core';
import {
  PROTOCOL,
  type CreateTable,
  type Joined,
  type Me,
  type MomentPage,
  type TableInfo,
  type TableList,
} from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
let clock = 1_794_778_070_206;
beforeAll(async () => {
  stage = await Stage.open({}, { now: () => clock });
});
afterAll(() => stage.close());
type Three = [TestClient, TestClient, TestClient];

test('CO-7.5 spectators come where the table allows it, and see what lies open', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const closed = await stage.playing([ada, bea], { game: 'whispers', spectators: { allowed: false, delaySeconds: 0 } });
  expect(await eve.problem('join', { table: closed.table })).toMatchObject({ code: 'no-spectators', clause: 'CO-7.5' });
  expect((await eve.http('GET', `/api/tables/${closed.table}/views/0`)).status).toBe(403);
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await ada.must('act', { table, request: 1, choice: { amount: 2 } });
  const joined = await eve.join(table);
  expect(joined.standing?.view).toMatchObject({ seat: null, mine: null });
  expect(joined.moments.map(({ text }) => text)).toEqual(['']); // what lies sealed is not in the story
  await ada.until(() => ada.presences.at(-1)?.watching === 1);
  expect((await stage.server.running.hub.table(table))?.lateDue).toBeNull(); // told at once, and not by and by
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  await eve.until(() => eve.updates.at(-1)?.n === 1);
  expect((await ada.join(table)).moments[1]?.text).toBe('ada bids 2');
  expect((await eve.join(table)).moments[1]?.text).toBe('');
  const types = (client: TestClient): string[] => client.updates.at(-1)!.moment!.events.map(({ type }) => type);
  expect(types(eve)).not.toContain('whisper');
  await ada.until(() => ada.updates.at(-1)?.n === 1);
  expect(types(ada)).toContain('whisper');
});

test('CO-7.5 who waited at a table hears nothing more when it starts without spectators', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { id: table } = await ada.create({
    game: 'whispers',
    players: 2,
    spectators: { allowed: false, delaySeconds: 0 },
  });
  for (const person of [ada, bea, eve]) await person.join(table);
  await bea.must('sit', { table, seat: 'bruno' });
  await ada.must('start', { table });
  await eve.until(() => eve.refused.length > 0);
  expect(eve.refused[0]).toMatchObject({ code: 'no-spectators', clause: 'CO-7.5' });
  expect(eve.updates).toEqual([]);
  const heard = ada.updates.length;
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  await ada.until(() => ada.updates.length > heard);
  expect(await eve.problem('say', { table, channel: 'table', text: 'hey' })).toMatchObject({ code: 'no-spectators' });
  expect(eve.refused).toHaveLength(1); // she was told once
  const { me } = await eve.json<{ me: Me }>('GET', '/api/me');
  expect((await stage.server.running.hub.table(table))!.isPresent(me.id)).toBe(false);
});

test('CO-7.5 with a delay spectators see the table, and hear its talk, as it was then', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { table } = await stage.playing([ada, bea], {
    game: 'whispers',
    spectators: { allowed: true, delaySeconds: 60 },
  });
  clock += 30_000;
  await ada.must('act', { table, request: 1, choice: { amount: 2 } });
  await ada.must('say', { table, channel: 'table', text: 'your turn' });
  const early: Joined = await eve.join(table);
  expect([early.standing?.n, early.chat.length, early.moments.length]).toEqual([0, 0, 1]);
  expect(early.standing).toMatchObject({ rewinds: 0, clock: null, undo: { own: false, last: null, practice: false } });
  const first = await eve.json<MomentPage>('GET', `/api/tables/${table}/moments?before=1`);
  expect(first.moments.map(({ n }) => n)).toEqual([0]); // how it begins is shown to everybody at once
  expect((await eve.http('GET', `/api/tables/${table}/views/1`)).status).toBe(404);
  clock += 29_000;
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  await bea.must('resign', { table });
  expect((await eve.join(table)).standing?.n).toBe(0);
  expect(eve.updates).toEqual([]);
  expect((await eve.http('GET', `/api/tables/${table}/record`)).status).toBe(409);
  const results = async (person: TestClient): Promise<readonly (Outcome | null)[]> => [
    ...(await person.json<TableList>('GET', '/api/tables?list=finished')).tables
      .filter(({ id }) => id === table)
      .map(({ result }) => result),
    (await person.json<TableInfo>('GET', `/api/tables/${table}`)).result,
  ];
  expect(await results(eve)).toEqual([null]); // neither listed as over nor told so
  expect(await results(ada)).toMatchObject([{ reason: 'resigned' }, { reason: 'resigned' }]);
  clock += 31_000;
  await eve.until(() => eve.chat.length === 1, 'the talk');
  expect(eve.updates).toEqual([]); // the answer that was sealed by then is no news for her either
  expect(await eve.join(table)).toMatchObject({ info: { status: 'playing', result: null }, standing: { n: 0 } });
  clock += 60_000;
  await eve.until(() => eve.updates.at(-1)?.n === 2, 'the end');
  expect(eve.infos.at(-1)).toMatchObject({ status: 'finished', result: { reason: 'resigned' } });
  expect(await results(eve)).toMatchObject([{ reason: 'resigned' }, { reason: 'resigned' }]);
});

test('CO-7.5 the delay runs on the time that the server was there: no clock that is set shows anything early, nor a restart', async () => {
  let [day, served] = [1_794_778_070_206, 50_000];
  const times = { now: () => day, served: () => served };
  const own = await Stage.open({}, times);
  const [ada, bea, eve] = (await own.people('Ada', 'Bea', 'Eve')) as Three;
  const { table } = await own.playing([ada, bea], {
    game: 'whispers',
    spectators: { allowed: true, delaySeconds: 60 },
  });
  await ada.must('say', { table, channel: 'table', text: 'your turn' });
  served += 1_000;
  for (const [person, amount] of [
    [ada, 2],
    [bea, 0],
  ] as const)
    await person.must('act', { table, request: 1, choice: { amount } });
  await bea.must('resign', { table });
  /** All that she could learn it by. */
  const learnt = async (): Promise<unknown[]> => {
    const { standing, chat, info } = await eve.join(table);
    const views = await eve.http('GET', `/api/tables/${table}/views/1`);
    const listed = async (list: string): Promise<boolean> =>
      (await eve.json<TableList>('GET', `/api/tables?list=${list}`)).tables.some(({ id }) => id === table);
    const record = await eve.http('GET', `/api/tables/${table}/record`);
    const lists = [await listed('running'), await listed('finished')];
    return [standing?.n, chat.length, info.status, views.status, record.status, ...lists];
  };
  const nothing = [0, 0, 'playing', 404, 409, true, false];
  day += 24 * 3_600_000; // somebody sets the clock of the machine
  expect(await learnt()).toEqual(nothing);
  served += 58_000;
  expect(await learnt()).toEqual(nothing);
  // A server that was killed has written down at least when the last of it happened, and the next begins from there.
  const { storage } = own.server.running.hub.around;
  const written = await storage.served();
  expect(written).toBe(51_000);
  day += 24 * 3_600_000;
  served = written;
  await own.restart();
  expect(await learnt()).toEqual(nothing);
  served += 59_000;
  expect((await learnt()).slice(0, 2)).toEqual([0, 1]); // what was said before
  day -= 9 * 24 * 3_600_000; // and back again
  served += 1_000;
  expect(await learnt()).toEqual([2, 1, 'finished', 200, 200, false, true]);
  await own.close();
});

test('CO-7.5 what those who see a table late have been shown does not vanish when it is taken back or replaced', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { table } = await stage.playing([ada, bea], {
    game: 'whispers',
    spectators: { allowed: true, delaySeconds: 60 },
  });
  const shown = async () => {
    const { moments, info } = await eve.join(table);
    return [moments.map(({ n, kind }) => `${n} ${kind}`), info.sitters.map(({ bot }) => bot)];
  };
  await ada.must('handOver', { table, seat: 'ada', bot: 'random' });
  clock += 61_000;
  const before = [
    ['0 start', '1 hand-over'],
    ['random', null],
  ];
  expect(await shown()).toEqual(before);
  await ada.must('handOver', { table, seat: 'ada', bot: null }); // it replaces the other for those who play
  expect(await shown()).toEqual(before);
  await stage.restart();
  expect(await shown()).toEqual(before);
  clock += 61_000;
  expect(await shown()).toEqual([
    ['0 start', '1 hand-over', '2 back'],
    [null, null],
  ]);
});

test('CO-7.2 a page that was open while the server was renewed is asked to reload', async () => {
  const [ada] = await stage.people('Ada');
  const { id: table } = await ada!.create({ game: 'whispers', players: 2 });
  for (const protocol of [PROTOCOL - 1, PROTOCOL + 1])
    expect(await ada!.problem('join', { table, protocol })).toMatchObject({ code: 'page-too-old', clause: 'CO-7.2' });
  const tooOld = { ok: false, problem: { code: 'page-too-old', clause: 'CO-7.2' } };
  expect(await ada!.raw('join', { table })).toMatchObject(tooOld); // pages of the time before there was a number
  expect(await ada!.problem('start', { table })).toMatchObject({ code: 'not-joined' });
  await ada!.must('join', { table, protocol: PROTOCOL });
});

test('who comes back names the last entry it knows and gets what it missed', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as Three;
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  const missed = await bea.join(table, 0);
  expect([missed.after, missed.moments.map(({ n }) => n)]).toEqual([0, [1]]);
  const unknown = await bea.join(table, 999); // for example after a backup was put back
  expect([unknown.after, unknown.moments.map(({ n }) => n)]).toEqual([-1, [0, 1]]);
});

test('CO-7.5 watching wants no name, and everything else does', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  const stranger = stage.stranger();
  const joined = await stranger.join(table);
  expect(joined.standing?.view).toMatchObject({ seat: null, mine: null });
  expect(joined.info).toMatchObject({ you: null, host: false, invitation: null, watching: 1, watchers: [] });
  await ada.until(() => ada.presences.at(-1)?.watching === 1);
  expect(ada.presences.at(-1)).toMatchObject({ watchers: [] }); // one is there, and has no name
  await ada.must('act', { table, request: 1, choice: { amount: 2 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  await stranger.until(() => stranger.updates.at(-1)?.n === 1);
  expect(stranger.updates.at(-1)?.moment?.text).toBe('');
  const seat = 'ada';
  for (const refused of [
    stranger.problem('say', { table, channel: 'table', text: 'hey' }),
    stranger.problem('act', { table, request: 2, choice: { amount: 0 } }),
    stranger.problem('sit', { table, seat }),
    stranger.problem('handOver', { table, seat, bot: 'random' }),
    stranger.problem('read', { table, channel: 'table', id: 1 }),
    stranger.problem('hint', { table }),
  ])
    expect(await refused).toMatchObject({ code: 'no-identity', clause: 'CO-7.1' });
  await stranger.must('leave', { table });
  await ada.until(() => ada.presences.at(-1)?.watching === 0);
});

test('CO-7.5 two strangers are two who watch, beside those who have a name', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  for (const watcher of [stage.stranger(), stage.stranger(), eve]) await watcher.join(table);
  await ada.until(() => ada.presences.at(-1)?.watching === 3);
  expect(ada.presences.at(-1)?.watchers).toEqual(['Eve']);
});

test('CO-7.4 a stranger watches a table by invitation as long as the link is good, and no closed one', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const wish = { game: 'whispers', players: 2, order: 'chosen' } as const;
  /** A running table of the two: no bot is waited for, whose thread may take its time on a busy machine. */
  const running = async (more: Partial<CreateTable>): Promise<{ table: string; invite: string }> => {
    const { id: table } = await ada.create({ ...wish, ...more });
    const { info } = await ada.join(table);
    const invite = info.invitation?.split('#')[1] ?? '';
    await bea.must('join', { table, invite });
    await bea.must('sit', { table, seat: 'bruno' });
    await ada.must('start', { table });
    return { table, invite };
  };
  const { table, invite } = await running({ access: 'invited' });
  const stranger = stage.stranger();
  expect(await stranger.problem('join', { table })).toMatchObject({ code: 'no-such-table' });
  await stranger.must('join', { table, invite });
  for (const [person, amount] of [[ada, 2] as const, [bea, 0] as const])
    await person.must('act', { table, request: 1, choice: { amount } });
  await stranger.until(() => stranger.updates.some(({ n }) => n > 0));
  expect(stranger.refused).toEqual([]);
  await ada.must('renewInvite', { table });
  await stranger.until(() => stranger.refused.length > 0);
  expect(stranger.refused).toMatchObject([{ code: 'no-such-table' }]);
  expect(await stranger.problem('join', { table, invite })).toMatchObject({ code: 'no-such-table' });

  const closed = await running({ spectators: { allowed: false, delaySeconds: 0 } });
  expect(await stranger.problem('join', { table: closed.table })).toMatchObject({ code: 'no-spectators' });
});
