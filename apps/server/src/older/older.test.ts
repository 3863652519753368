import { hashOf } from '@corvo/core';
import type { KnownDevices, TableList } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { Player, playOut, TestClient } from '../testing/client.fixture.ts';
import { testFolder, TestServer } from '../testing/server.fixture.ts';
import { OlderServer } from './server.fixture.ts';
import { layStored } from './stored.fixture.ts';

// What people had stored before goes on working (CO-7.14, CO-7.15): tables, sessions and records of November 2026.

const older = new OlderServer('2026-11.jsonl');
const { stored } = older;
const idOf = (name: string): string => older.idOf(name);
const rowsOf: OlderServer['rowsOf'] = (...wish) => older.rowsOf(...wish);
const playersAt: OlderServer['playersAt'] = (...wish) => older.playersAt(...wish);

test('CO-7.15 a game that was going on is where it was, and is played to its end and to a record', async () => {
  const players = await playersAt('running', 'hand-of-the-king', 'ada', 'bea');
  const [ada] = players as [Player];
  const table = (await older.server.running.hub.table(ada.table))!;
  expect(hashOf(table.match!.state)).toBe(older.rowsOf('entries', 'running').at(-1)?.['hash']);
  const { moments } = await ada.client.join(ada.table);
  expect(moments.map(({ kind }) => kind).slice(-3)).toEqual(['action', 'hand-over', 'back']);
  await playOut(players);
  expect((await ada.client.http('GET', `/api/tables/${ada.table}/record`)).status).toBe(200);
});

test('CO-7.11 an action of before the change can be taken back by everybody together', async () => {
  const [ada, bea] = (await playersAt('running', 'hand-of-the-king', 'ada', 'bea')) as [Player, Player];
  const { table } = ada;
  const asked = await ada.client.must('undo', { table });
  if (!('proposal' in asked)) throw new Error('it was taken back without asking');
  const n = await bea.client.seen(table);
  await bea.client.must('consent', { table, n, proposal: asked.proposal, agree: true });
  expect((await ada.client.join(table)).moments.at(-1)).toMatchObject({ kind: 'undo', seat: 'seat-1' });
  for (const player of [ada, bea]) await player.come();
  await playOut([ada, bea]);
});

test.each([
  ['sealed', 'stark', 'ada'],
  ['later', 'stark', 'ada'],
])(
  'CO-2.5 an answer that lies sealed in the table %s can still be changed and withdrawn',
  async (name, seat, person) => {
    const players = await playersAt(name, 'first-edition', 'ada', 'bea', 'cleo');
    const { client, table, game } = players[['ada', 'bea', 'cleo'].indexOf(person)] as Player;
    const live = async () => (await client.join(table)).standing!.view;
    const request = game.requests(await live())[0]!;
    expect(request).toMatchObject({ seat, sealed: true, answered: true });
    const choice = game.sample(await live(), request, [1, 2, 3, 4]);
    await client.must('act', { table, request: request.id, choice });
    expect((await live()).mine?.sealed).toEqual({ request: request.id, choice });
    await client.must('act', { table, request: request.id, choice: null });
    expect(game.requests(await live())[0]).toMatchObject({ id: request.id, answered: false });
    for (const player of players) await player.come();
    for (const player of players) await player.move();
    expect((await live()).open.requests).toBeGreaterThan(request.id);
    // The reveal brings all of them, also what others had sealed at the older server.
    const entries = await older.server.running.hub.around.storage.entries(table, -1);
    const revealed = entries.find(({ answers }) => answers.some(answer => answer.request === request.id));
    expect(revealed?.answers.map(answer => answer.seat).toSorted()).toEqual(['baratheon', 'lannister', 'stark']);
  },
);

test('CO-7.10 a seat that had resigned stays resigned, and the game goes on', async () => {
  const players = await playersAt('resigned', 'first-edition', 'ada', 'bea');
  const { info } = await players[0]!.client.join(idOf('resigned'));
  expect(info.sitters.find(({ seat }) => seat === 'baratheon')).toMatchObject({ resigned: true });
  let moved = 0;
  for (const until = Date.now() + 40_000; moved < 5 && Date.now() < until;) {
    for (const player of players) if (await player.move()) moved++;
    await new Promise(done => setTimeout(done, 10)); // the bot in the third seat takes its time
  }
  expect(moved).toBeGreaterThanOrEqual(5);
});

test('CO-4.1 records of before are given out as they were, and taken in', async () => {
  const [ada] = (await playersAt('finished', 'hand-of-the-king', 'ada')) as [Player];
  for (const name of ['finished', 'whispers']) {
    const answer = await ada.client.http('GET', `/api/tables/${idOf(name)}/record`);
    const anew = stored.records[name]?.replace('corvo-record/1', 'corvo-record/3'); // nothing else is new in them
    expect(await answer.text()).toBe(anew);
  }
  expect((await ada.client.http('POST', '/api/records', stored.records['finished'])).status).toBe(201);
});

test('CO-7.4 the tables of before stand in today’s lists, each in its own', async () => {
  const [ada] = (await playersAt('finished', 'hand-of-the-king', 'ada')) as [Player];
  const listed = async (list: string): Promise<string[]> =>
    (await ada.client.json<TableList>('GET', `/api/tables?list=${list}`)).tables.map(({ name }) => name);
  expect(await listed('played')).toContain('finished');
  expect(await listed('finished')).toContain('finished');
  expect(await listed('open')).toContain('gathering');
  expect((await listed('running')).toSorted()).toEqual(['later', 'resigned', 'running', 'sealed', 'turn']);
  expect(await listed('mine')).toEqual(expect.arrayContaining(['gathering', 'running', 'sealed']));
});

test('CO-7.1 sessions of before are listed without a device, and from when they began', async () => {
  const [ada] = (await playersAt('running', 'hand-of-the-king', 'ada')) as [Player];
  const { sessions } = await ada.client.json<KnownDevices>('GET', '/api/me/sessions');
  expect(sessions).toMatchObject([{ device: '', here: true }]);
  const { expires_at: until } = stored.rows.find(([kind, row]) => kind === 'tokens' && row['kind'] === 'session')![1];
  const newest = Math.max(...stored.rows.map(([, row]) => Number(row['updated_at'] ?? 0)));
  const began = Number(until) - 400 * 24 * 3_600_000 - newest; // as long before the last sign of life
  expect(Math.abs(sessions[0]!.createdAt - Date.now() - began)).toBeLessThan(3_600_000);
});

test('HK-S19 a table with its own wish about taking back goes on', async () => {
  const players = await playersAt('turn', 'hand-of-the-king', 'ada', 'bea');
  await playOut(players);
  expect((await players[0]!.client.http('GET', `/api/tables/${idOf('turn')}/record`)).status).toBe(200);
});

test('CO-7.7 a table that was gathering people can still be joined and started', async () => {
  const [ada, bea] = (await playersAt('gathering', 'second-edition', 'ada', 'bea')) as [Player, Player];
  const { table } = ada;
  const { info } = await bea.client.join(table);
  const free = info.sitters.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
  await bea.client.must('sit', { table, seat: free[0]! });
  for (const seat of free.slice(1)) await ada.client.must('setSeat', { table, seat, bot: 'random' });
  await ada.client.must('start', { table });
  expect((await bea.client.join(table)).info.status).toBe('playing');
});

test('CO-7.5 what spectators see late of a table of before is what they saw, and its end comes in its time', async () => {
  const late: Readonly<Record<string, number>> = { [idOf('later')]: 2, [idOf('finished')]: 1 };
  const rows = stored.rows.map(([kind, row]): (typeof stored.rows)[number] => {
    const delaySeconds = kind === 'tables' ? late[String(row['id'])] : undefined;
    if (delaySeconds === undefined) return [kind, row];
    const setup = { ...(JSON.parse(String(row['setup'])) as object), spectators: { allowed: true, delaySeconds } };
    return [kind, { ...row, setup: JSON.stringify(setup) }];
  });
  const folder = testFolder();
  layStored(folder, { ...stored, rows });
  let served = 0;
  const server = await TestServer.start({}, { served: () => served }, folder);
  served = await server.running.hub.around.storage.served(); // the next begins when the last was there
  const stranger = new TestClient(server.address, '');
  const newest = Math.max(...stored.rows.map(([, row]) => Number(row['updated_at'] ?? 0)));
  const olderThan = (ms: number): number[] =>
    rowsOf('entries', 'later')
      .filter(({ at }) => newest - Number(at) >= ms)
      .map(({ n }) => Number(n));
  const seen = async (): Promise<number[]> => (await stranger.join(idOf('later'))).moments.map(({ n }) => n);
  const status = async (): Promise<string> => (await stranger.join(idOf('finished'))).info.status;
  expect(olderThan(2_000).length).toBeGreaterThan(5);
  expect([await seen(), await status()]).toEqual([olderThan(2_000), 'playing']);
  served += 999;
  expect([await seen(), await status()]).toEqual([olderThan(1_001), 'finished']);
  stranger.close();
  await server.end();
});
