import type { TableList } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
let clock = 1_794_778_070_206;
beforeAll(async () => {
  stage = await Stage.open({}, { now: () => clock });
});
afterAll(() => stage.close());

const list = async (who: TestClient | null, query: string): Promise<TableList> => {
  const path = `/api/tables?list=${query}`;
  return who === null
    ? ((await (await fetch(`${stage.server.address}${path}`)).json()) as TableList)
    : who.json<TableList>('GET', path);
};

test('CO-7.5 running tables that anybody may watch are listed for anybody, and no others', async () => {
  const people = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const open = await stage.playing(people, { game: 'whispers', name: 'open' });
  await stage.playing(people, { game: 'whispers', name: 'closed', spectators: { allowed: false, delaySeconds: 0 } });
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
  await people[0].create({ game: 'whispers', players: 2, name: 'invited', access: 'invited', seats, start: true });
  const { tables } = await list(null, 'running');
  expect(tables.map(({ name }) => name)).toEqual(['open']);
  expect(tables[0]).toMatchObject({ status: 'playing', yourTurn: false, result: null });
  await people[0].must('resign', { table: open.table });
  expect((await list(null, 'running')).tables).toEqual([]);
  expect((await list(null, 'finished')).tables.map(({ name }) => name)).toEqual(['open']);
});

test('CO-7.5 at a table that is seen late nothing that happens changes a byte of the lists before its time', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], {
    game: 'whispers',
    spectators: { allowed: true, delaySeconds: 600 },
  });
  for (let i = 0; i < 3; i++) await stage.playing([ada, bea], { game: 'whispers', name: `other ${i}` });
  const seen = async () => JSON.stringify([await list(null, 'running'), await list(null, 'finished&limit=1')]);
  const before = await seen();
  const own = async () => (await list(ada, 'mine')).tables.find(({ id }) => id === table);
  const mine = await own();
  clock += 70_000;
  const steps = [
    () => ada.must('act', { table, request: 1, choice: { amount: 1 } }),
    () => bea.must('handOver', { table, seat: 'bruno', bot: 'random' }),
    () => bea.must('handOver', { table, seat: 'bruno', bot: null }),
    () => ada.must('resign', { table }),
  ];
  for (const step of steps) {
    await step();
    expect(await seen()).toBe(before);
  }
  expect(await own()).not.toEqual(mine); // who sits there hears of it at once
  clock += 601_000;
  expect(await seen()).not.toBe(before);
});

test('CO-7.3 pages go on exactly where the last one ended, for many tables of one moment as well', async () => {
  const ada = await stage.person('Ada');
  const names: string[] = [];
  for (let i = 0; i < 12; i++) {
    names.push(`page ${i}`);
    await ada.create({ game: 'whispers', players: 2, name: `page ${i}` });
  }
  for (const [who, query] of [
    [ada, 'mine'],
    [null, 'open'],
  ] as const) {
    const found: string[] = [];
    let next: string | null | undefined;
    do {
      const page: TableList = await list(who, `${query}&limit=5${next === undefined ? '' : `&before=${next}`}`);
      found.push(...page.tables.map(({ name }) => name));
      ({ next } = page);
    } while (next !== null);
    expect(found.filter(name => name.startsWith('page ')).toSorted()).toEqual(names.toSorted());
  }
  expect((await ada.http('GET', '/api/tables?list=open&before=1794778070206')).status).toBe(200); // an older page asks so
  for (const bad of ['x', '1~', '1~a~b', '-1', `1~${'x'.repeat(40)}`])
    expect((await ada.http('GET', `/api/tables?list=open&before=${bad}`)).status).toBe(400);
});

test('CO-7.13 my tables say for whom they wait, and how much of my time is left; late spectators hear nothing of it', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as [TestClient, TestClient, TestClient];
  const delayed = { allowed: true, delaySeconds: 60 };
  const wish = { game: 'whispers', name: 'timed', clock: { seconds: 3_600 }, spectators: delayed };
  const { table } = await stage.playing([ada, bea], wish);
  const mine = async (who: TestClient) => (await list(who, 'mine')).tables.find(({ id }) => id === table);
  expect(await mine(ada)).toMatchObject({ yourTurn: true, waiting: ['ada', 'bruno'], leftMs: 3_600_000 });
  clock += 600_000; // here both the time of day and the time that was served
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  expect(await mine(bea)).toMatchObject({ yourTurn: true, waiting: ['bruno'], leftMs: 3_000_000 });
  expect(await mine(ada)).toMatchObject({ yourTurn: false, waiting: ['bruno'] });
  expect(await mine(ada)).not.toHaveProperty('leftMs');
  await eve.join(table);
  expect((await list(eve, 'running')).tables.find(({ id }) => id === table)).toMatchObject({ waiting: [] });
  await bea.must('callVote', { table, kind: 'pause', seconds: 600 });
  const { motion } = (await ada.join(table)).standing!;
  await ada.must('vote', { table, motion: motion!.id, agree: true });
  expect(await mine(bea)).not.toHaveProperty('leftMs'); // it stands
});
