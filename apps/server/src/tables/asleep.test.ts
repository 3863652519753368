import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import type { Game } from '@corvo/core';
import { dueOf } from '@corvo/host';
import { createTable } from '@corvo/protocol';
import { whispers } from '@corvo/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openSqlite, type Person } from '../storage/index.ts';
import { environmentOf } from '../testing/hub.fixture.ts';
import { Hub, type HubPlan } from './hub.ts';
import { sit } from './seating.ts';
import type { Table } from './table.ts';
import { join, leave } from './watching.ts';

const folder = mkdtempSync(inFolder(tmpdir(), 'corvo-asleep-'));
const storage = await openSqlite(folder);
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const game = whispers as unknown as Game;
const [ada, bea] = ['ada', 'bea'].map((id): Person => ({ id, name: id, createdAt: 0 })) as [Person, Person];
await storage.commit([[ada, bea].map(person => ({ do: 'put-person', person }) as const)]);

const DAY_S = 24 * 3_600;
let time = 1_000; // the time of day and what was served, in one
const hubs: Hub[] = [];
const opened = (plan: Partial<HubPlan> = {}): Hub => {
  const around = environmentOf(storage, [game], {
    now: () => time,
    served: () => time,
    decide: () => new Promise(() => {}),
  });
  const hub = new Hub(around, { botBeatMs: 0, tickMs: 50, idleMs: 60_000, hostAwayMs: 3_600_000, ...plan });
  hubs.push(hub);
  return hub;
};
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.stop();
});

/** A running table with a clock of a day, at which nobody looks: of two people, or of one against a bot. */
async function begun(hub: Hub, against: 'person' | 'bot' = 'person'): Promise<Table> {
  const seats = [{ kind: 'me' }, against === 'bot' ? { kind: 'bot', bot: 'random' } : { kind: 'open' }];
  const about = { name: 'T', game: game.id, players: 2, order: 'chosen', seats, clock: { seconds: DAY_S } };
  const table = await hub.create(ada, createTable.parse(about));
  if (!('record' in table)) throw new Error(table.code);
  const refused = against === 'bot' ? undefined : await table.run(() => sit(table, bea, table.record.seats[1]!.seat));
  expect(refused ?? (await table.run(() => hub.start(table, ada)))).toBeUndefined();
  return table;
}

/** Waits until the server has looked, and this is so. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - start > 20_000) throw new Error('waited in vain');
    await new Promise(done => setTimeout(done, 20));
  }
}

/** Until the server has looked at its tables at least once more. */
const looked = (): Promise<void> => new Promise(done => setTimeout(done, 300));

test('CO-7.13 a table whose clock is far off and that nobody looks at leaves the memory, and is there when it is due', async () => {
  const hub = opened();
  const { id } = await begun(hub);
  time += 61_000;
  await until(() => hub.size === 0);
  time += DAY_S * 1_000 - 61_000 - 5_100;
  await looked();
  expect([hub.size, (await storage.table(id))?.n]).toEqual([0, 0]);
  time += 5_000;
  await until(() => hub.size === 1); // a little before it is needed
  expect((await storage.table(id))?.n).toBe(0);
  time += 100;
  await until(async () => (await storage.table(id))!.n > 0);
  expect((await storage.entries(id, 0))[0]?.answers).toMatchObject([{ by: 'server' }, { by: 'server' }]);
});

test('CO-7.13 a server that starts leaves such tables where they are until they are due; a bot that is asked comes at once', async () => {
  const before = opened();
  const far = await begun(before);
  const waiting = await begun(before, 'bot');
  await before.stop();
  const hub = opened();
  const alarmed = async (until: number) => (await storage.alarmed(until)).map(({ id }) => id);
  const soon = await alarmed(time + 600_000);
  expect(soon).toContain(waiting.id);
  expect(soon).not.toContain(far.id);
  expect(await alarmed(Number.MAX_SAFE_INTEGER)).toContain(far.id);
  expect(await hub.resume()).toBe(soon.length); // however many clocks run that are far off
  expect(hub.size).toBe(1);
  const { thinking, match } = (await hub.table(waiting.id))!;
  expect([hub.size, thinking.size, dueOf(match!)]).toEqual([1, 1, dueOf(waiting.match!)]);
  time += DAY_S * 1_000;
  await until(async () => (await storage.table(far.id))!.n > 0);
});

test('CO-7.13 the time that was served is written down also while all clocks sleep', async () => {
  const hub = opened();
  await begun(hub);
  time += 61_000;
  await until(() => hub.size === 0);
  time += 100_000;
  await until(async () => (await storage.served()) === time);
  expect(hub.size).toBe(0);
});

test('CO-7.13 a table that somebody looks at stays', async () => {
  const hub = opened();
  const table = await begun(hub);
  const nothing = (): void => {};
  const told = { send: nothing, share: nothing, sendBytes: nothing, shareBytes: nothing };
  const viewer = { person: 'ada', name: 'Ada', address: '1.2.3.4', ...told };
  await table.run(() => join(table, viewer));
  time += 61_000;
  await looked();
  expect(await hub.table(table.id)).toBe(table);
  await table.run(async () => leave(table, viewer));
  time += 61_000;
  await until(() => hub.size === 0);
});

test('CO-7.3 of the tables that nobody looks at only so many stay in memory, those that were used last', async () => {
  const hub = opened({ mostIdle: 2, idleMs: 600_000 });
  const tables: Table[] = [];
  for (let at = 0; at < 5; at++) {
    const made = await hub.create(ada, createTable.parse({ name: 'T', game: game.id, players: 2 }));
    if ('record' in made) tables.push(made);
    time += 100;
  }
  await looked();
  expect(hub.size).toBe(5); // they were asked for a moment ago
  time += 6_000;
  await until(() => hub.size < 5);
  expect(await hub.table(tables[4]!.id)).toBe(tables[4]);
  expect(await hub.table(tables[3]!.id)).toBe(tables[3]);
  expect(hub.size).toBe(2);
  expect((await hub.table(tables[0]!.id))?.record).toEqual(tables[0]!.record); // it is read again
});

test('CO-7.3 a server that starts with very many tables waiting for bots brings back a few at a time, clocks first', async () => {
  const before = opened();
  const clocked = await begun(before);
  time += 2 * DAY_S * 1_000;
  await before.stop();
  const waiting = opened();
  const many = await Promise.all(Array.from({ length: 120 }, () => begun(waiting, 'bot')));
  await waiting.stop();

  const first = opened({ tickMs: 3_600_000 });
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns++;
    timer = setImmediate(turn);
  });
  await first.resume();
  clearImmediate(timer);
  expect(first.size).toBe(50);
  expect(turns).toBeGreaterThanOrEqual(50); // everybody else had a turn in between
  expect(first.here(clocked.id)).toBeDefined();
  await first.stop();

  const hub = opened();
  await hub.resume();
  await until(() => many.every(({ id }) => hub.here(id) !== undefined));
});
