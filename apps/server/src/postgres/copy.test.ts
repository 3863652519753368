import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { backupData, restoreData } from '../database.ts';
import { gameOf, Player, playOut, TestClient } from '../testing/client.fixture.ts';
import { Cluster, hasPostgres } from '../testing/postgres.fixture.ts';
import { ServerProcess } from '../testing/process.fixture.ts';
import { testFolder } from '../testing/server.fixture.ts';
import { COPIED } from './copy.ts';
import { clientConfig } from './pool.ts';

const PATIENT = { timeout: 120_000 };

/** All rows of all tables, whatever their order. */
type Everything = Record<string, string[]>;
const sorted = (rows: readonly object[]): string[] =>
  rows.map(row => JSON.stringify(Object.fromEntries(Object.entries(row).toSorted()))).toSorted();

function inFile(file: string): Everything {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.fromEntries(COPIED.map(table => [table, sorted(db.prepare(`select * from ${table}`).all())]));
  } finally {
    db.close();
  }
}

async function asked<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client(clientConfig(url));
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function inPostgres(url: string): Promise<Everything> {
  const found: Everything = {};
  for (const table of COPIED) found[table] = sorted(await asked(url, `select * from ${table}`));
  return found;
}

describe.skipIf(!hasPostgres)('data that moves between SQLite and PostgreSQL', () => {
  const cluster = hasPostgres ? new Cluster() : undefined!;
  const folder = testFolder();
  afterAll(async () => {
    await cluster?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  async function serve(server: ServerProcess): Promise<ServerProcess> {
    await server.start();
    onTestFinished(() => void server.end('SIGKILL'));
    return server;
  }

  test(
    'games go on where they stood: from a data folder into a PostgreSQL, and back from its backup',
    PATIENT,
    async () => {
      const home = join(folder, 'home');
      const game = gameOf('whispers');
      const first = await serve(new ServerProcess(home));
      const clients = [await TestClient.named(first.base, 'Ada'), await TestClient.named(first.base, 'Bea')] as const;
      const [ada, bea] = clients;
      const { id: table } = await ada.create({ game: game.id, players: 2, order: 'chosen' });
      await ada.join(table);
      const { info } = await bea.join(table);
      await bea.must('sit', { table, seat: info.sitters[1]?.seat ?? '' });
      await ada.must('start', { table });
      await ada.must('say', { table, channel: 'table', text: 'ciao “è” 🂡' });
      const come = async ({ base }: ServerProcess, cookies: readonly string[]): Promise<Player[]> => {
        const players = cookies.map(
          (cookie, place) => new Player(new TestClient(base, cookie), table, game, `${place}`),
        );
        for (const player of players) await player.come();
        onTestFinished(() => players.forEach(({ client }) => client.close()));
        return players;
      };
      const cookies = clients.map(({ cookie }) => cookie);
      const [here] = await come(first, cookies);
      await here!.move();
      const { n } = here!;
      for (const client of clients) client.close();
      expect(await first.end('SIGTERM')).toBe(0);
      const file = join(folder, 'one.sqlite');
      await backupData(home, file);

      const url = await cluster.fresh();
      await restoreData(file, url);
      expect(await inPostgres(url)).toEqual(inFile(file));
      const second = await serve(new ServerProcess(folder, url));
      const there = await come(second, cookies);
      expect(there[0]?.n).toBe(n);
      await there[1]!.move();
      const copy = join(folder, 'two.sqlite');
      await backupData(url, copy); // while it runs
      await expect(restoreData(file, url, true)).rejects.toThrow(/a server is using/);
      expect(await second.end('SIGTERM')).toBe(0);
      await expect(restoreData(file, url)).rejects.toThrow(/already holds a database/);
      await expect(backupData(url, copy)).rejects.toThrow(/already there/);

      const again = join(folder, 'again');
      await restoreData(copy, again);
      const third = await serve(new ServerProcess(again));
      await playOut(await come(third, cookies));
      expect(await third.end('SIGTERM')).toBe(0);

      await restoreData(file, url, true); // in the place of what is there
      expect(await inPostgres(url)).toEqual(inFile(file));
    },
  );

  test('every table is copied but those that tell who is there now', async () => {
    const url = await cluster.fresh();
    const file = join(folder, 'empty.sqlite');
    const home = join(folder, 'empty');
    const server = await serve(new ServerProcess(home));
    await server.end('SIGTERM');
    await backupData(home, file);
    await restoreData(file, url);
    const tables = await asked<{ name: string }>(
      url,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const names = tables.map(({ name }) => name).filter(name => !name.startsWith('kysely_'));
    expect(names.toSorted()).toEqual([...COPIED, 'processes', 'rates', 'visits'].toSorted());
  });

  test('what cannot be brought in changes nothing, and is told in one sentence', async () => {
    const url = await cluster.fresh();
    const home = join(folder, 'wrong');
    const server = await serve(new ServerProcess(home));
    const ada = await TestClient.named(server.base, 'Ada');
    ada.close();
    await server.end('SIGTERM');
    const file = join(folder, 'wrong.sqlite');
    await backupData(home, file);
    const db = new DatabaseSync(file);
    db.exec(`update persons set name = 'a' || char(0) || 'b'`); // a character that PostgreSQL does not take
    db.close();
    await expect(restoreData(file, url)).rejects.toThrow(/could not be put in place in .*test/);
    expect((await inPostgres(url))['clock']).toEqual([]);
    await expect(restoreData(join(folder, 'nowhere.sqlite'), url)).rejects.toThrow(/there is no backup/);
    await expect(restoreData(file, 'postgresql://corvo:hush@127.0.0.1:1/x')).rejects.toThrow(/cannot be reached/);
    await expect(backupData('postgresql://corvo:hush@127.0.0.1:1/x', join(folder, 'x'))).rejects.toThrow(
      /cannot be reached/,
    );
  });
});
