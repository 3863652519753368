import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, Instruction } from '@corvo/core';
import { instructedAt } from '@corvo/host';
import { createTable } from '@corvo/protocol';
import { whispers } from '@corvo/testkit';
import { afterAll, expect, test } from 'vitest';
import { happened } from '../notices/happened.ts';
import { openSqlite, type Person } from '../storage/index.ts';
import type { TestClient } from '../testing/client.fixture.ts';
import { environmentOf, hubOf } from '../testing/hub.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';
import { compare, layTable, mark, type Twin } from '../testing/twins.fixture.ts';
import { act } from './acting.ts';
import type { Hub } from './hub.ts';
import { instruct, obeyClock } from './instructing.ts';
import { sit } from './seating.ts';
import type { Table } from './table.ts';

const NO_BID: Instruction = { kind: 'bid-nothing', about: null };
const LEFT: Instruction = { kind: 'stop-at', about: 'left' };
const SHOW_NOTHING: Instruction = { kind: 'show-nothing', about: null };

let served = 1_000;
const stage = await Stage.open({}, { served: () => served });
afterAll(() => stage.close());

const tableOf = async (hub: Hub, id: string): Promise<Table> => (await hub.table(id))!;

/** Lets the time come at which the next instruction answers, and the server look at its clock. */
async function answerNow(hub: Hub, id: string): Promise<void> {
  const table = await tableOf(hub, id);
  served = Math.max(served, instructedAt(table.match!) ?? 0);
  await table.run(() => obeyClock(table));
}

const pair = async (): Promise<{ ada: TestClient; bea: TestClient; table: string }> => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  return { ada, bea, ...(await stage.playing([ada, bea], { game: 'whispers' })) };
};

test('CO-7.23 instructions are for their owner alone to see, to change and to revoke, also after a restart', async () => {
  const { ada, bea, table } = await pair();
  const { offers, given } = await ada.must('instructions', { table });
  expect([offers.length, given]).toEqual([5, []]);
  await ada.must('instruct', { table, given: [NO_BID, LEFT] });
  expect((await bea.must('instructions', { table })).given).toEqual([]);
  const eve = await stage.person('Eve');
  await eve.join(table);
  expect(await eve.problem('instructions', { table })).toMatchObject({ code: 'not-seated' });
  expect(await eve.problem('instruct', { table, given: [NO_BID] })).toMatchObject({ code: 'not-seated' });
  const strange = { table, given: [{ kind: 'dream', about: null }] };
  expect(await ada.problem('instruct', strange)).toMatchObject({ code: 'instruction-unknown', clause: 'CO-7.23' });
  await stage.restart();
  for (const client of [ada, bea]) await client.join(table);
  expect((await ada.must('instructions', { table })).given).toEqual([NO_BID, LEFT]);
  expect((await ada.must('instruct', { table, given: [] })).given).toEqual([]);
  await stage.restart();
  await ada.join(table);
  expect((await ada.must('instructions', { table })).given).toEqual([]);
});

test('CO-7.23 an answer falls due although the server stopped meanwhile, and nobody is shown as present by it', async () => {
  const { ada, bea, table } = await pair();
  await ada.must('instruct', { table, given: [NO_BID] });
  await ada.must('leave', { table });
  const { hub } = stage.server.running;
  const due = instructedAt((await tableOf(hub, table)).match!);
  expect(due).toBeGreaterThan(served);
  expect((await stage.server.running.hub.around.storage.table(table))?.alarm).toBe(due);
  await stage.restart();
  await bea.join(table);
  const presences = bea.presences.length;
  expect(instructedAt((await tableOf(stage.server.running.hub, table)).match!)).toBe(due);
  await answerNow(stage.server.running.hub, table);
  await bea.must('act', { table, request: 1, choice: { amount: 2 } });
  const joined = await bea.join(table, 0);
  expect(joined.moments[0]).toMatchObject({ kind: 'action', by: 'person', notes: [] });
  expect(joined.info.sitters.find(({ seat }) => seat === 'ada')?.present).toBe(false);
  expect(bea.presences.slice(presences).flatMap(({ present }) => present)).not.toContain('ada');
  const back = await ada.join(table, 0);
  expect(back.moments[0]?.notes).toMatchObject([{ key: 'note.instructed', data: { text: 'ada bids 0' } }]);
});

test('CO-7.23 the server gives the answer by itself, before the clock of its owner runs out', async () => {
  const alone = await Stage.open();
  const [ada, bea] = (await alone.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await alone.playing([ada, bea], { game: 'whispers', clock: { seconds: 10 } });
  await ada.must('instruct', { table, given: [NO_BID] });
  await bea.must('act', { table, request: 1, choice: { amount: 2 } });
  await bea.until(() => bea.updates.some(({ moment }) => moment?.kind === 'action'), 'the instructed answer');
  expect(bea.updates.findLast(({ moment }) => moment?.kind === 'action')?.moment).toMatchObject({
    by: 'person',
    notes: [],
  });
  await alone.close();
}, 40_000);

test('CO-7.23 CO-2.5 what others get, and when, is the same whether an answer came by hand or by an instruction', async () => {
  const clock = { seconds: 600, increment: 10 };
  const { bytes, reveal } = await compare(
    () => layTable({ game: 'whispers', players: 3, clock, served: () => served }),
    async (twin, isInstructed) => {
      served = 1_000;
      const { people, table } = twin as Twin & { people: readonly [TestClient, TestClient, TestClient] };
      const { hub } = twin.server.running;
      const seen = async (n: number): Promise<void> => {
        await Promise.all(people.slice(1).map(person => person.until(() => person.updates.at(-1)?.n === n, `${n}`)));
      };
      let at = served;
      const answer = async (request: number, choice: { option: string } | { amount: number } | { card: null }) => {
        served = at += 40_000; // by then it has been due
        if (isInstructed) await answerNow(hub, table);
        else await people[0].must('act', { table, request, choice });
      };
      await people[0].must('act', { table, request: 1, choice: { amount: 3 } });
      if (isInstructed) await people[0].must('instruct', { table, given: [LEFT, SHOW_NOTHING, NO_BID] });
      await mark(twin, 'instructed'); // nobody hears of it
      for (const who of [1, 2]) await people[who]!.must('act', { table, request: 1, choice: { amount: 0 } });
      await seen(1);
      await mark(twin, 'revealed');
      await answer(2, { option: 'left' });
      await seen(2);
      await mark(twin, 'an open answer');
      await people[0].must('act', { table, request: 3, choice: { amount: 0 } });
      await seen(3);
      await answer(4, { card: null });
      await seen(4);
      await mark(twin, 'a new round');
      await answer(5, { amount: 0 });
      await mark(twin, 'a sealed answer');
      if (isInstructed) await people[0].must('instruct', { table, given: [] });
      await mark(twin, 'revoked');
      await people[0].must('leave', { table });
      await people[0].join(table); // what comes when its owner is back
      await mark(twin, 'came back');
      for (const who of [1, 2]) await people[who]!.must('act', { table, request: 5, choice: { amount: 1 } });
      await seen(5);
      await mark(twin, 'revealed again');
    },
  );
  expect(bytes).toBeGreaterThan(5_000);
  const same = await reveal(async ({ people, table }) => {
    await people[1]!.must('say', { table, channel: 'table', text: people[1] === undefined ? '' : `${Math.random()}` });
    await people[2]!.until(() => people[2]!.chat.length > 0, 'the line');
  });
  expect(same).toBe(false); // the test can see a difference
});

test('CO-7.23 of two processes one gives the answer, and the other follows it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-instructing-'));
  const storages = [await openSqlite(folder), await openSqlite(folder)] as const;
  const game = whispers as unknown as Game;
  const people: readonly Person[] = ['a', 'b'].map(id => ({ id, name: id, createdAt: 0 }));
  await storages[0].commit([people.map(person => ({ do: 'put-person', person }) as const)]);
  const around = storages.map(storage => environmentOf(storage, [game], { served: () => served }));
  const [one, other] = around.map(part => hubOf(part)) as [Hub, Hub];
  const made = await one.create(
    people[0]!,
    createTable.parse({ name: 'T', game: game.id, players: 2, order: 'chosen' }),
  );
  if ('code' in made) throw new Error(made.code);
  await made.run(() => sit(made, people[1]!, made.record.seats[1]!.seat));
  await made.run(() => one.start(made, people[0]!));
  for (const [seat, amount] of [
    ['a', 3],
    ['b', 0],
  ] as const)
    await made.run(() => act(made, seat, { request: 1, choice: { amount }, rewinds: 0 }));
  const elsewhere = await tableOf(other, made.id);
  const given = await elsewhere.run(() => instruct(elsewhere, 'a', [LEFT]));
  expect(given).toMatchObject({ given: [LEFT] });
  expect(await made.run(() => made.follow())).toBe(true);
  served = instructedAt(made.match!)!;
  await Promise.all([made, elsewhere].map(table => table.run(() => obeyClock(table))));
  const entries = await storages[0].entries(made.id, 1);
  expect(entries).toMatchObject([{ n: 2, answers: [{ seat: 'ada', text: 'ada stops left', by: 'instruction' }] }]);
  for (const table of [made, elsewhere]) {
    await table.run(() => table.follow());
    expect(table.match).toMatchObject({ n: 2, instructions: { ada: { due: null } } });
  }
  for (const hub of [one, other]) await hub.stop();
  for (const storage of storages) await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

test('CO-7.23 CO-9.2 nobody is told that it is their turn where an instruction answers', async () => {
  const { ada, table } = await pair();
  const { match } = await tableOf(stage.server.running.hub, table);
  expect(happened(null, match!).map(({ kind }) => kind)).toEqual(['begun', 'begun', 'turn', 'turn']);
  await ada.must('instruct', { table, given: [NO_BID] });
  const after = (await tableOf(stage.server.running.hub, table)).match!;
  expect(happened(null, after).filter(({ kind }) => kind === 'turn')).toHaveLength(1);
});
