import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../server.ts';
import { TestClient, gameOf, Player } from '../testing/client.fixture.ts';
import { testConfig, testFolder, TestServer } from '../testing/server.fixture.ts';
import { backupFolder, restoreFolder } from './backup.ts';
import { someEntry, someTable } from './values.fixture.ts';
import { DATABASE, openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = testFolder();
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach(made => rmSync(made, { recursive: true, force: true })));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string): Record<string, string> =>
  Object.fromEntries(readdirSync(path).map(name => [name, modeOf(join(path, name))]));

async function storeTable(where: string, id = 't1'): Promise<Storage> {
  const storage = await openSqlite(where);
  await storage.commit([
    [
      { do: 'put-table', table: someTable({ id }), reseated: true },
      { do: 'add-entry', entry: someEntry(0, { table: id }) },
    ],
  ]);
  return storage;
}

test('the data folder, the database, its journals and every backup are for nobody else', async () => {
  const data = join(folder(), 'deep', 'data');
  const storage = await storeTable(data);
  expect([modeOf(join(data, '..')), modeOf(data)]).toEqual(['700', '700']);
  const journals = { [DATABASE]: '600', [`${DATABASE}-shm`]: '600', [`${DATABASE}-wal`]: '600' };
  expect(modesIn(data)).toEqual(journals);
  const safe = folder();
  chmodSync(safe, 0o755);
  await backupFolder(data, join(safe, 'copy.sqlite'));
  expect(modesIn(safe)).toEqual({ 'copy.sqlite': '600' });
  expect(modeOf(safe)).toBe('755'); // somebody's own folder
  await storage.close();

  chmodSync(data, 0o755); // what an older server left behind is closed when it is opened
  chmodSync(join(data, DATABASE), 0o644);
  await (await openSqlite(data)).close();
  expect([modeOf(data), modesIn(data)]).toEqual(['700', { [DATABASE]: '600' }]);

  chmodSync(join(safe, 'copy.sqlite'), 0o644);
  await restoreFolder(join(safe, 'copy.sqlite'), join(safe, 'restored'));
  expect(modesIn(join(safe, 'restored'))).toEqual({ 'corvo.lock': '600', [DATABASE]: '600' });

  const shared = folder();
  chmodSync(shared, 0o755);
  writeFileSync(join(shared, 'letters.txt'), 'not ours');
  await (await openSqlite(shared)).close();
  expect([modeOf(shared), modeOf(join(shared, DATABASE))]).toEqual(['755', '600']);
});

test('an empty database and one of another program are refused in one sentence, and left as they are', async () => {
  const empty = folder();
  writeFileSync(join(empty, DATABASE), '');
  await expect(openSqlite(empty)).rejects.toThrow(/^the database .* is empty, so something was lost; put a backup/);
  expect(statSync(join(empty, DATABASE)).size).toBe(0);

  const foreign = folder();
  const other = new DatabaseSync(join(foreign, DATABASE));
  other.exec('create table recipes (name text)');
  other.close();
  await expect(openSqlite(foreign)).rejects.toThrow(/^the file .* is a database, but not Corvo’s; choose another/);
  const after = new DatabaseSync(join(foreign, DATABASE), { readOnly: true });
  expect(after.prepare('select name from sqlite_master').all()).toEqual([{ name: 'recipes' }]);
  after.close();
});

test('a second server on one folder says so and leaves; the first one goes on', async () => {
  const data = folder();
  const first = await startServer(testConfig(data));
  await expect(startServer(testConfig(data))).rejects.toThrow(
    /^another server is using the data folder .*; stop it, or choose another folder with CORVO_DATA$/,
  );
  await backupFolder(data, join(data, '..', `${data.split('/').at(-1)}-copy.sqlite`)); // that goes on beside it
  folders.push(`${data}-copy.sqlite`);
  await expect(restoreFolder(`${data}-copy.sqlite`, data, true)).rejects.toThrow(/a server is using the database/);
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
  await first.stop();
  await (await startServer(testConfig(data))).stop(); // nothing is left that keeps the next one out
});

test('a restore that is cut off anywhere leaves one whole database, the old one or the new one', async () => {
  const made = folder();
  await (await storeTable(join(made, 'new'), 'new')).close();
  await backupFolder(join(made, 'new'), join(made, 'new.sqlite'));
  const fixture = fileURLToPath(new URL('../testing/restore.fixture.ts', import.meta.url));
  // The old one has its last changes in its journal only, as after a power cut.
  const source = join(made, 'source');
  await (await openSqlite(source)).close();
  const old = new DatabaseSync(join(source, DATABASE));
  old.exec('PRAGMA wal_autocheckpoint=0');
  const storage = await storeTable(source, 'old');
  cpSync(source, join(made, 'torn'), { recursive: true });
  await storage.close();
  old.close();
  expect(statSync(join(made, 'torn', `${DATABASE}-wal`)).size).toBeGreaterThan(0);

  const [target, copies] = [join(made, 'restored'), join(made, 'copies')];
  cpSync(join(made, 'torn'), target, { recursive: true });
  mkdirSync(copies);
  const { status, stdout } = spawnSync(process.execPath, [fixture, join(made, 'new.sqlite'), target, copies]);
  expect([status, readdirSync(copies).length]).toEqual([0, Number(String(stdout))]);
  const found: string[] = [];
  for (let cut = 1; cut <= Number(String(stdout)); cut++) {
    const opened = await openSqlite(join(copies, String(cut)));
    const ids = [];
    for (const id of ['old', 'new']) if ((await opened.table(id)) !== undefined) ids.push(id);
    expect(ids, `cut off at ${cut}`).toHaveLength(1);
    expect(await opened.entries(ids[0]!, -1), `cut off at ${cut}`).toHaveLength(1);
    found.push(ids[0]!);
    await opened.close();
  }
  const changed = found.indexOf('new');
  expect(changed).toBeGreaterThan(5);
  expect(found).toEqual(found.map((_, place) => (place < changed ? 'old' : 'new'))); // at one of these moments, and not back
  const whole = await openSqlite(target);
  expect(await whole.table('new')).toBeDefined();
  await whole.close();
});

/** The very error that SQLite gives where there is no room. */
function realFullDisk(): unknown {
  const db = new DatabaseSync(':memory:');
  db.exec('PRAGMA max_page_count=3; create table full (text)');
  try {
    for (;;) db.exec(`insert into full values ('${'x'.repeat(2_000)}')`);
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
}

test('/healthz proves that it can write: a full disk shows there and in the log by its name', async () => {
  const data = folder();
  const storage = await openSqlite(data);
  const commit = storage.commit.bind(storage);
  let isFull = false;
  let commits = 0;
  storage.commit = async units => {
    commits++;
    if (isFull) throw realFullDisk();
    return commit(units);
  };
  const server = await TestServer.start({ logLevel: 'silent' }, { storage }, data);
  const logged: unknown[] = [];
  const { log } = server.running.hub.around;
  log.error = (about, sentence) => void logged.push({ ...about, sentence });
  const health = async () => {
    const answer = await fetch(`${server.address}/healthz`);
    return [answer.status, await answer.json()];
  };
  expect(await health()).toEqual([200, { ok: true, tables: 0 }]);
  const before = commits;
  await Promise.all(Array.from({ length: 50 }, health));
  expect(commits - before).toBeLessThanOrEqual(1); // to ask often is cheap
  expect((await storage.served()) > 0).toBe(true);
  isFull = true;
  await new Promise(done => setTimeout(done, 1_000)); // until the last proof is stale
  expect(await health()).toEqual([503, { ok: false, tables: 0, why: 'disk-full' }]);
  expect(logged).toContainEqual(expect.objectContaining({ why: 'disk-full', sentence: 'nothing can be stored' }));
  const ada = await TestClient.named(server.address, 'Ada').catch((error: Error) => error.message);
  expect(ada).toMatch(/^503 /);
  await server.end();
});

test('CO-7.15 a snapshot that disagrees with the story is not used: the game goes on from the story', async () => {
  const data = folder();
  const server = await TestServer.start({}, {}, data);
  const [ada, bea] = [await TestClient.named(server.address, 'Ada'), await TestClient.named(server.address, 'Bea')];
  const { id: table } = await ada.create({ game: 'whispers', players: 2, order: 'chosen' });
  for (const client of [ada, bea]) await client.join(table);
  await bea.must('sit', { table, seat: 'bruno' });
  await ada.must('start', { table });
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('act', { table, request: 1, choice: { amount: 0 } });
  const right = (await ada.join(table)).standing;
  await server.running.stop();

  const db = new DatabaseSync(join(data, DATABASE));
  const row = db.prepare('select n, state from snapshots order by n desc').get() as { n: number; state: string };
  const forged = JSON.parse(row.state) as { open: { requests: number } };
  forged.open.requests += 1;
  db.prepare('update snapshots set state = ? where n = ?').run(JSON.stringify(forged), row.n);
  db.close();

  for (const client of [ada, bea]) client.close();
  await server.again();
  const back = new TestClient(server.address, ada.cookie);
  expect((await back.join(table)).standing).toEqual(right);
  const player = new Player(back, table, gameOf('whispers'), 'again');
  await player.come();
  expect(await player.move()).toBe(true);
  back.close();
  await server.end();
});

test('a folder is made where it is missing, and one of ours with an unfinished database is not taken for whole', async () => {
  const data = folder();
  mkdirSync(join(data, 'x'));
  writeFileSync(join(data, `${DATABASE}.new-1`), 'a server was cut off while it made this');
  const storage = await storeTable(data);
  expect((await storage.table('t1'))?.id).toBe('t1');
  await storage.close();
});
