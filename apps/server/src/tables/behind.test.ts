import type { Command, CommandName, Created, TableInfo, TableList } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf, Player, playOut, TestClient } from '../testing/client.fixture.ts';
import { TestServer } from '../testing/server.fixture.ts';

// CO-7.5 for those who are somebody at a table and see it late: a host without a seat, and who has resigned. Two servers
// give out the same ids; at one the game is over, at the other it has hardly begun, and nothing may tell them apart.

let clock = 1_794_778_070_206;
const LATE_S = 60;

interface Twin {
  readonly server: TestServer;
  readonly table: string;
  readonly hana: TestClient; // keeps the table, and has no seat
  readonly cleo: TestClient; // has resigned
  readonly eve: TestClient; // watches
  readonly ada: TestClient;
}

async function lay(isOver: boolean): Promise<Twin> {
  let count = 0;
  const chance = { id: () => `id${++count}`, secret: () => `secret-${++count}` };
  const server = await TestServer.start({ hostAwayMs: 30_000 }, { chance, now: () => clock });
  const people: TestClient[] = [];
  for (const name of ['Hana', 'Ada', 'Bea', 'Cleo', 'Eve']) people.push(await TestClient.named(server.address, name));
  const [hana, ada, bea, cleo, eve] = people as [TestClient, TestClient, TestClient, TestClient, TestClient];
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const spectators = { allowed: true, delaySeconds: LATE_S };
  const { id: table } = await hana.create({ game: 'whispers', players: 3, order: 'chosen', seats, spectators });
  for (const person of people) await person.join(table);
  for (const [person, seat] of [
    [ada, 'ada'],
    [bea, 'bruno'],
    [cleo, 'carla'],
  ] as const)
    await person.must('sit', { table, seat });
  await hana.must('start', { table });
  await cleo.must('resign', { table });
  if (isOver) {
    const players = [ada, bea].map((client, at) => new Player(client, table, gameOf('whispers'), `${at}`));
    for (const player of players) await player.come();
    await playOut(players);
  }
  bea.close();
  await ada.until(() => ada.presences.at(-1)?.present.includes('bruno') === false, 'Bea being away');
  return { server, table, hana, cleo, eve, ada };
}

let twins: [over: Twin, running: Twin];
beforeAll(async () => {
  twins = [await lay(true), await lay(false)];
});
afterAll(async () => {
  for (const { server, hana, ada, cleo, eve } of twins) {
    for (const person of [hana, ada, cleo, eve]) person.close();
    await server.end();
  }
});

/** What this person is told, whatever it asks. */
async function everything(person: TestClient, table: string): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  const get = async (path: string): Promise<void> => {
    const answer = await person.http('GET', path);
    told[path] = [answer.status, await answer.text()];
  };
  for (const list of ['open', 'running', 'mine', 'played', 'finished'])
    for (const more of ['', '&limit=1']) await get(`/api/tables?list=${list}${more}`);
  await get(`/api/tables/${table}`);
  for (const rest of ['moments?before=9', 'views/0', 'views/1', 'views/99', 'record'])
    await get(`/api/tables/${table}/${rest}`);
  const send = async <Name extends CommandName>(name: Name, command: Omit<Command<Name>, 'table'>): Promise<void> => {
    const ack = await person.send(name, { ...command, table } as Command<Name>);
    told[`${name} ${JSON.stringify(command)}`] = ack;
  };
  await send('join', {} as never);
  for (const seat of ['ada', 'bruno', 'carla', 'nobody'])
    for (const bot of [null, 'random', 'no such bot']) await send('handOver', { seat, bot });
  await send('handOver', { seat: 'bruno', bot: 'random' }); // once more
  await send('act', { request: 1, choice: { amount: 1 }, rewinds: 0 });
  await send('undo', {});
  await send('consent', { proposal: 'id1', n: 0, agree: true });
  await send('resign', {});
  await send('practice', {});
  await send('hint', {});
  await send('sit', { seat: 'carla' });
  await send('stand', {});
  await send('setSeat', { seat: 'carla', bot: 'random' });
  await send('change', { setup: { name: 'another' } });
  await send('start', {});
  await send('say', { channel: 'table', text: 'well' });
  await send('say', { channel: 'ada+carla', text: 'well' });
  await send('read', { channel: 'table', id: 1 });
  await send('join', {} as never);
  return told;
}

test('CO-7.5 no list and no command tells a host without a seat, who resigned, or a spectator that a game is over', async () => {
  const [over, running] = twins;
  expect((await over.server.running.hub.table(over.table))?.record.status).toBe('finished');
  expect((await running.server.running.hub.table(running.table))?.record.status).toBe('playing');
  for (const who of ['hana', 'cleo', 'eve'] as const) {
    const [hidden, open] = [await everything(over[who], over.table), await everything(running[who], running.table)];
    expect(Object.keys(hidden).length).toBeGreaterThan(30);
    expect(hidden, who).toEqual(open);
  }
  const mine = async ({ hana }: Twin): Promise<string[]> =>
    (await hana.json<TableList>('GET', '/api/tables?list=mine')).tables.map(({ status }) => status);
  expect([await mine(over), await mine(running)]).toEqual([['playing'], ['playing']]);
});

test('CO-7.9 a host who sees the table late calls a bot all the same, and is shown it when its time has come', async () => {
  const [, { server, table, hana, ada }] = twins;
  const live = (await server.running.hub.table(table))!;
  await live.settle();
  expect(live.record.seats.map(({ bot }) => bot)).toEqual([null, 'random', expect.any(String)]);
  expect((await ada.join(table)).info.sitters[1]).toMatchObject({ bot: 'random' });
  expect((await hana.join(table)).info.sitters[1]).toMatchObject({ bot: null });
});

test('CO-7.5 a host who is gone is succeeded as at a table that goes on, while some do not know that it is over', async () => {
  clock += 1;
  for (const { hana } of twins) hana.close();
  for (const { server, table } of twins) {
    const live = (await server.running.hub.table(table))!;
    await expect.poll(() => live.isPresent(live.record.host)).toBe(false);
  }
  clock += 31_000;
  for (const { eve, table } of twins)
    await expect
      .poll(async () => (await eve.json<TableInfo>('GET', `/api/tables/${table}`)).sitters.map(({ host }) => host), {
        timeout: 20_000,
      })
      .toEqual([true, false, false]);
});

test('CO-7.5 when the time has come the end is told, and the table goes over to those that were played', async () => {
  const [{ cleo, table }] = twins;
  clock += LATE_S * 1_000;
  const listed = async (list: string): Promise<string[]> =>
    (await cleo.json<TableList>('GET', `/api/tables?list=${list}`)).tables.map(({ status }) => status);
  expect(await Promise.all(['mine', 'played', 'finished'].map(listed))).toEqual([[], ['finished'], ['finished']]);
  expect((await cleo.http('GET', `/api/tables/${table}/record`)).status).toBe(200);
  expect(await cleo.problem('handOver', { table, seat: 'bruno', bot: 'random' })).toMatchObject({
    code: 'not-started',
  });
});

test('CO-7.5 a table of bots counts for its host until its end may be known, or one more would tell', async () => {
  const [, { server, hana }] = twins;
  const seats = [1, 2].map(() => ({ kind: 'bot' as const, bot: 'random' }));
  const spectators = { allowed: true, delaySeconds: LATE_S };
  const begin = () =>
    hana.http('POST', '/api/tables', { name: 'bots', game: 'whispers', players: 2, seats, spectators, start: true });
  const tables = await Promise.all(
    [1, 2, 3]
      .map(async () => ((await (await begin()).json()) as Created).id)
      .map(async id => server.running.hub.table(await id)),
  );
  await expect
    .poll(() => tables.map(table => table?.record.status), { timeout: 20_000 })
    .toEqual(Array(3).fill('finished'));
  expect((await (await begin()).json()) as object).toMatchObject({ code: 'bot-tables-too-many' });
  clock += LATE_S * 1_000;
  expect((await begin()).status).toBe(201);
});
