import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testFolder } from '../testing/server.fixture.ts';
import { Committer } from './committer.ts';
import { storageContract } from './contract.fixture.ts';
import { someEntry, someTable } from './values.fixture.ts';
import { backupFolder, restoreFolder } from './backup.ts';
import { DATABASE, openSqlite } from './sqlite.ts';
import type { Storage, Unit } from './storage.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = testFolder();
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach(made => rmSync(made, { recursive: true, force: true })));

storageContract('SQLite', async () => {
  const made = folder();
  return { storage: await openSqlite(made), again: () => openSqlite(made) };
});

test('a backup made while the server goes on holds everything that was acknowledged, and can be restored', async () => {
  const made = folder();
  const storage = await openSqlite(made);
  await storage.commit([
    [
      { do: 'put-table', table: someTable(), reseated: true },
      { do: 'add-entry', entry: someEntry(0) },
    ],
  ]);
  const file = join(made, 'backup.sqlite');
  await backupFolder(made, file);
  await expect(backupFolder(made, file)).rejects.toThrow(/already there/);
  await storage.commit([[{ do: 'add-entry', entry: someEntry(1) }]]);
  await backupFolder(made, join(made, 'second.sqlite'));
  await storage.close();

  await expect(restoreFolder(file, made)).rejects.toThrow(/--force/);
  await restoreFolder(file, made, true);
  const restored = await openSqlite(made);
  expect(await restored.entries('t1', -1)).toEqual([someEntry(0)]);
  await restored.close();

  const elsewhere = join(folder(), 'new');
  await restoreFolder(join(made, 'second.sqlite'), elsewhere);
  const other = await openSqlite(elsewhere);
  expect(await other.entries('t1', 0)).toEqual([someEntry(1)]);
  await other.close();
});

test('a damaged database, a file in the way and a missing backup are each told in one sentence', async () => {
  const made = folder();
  writeFileSync(join(made, DATABASE), 'this is no database, and long enough to be looked at as one. '.repeat(100));
  await expect(openSqlite(made)).rejects.toThrow(/^the database .* is damaged or cannot be read \(.*\); put a backup/);

  const torn = folder();
  const storage = await openSqlite(torn);
  const units: Unit[] = [[{ do: 'put-table', table: someTable(), reseated: true }]];
  for (let n = 0; n < 300; n++) units.push([{ do: 'add-entry', entry: someEntry(n) }]);
  await storage.commit(units);
  await storage.close();
  const file = openSync(join(torn, DATABASE), 'r+');
  writeSync(file, Buffer.alloc(statSync(join(torn, DATABASE)).size - 8_192, 7), 0, undefined, 8_192);
  closeSync(file);
  await expect(openSqlite(torn)).rejects.toThrow(/is damaged/);

  const blocked = join(folder(), 'file');
  writeFileSync(blocked, '');
  await expect(openSqlite(join(blocked, 'data'))).rejects.toThrow(/cannot be written .* CORVO_DATA/);
  await expect(restoreFolder(join(made, 'nothing'), made)).rejects.toThrow(/there is no backup/);
  await expect(backupFolder(join(made, 'nothing'), join(made, 'x'))).rejects.toThrow(/no database/);
});

test.skipIf(process.platform !== 'linux')('a folder where nobody can make one is told in one sentence', async () => {
  await expect(openSqlite('/proc/nowhere/data')).rejects.toThrow(/cannot be written .* CORVO_DATA/);
});

test.skipIf(process.getuid?.() === 0)('a folder that may not be written is told in one sentence', async () => {
  const made = join(folder(), 'locked');
  mkdirSync(made);
  chmodSync(made, 0o500);
  await expect(openSqlite(made)).rejects.toThrow(/cannot be written/);
  expect(existsSync(join(made, DATABASE))).toBe(false);
});

test('commits of one turn of the loop share one transaction, and one writer’s fault is not the others’', async () => {
  const storage = await openSqlite(folder());
  const groups: number[] = [];
  const counting: Storage = Object.create(storage, {
    commit: { value: (units: readonly Unit[]) => (groups.push(units.length), storage.commit(units)) },
  });
  const committer = new Committer(counting);
  const put = (id: string) => committer.commit([{ do: 'put-table', table: someTable({ id }), reseated: true }]);
  expect(await Promise.all(['a', 'b', 'c', 'a'].map(put))).toEqual(['done', 'done', 'done', 'conflict']);
  expect(groups).toEqual([4]);
  const orphan = committer.commit([{ do: 'add-entry', entry: someEntry(0, { table: 'nowhere' }) }]);
  const [bad, good] = await Promise.allSettled([orphan, put('d')]);
  expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  await committer.settle();
  expect((await storage.table('d'))?.id).toBe('d');
  await storage.close();
});
