import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@corvo/core';
import { createTable } from '@corvo/protocol';
import { whispers } from '@corvo/testkit';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openSqlite, type Person } from '../storage/index.ts';
import type { Environment } from '../environment.ts';
import { hubOf, environmentOf } from '../testing/hub.fixture.ts';
import type { Hub } from './hub.ts';
import type { Table } from './table.ts';

type Thinking = Parameters<Environment['thinkers']['decide']>[0];

const folder = mkdtempSync(join(tmpdir(), 'corvo-botting-'));
const storage = await openSqlite(folder);
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const rules = whispers as unknown as Game;
const ada: Person = { id: 'ada', name: 'Ada', createdAt: 0 };
await storage.commit([[{ do: 'put-person', person: ada }]]);

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Waits until it is true; how long that took, in milliseconds. */
async function until(isTrue: () => boolean): Promise<number> {
  const start = performance.now();
  while (!isTrue()) {
    if (performance.now() - start > 10_000) throw new Error('waited in vain');
    await pause(1);
  }
  return performance.now() - start;
}

/** The tables of a process whose bots think as the test says; all that it logs as an error. */
function opened(game: Game, decide: (job: Thinking) => Promise<unknown>, beat = 0): { hub: Hub; errors: string[] } {
  const errors: string[] = [];
  const around = environmentOf(storage, [game], {
    decide: decide as Environment['thinkers']['decide'],
    log: { warn() {}, error: (about, sentence) => void errors.push(`${sentence} ${JSON.stringify(about)}`) },
  });
  const hub = hubOf(around, beat);
  onTestFinished(() => hub.stop());
  return { hub, errors };
}

/** Ada against one bot, which is asked under seal at once. */
async function begun(hub: Hub): Promise<Table> {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const wish = createTable.parse({ name: 'T', game: rules.id, players: 2, order: 'chosen', seats });
  const table = await hub.create(ada, wish);
  if (!('record' in table)) throw new Error(table.code);
  expect(await table.run(() => hub.start(table, ada))).toBeUndefined();
  return table;
}

const bids = async (): Promise<object> => ({ choice: { amount: 1 }, reason: { key: '', data: {} }, nodes: 0 });
const hasBid = ({ match }: Table): boolean => match!.sealed.length === 1;

test('CO-6.1 bots answer at whole beats, so that the time they take tells nothing about their cards', async () => {
  const quick = await begun(opened(rules, bids, 80).hub);
  expect(await until(() => hasBid(quick))).toBeGreaterThan(60);

  const slow = await begun(opened(rules, () => pause(100).then(bids), 80).hub);
  expect(await until(() => hasBid(slow))).toBeGreaterThan(140); // two beats, and not as soon as it knows
});

test('a server that comes back wakes a table where a bot is waited for, and none where only a person is', async () => {
  const table = await begun(opened(rules, () => pause(50).then(bids)).hub);
  expect((await storage.table(table.id))?.alarm).toBe(0);
  await until(() => hasBid(table));
  expect((await storage.table(table.id))?.alarm).toBeNull();
});

test('a bot that fails, or chooses against the rules, does not stop the table: any legal choice is taken', async () => {
  const failing = opened(rules, () => Promise.reject(new Error('no idea')));
  const first = await begun(failing.hub);
  await until(() => hasBid(first));
  expect(failing.errors).toEqual([expect.stringMatching(/could not decide.*random.*no idea/)]);

  const cheating = opened(rules, async () => ({ choice: { amount: 99 } }));
  const second = await begun(cheating.hub);
  await until(() => hasBid(second));
  expect(cheating.errors).toEqual([expect.stringMatching(/against the rules.*out-of-range/)]);
  expect(second.match?.sealed).toMatchObject([{ by: 'bot' }]);
});

test('where even that fails it is told in the log, by table and bot', async () => {
  const broken = (): never => {
    throw new Error('these rules are broken');
  };
  const { hub, errors } = opened({ ...rules, apply: broken }, bids);
  const table = await begun(hub);
  const played = (): string[] => errors.filter(error => !error.includes('sampled')); // of such rules no words are found either
  await until(() => played().length > 0);
  expect(played()).toEqual([expect.stringMatching(/could not play.*random.*these rules are broken/)]);
  expect(played()[0]).toContain(table.id);
});

test('CO-7.15 at a table that cannot go on no bot is asked', async () => {
  const never = new Promise<never>(() => {});
  const { id } = await begun(opened(rules, () => never).hub);
  let asked = 0;
  const requests: Game['requests'] = () => {
    throw new Error('these rules know no such question');
  };
  const ask = (): Promise<unknown> => {
    asked++;
    return bids();
  };
  const table = (await opened({ ...rules, requests }, ask).hub.table(id))!;
  expect(table.stuck).toMatchObject({ code: 'cannot-resume' });
  await pause(20);
  expect([asked, table.match?.sealed]).toEqual([0, []]);
});
