import { Client } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { Cluster, hasPostgres } from '../testing/postgres.fixture.ts';
import { storageContract } from '../storage/contract.fixture.ts';
import { someEntry, someTable } from '../storage/values.fixture.ts';
import type { News, Storage, Write } from '../storage/storage.ts';
import { openPostgres } from './index.ts';

/** On a busy machine. */
const PATIENT = { timeout: 120_000 };
const TABLES = Array.from({ length: 8 }, (_, place) => `t${place}`);

/** Tables that move as fast as they can, several in one group, until told to stop; answers how far each has come. */
function keepMoving(storage: Storage) {
  let isStopping = false;
  let acknowledged = 0;
  const playing = (id: string, version: number, n: number) => someTable({ id, status: 'playing', version, n });
  const run = async (): Promise<Map<string, number>> => {
    await storage.commit(TABLES.map(id => [{ do: 'put-table', table: playing(id, 1, -1), reseated: true }]));
    let n = 0;
    for (; !isStopping; n++) {
      const units = TABLES.map((id): Write[] => [
        { do: 'move-table', table: playing(id, n + 2, n) },
        { do: 'add-entry', entry: someEntry(n, { table: id, id: `${id} ${n}` }) },
      ]);
      const written = await storage.commit(units);
      expect(written).toEqual(TABLES.map(() => 'done'));
      acknowledged += written.length;
    }
    return new Map(TABLES.map(id => [id, n]));
  };
  return {
    done: run(),
    count: () => acknowledged,
    stop: () => {
      isStopping = true;
    },
  };
}

/** Of every table exactly what was acknowledged is there: nothing lost, nothing doubled, no hole. */
async function expectWhole(storage: Storage, reached: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, many] of reached) {
    const entries = await storage.entries(id, -1);
    expect(entries.map(entry => entry.n)).toEqual(Array.from({ length: many }, (_, n) => n));
    expect((await storage.table(id))?.version).toBe(many + 1);
  }
}

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  const cluster = hasPostgres ? new Cluster() : undefined!;
  afterAll(async () => cluster?.end());

  storageContract('PostgreSQL', async () => {
    const url = await cluster.fresh();
    return { storage: await openPostgres(url), again: () => openPostgres(url) };
  });

  test(
    'CO-7.14 connections that are cut in the middle of a commit lose and double nothing',
    { timeout: 240_000 },
    async () => {
      const url = await cluster.fresh();
      const storage = await openPostgres(url);
      const moving = keepMoving(storage);
      const knife = new Client(url);
      await knife.connect();
      for (let cuts = 0; cuts < 60; cuts++) {
        const before = moving.count();
        await knife.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'corvo' and datname = current_database() and pid <> pg_backend_pid()`,
        );
        await expect.poll(moving.count, { interval: 5, ...PATIENT }).toBeGreaterThan(before);
      }
      moving.stop();
      await expectWhole(storage, await moving.done);
      await knife.end();
      await storage.close();
    },
  );

  test(
    'CO-7.14 a PostgreSQL that is killed and comes back loses nothing, and is heard again',
    { timeout: 240_000 },
    async () => {
      // One of its own: after a kill a PostgreSQL reads and syncs every file it has before it answers.
      const cluster = new Cluster();
      onTestFinished(() => cluster.end());
      const url = await cluster.fresh();
      const storage = await openPostgres(url, 170_000);
      const other = await openPostgres(url);
      const heard: News[] = [];
      other.onOthers(news => heard.push(news));
      const moving = keepMoving(storage);
      for (const how of ['immediate', 'fast', 'immediate'] as const) {
        const before = moving.count();
        await expect.poll(moving.count, PATIENT).toBeGreaterThan(before + 24);
        await cluster.stop(how);
        heard.length = 0;
        await new Promise(resolve => setTimeout(resolve, 300));
        await cluster.start();
      }
      const before = moving.count();
      await expect.poll(moving.count, PATIENT).toBeGreaterThan(before + 24);
      await expect.poll(() => heard.includes('all'), PATIENT).toBe(true); // while nothing could be heard anything may have happened
      await expect.poll(() => heard.some(news => news !== 'all' && news.tables.includes('t0')), PATIENT).toBe(true);
      moving.stop();
      await expectWhole(storage, await moving.done);
      await other.close();
      await storage.close();
    },
  );

  test('CO-7.14 what a PostgreSQL that stays away cannot take is refused after a while, and taken when it is back', async () => {
    const cluster = new Cluster();
    onTestFinished(() => cluster.end());
    const storage = await openPostgres(await cluster.fresh(), 300);
    const person = { id: 'ada', name: 'Ada', createdAt: 0 };
    const put = () => storage.commit([[{ do: 'put-person', person }]]);
    await cluster.stop('fast');
    expect(await put().catch(() => 'refused')).toBe('refused');
    await cluster.start();
    await expect.poll(() => put().catch(() => 'refused'), PATIENT).toEqual(['done']);
    expect(await storage.person('ada')).toEqual(person);
    await storage.close();
  });

  test('who writes is not told of it, and others hear at which tables', async () => {
    const url = await cluster.fresh();
    const [storage, other] = [await openPostgres(url), await openPostgres(url)];
    const heard: Record<'mine' | 'theirs', unknown[]> = { mine: [], theirs: [] };
    storage.onOthers(news => heard.mine.push(news));
    other.onOthers(news => heard.theirs.push(news));
    await storage.commit([
      [{ do: 'put-table', table: someTable({ id: 'new' }), reseated: true }],
      [{ do: 'put-served', served: 1, at: 1 }],
    ]);
    const changed = { tables: ['new'], talk: [], visits: [] };
    await expect.poll(() => heard.theirs, PATIENT).toEqual([changed]);
    const known = await other.othersWrote();
    await storage.commit([[{ do: 'put-served', served: 2, at: 1 }]]); // nothing that anybody has to hear
    const line = { table: 'new', channel: 'table', id: 1, person: 'p', name: 'A', seat: null, text: 'x', at: 1 };
    await storage.commit([[{ do: 'add-line', line: { ...line, served: null } }]]);
    const said = { tables: [], talk: ['new'], visits: [] };
    await expect.poll(() => heard.theirs, PATIENT).toEqual([changed, said]);
    expect(await other.othersWrote()).toBe(known); // it is about no person
    await storage.commit([[{ do: 'drop-token', hash: 'x' }]]); // somebody may be nobody now, at no table
    await expect.poll(() => heard.theirs, PATIENT).toEqual([changed, said, { tables: [], talk: [], visits: [] }]);
    expect(await other.othersWrote()).not.toBe(known);
    expect(heard.mine).toEqual([]);
    await storage.close();
    await other.close();
  });

  test('CO-7.13 processes know of each other, agree on the time that was served, and notice who is gone', async () => {
    const url = await cluster.fresh();
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    expect(one.process).not.toBe(two.process);
    expect(await one.beat(5_000, 1)).toEqual({ served: 5_000, others: [], keepers: [] });
    const first = [one.process];
    expect(await two.beat(100, 2)).toEqual({ served: 5_000, others: first, keepers: first });
    expect(await one.beat(6_000.7, 3)).toEqual({ served: 6_000, others: [two.process], keepers: [two.process] });
    expect(await one.served()).toBe(6_000);
    await one.come('t1', 'p-ada', 'Ada');
    await one.come('t1', 'p-ada', 'Ada'); // by another page
    await one.come('t1', 'p-bea', 'Bea');
    await one.go('t1', 'p-bea');
    expect(await two.elsewhere('t1')).toEqual([{ person: 'p-ada', name: 'Ada' }]);
    expect([await one.elsewhere('t1'), await two.elsewhere('t2')]).toEqual([[], []]);
    await one.close(); // it says that it goes
    expect(await two.elsewhere('t1')).toEqual([]);
    expect((await two.beat(6_001, 4)).others).toEqual([]);
    const third = await openPostgres(url, 30_000, false); // it only serves people
    expect(third.isKeeper).toBe(false);
    expect((await third.beat(0, 5)).others).toEqual([two.process]);
    expect(await two.beat(6_001, 5)).toMatchObject({ others: [third.process], keepers: [] });
    const client = new Client(url); // as after a kill: nobody says anything, and time goes by
    await client.connect();
    await client.query('update processes set at = at - 4000 where id = $1', [two.process]);
    await client.end();
    expect((await third.beat(0, 6)).others).toEqual([]);
    await two.close();
    await third.close();
  });

  test('CO-7.3 what all processes share is counted by all of them together, and forgotten when it says nothing any more', async () => {
    const url = await cluster.fresh();
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    const rate = { burst: 3, perSecond: 0.5 };
    const takes = await Promise.all([one.take('x', rate), two.take('x', rate), one.take('x', rate)]);
    expect(takes).toEqual([0, 0, 0]);
    for (const storage of [one, two]) {
      const wait = await storage.take('x', rate);
      expect([1, 2]).toContain(wait);
    }
    expect(await two.take('y', rate)).toBe(0);
    const client = new Client(url); // as if it were later
    await client.connect();
    await client.query(`update rates set until = until - 2000000 where key = 'x'`);
    expect([await one.take('x', rate), await two.take('x', rate)]).toEqual([0, expect.any(Number)]);
    await client.query(`update rates set until = until - 9000000 where key = 'x'`);
    await one.beat(0, 1);
    const { rows } = await client.query('select key from rates');
    expect(rows).toEqual([{ key: 'y' }]);
    await client.end();
    await one.close();
    await two.close();
  });

  test('a database that was brought further by a newer Corvo is left as it is, and serves this one too', async () => {
    const url = await cluster.fresh();
    await (await openPostgres(url)).close();
    const client = new Client(url);
    await client.connect();
    await client.query(`insert into kysely_migration (name, timestamp) values ('2099-01-something', 'then')`);
    await client.end();
    const storage = await openPostgres(url);
    expect(await storage.commit([[{ do: 'put-table', table: someTable(), reseated: true }]])).toEqual(['done']);
    await storage.close();
  });

  test('what cannot be reached is told in one sentence, without the password', async () => {
    const nowhere = 'postgresql://corvo:hush@127.0.0.1:1/corvo';
    await expect(openPostgres(nowhere)).rejects.toThrow(/^the database 127\.0\.0\.1:1\/corvo cannot be reached \(.*\)/);
    await expect(openPostgres(nowhere)).rejects.not.toThrow(/hush/);
  });
});
