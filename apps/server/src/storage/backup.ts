import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { reasonOf, Trouble } from '../trouble.ts';
import { DATABASE, demandDatabase, demandSound, isBusy, openChecked, openFile, prepareFolder } from './sqlite.ts';

const withJournals = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];
const remove = (file: string): void => withJournals(file).forEach(path => rmSync(path, { force: true }));

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Copies the database of a data folder into one file, also while a server is using it. Under its own name it appears
 * only when it is complete and has been read again.
 */
export async function backupFolder(folder: string, file: string): Promise<void> {
  demandDatabase(folder);
  if (existsSync(file)) throw new Trouble('file-there', { file });
  if (!isFolder(dirname(file))) throw new Trouble('no-folder', { folder: dirname(file) });
  const source = openChecked(join(folder, DATABASE));
  const part = `${file}.part`;
  try {
    remove(part);
    await backup(source, part);
    const copy = new DatabaseSync(part);
    try {
      copy.exec('PRAGMA journal_mode=DELETE'); // one file, which can be read where nothing can be written
      demandSound(copy);
    } finally {
      copy.close();
    }
    if (existsSync(file)) throw new Trouble('file-there', { file });
    renameSync(part, file);
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('backup-failed', { file, why: reasonOf(error) });
  } finally {
    source.close();
    remove(part);
  }
}

/** Opens a backup, which must be whole and ours. */
function openBackup(file: string): DatabaseSync {
  if (!existsSync(file)) throw new Trouble('no-backup', { file });
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    demandSound(db);
    const names = "select count(*) as found from sqlite_master where name in ('kysely_migration', 'entries', 'tables')";
    if (db.prepare(names).get()?.['found'] !== 3) throw new Trouble('backup-foreign', { file });
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof Trouble ? error : new Trouble('backup-damaged', { file, why: reasonOf(error) });
  }
}

/** Keeps every server away from a database; one that is damaged is held by nobody. */
function seize(folder: string, target: string): DatabaseSync | undefined {
  if (!existsSync(target)) return undefined;
  const db = new DatabaseSync(target);
  try {
    // In this mode a database with a journal lets in nobody else, and a server that runs has always read in it.
    db.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if (isBusy(error)) throw new Trouble('server-runs', { folder });
    return undefined;
  }
}

/** Puts a backup in the place of a data folder's database, where no server is using it. All or nothing. */
export async function restoreFolder(file: string, folder: string, force = false): Promise<void> {
  const db = openBackup(file);
  const target = join(folder, DATABASE);
  const fresh = `${target}.restoring`;
  let held: DatabaseSync | undefined;
  try {
    prepareFolder(folder);
    if (existsSync(target) && !force) throw new Trouble('database-there', { folder });
    held = seize(folder, target);
    remove(fresh);
    await backup(db, fresh);
    await upToDate(fresh, file);
    for (const path of withJournals(target).slice(1)) rmSync(path, { force: true }); // they belong to the old one
    renameSync(fresh, target);
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('restore-failed', { folder, why: reasonOf(error) });
  } finally {
    held?.close();
    db.close();
    remove(fresh);
  }
}

/** Brings an older backup up to date, and so proves that a server can open it. */
async function upToDate(fresh: string, file: string): Promise<void> {
  try {
    await (await openFile(fresh)).close();
  } catch (error) {
    throw new Trouble('backup-newer', { file, why: reasonOf(error) });
  }
}
