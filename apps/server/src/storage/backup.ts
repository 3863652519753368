import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { reasonOf, Trouble } from '../trouble.ts';
import { holdFolder } from './hold.ts';
import {
  closeFile,
  DATABASE,
  demandDatabase,
  demandSound,
  isBusy,
  isCorvo,
  openChecked,
  openFile,
  prepareFolder,
  removeDatabase as remove,
  withJournals,
} from './sqlite.ts';

/** An empty file that only we can read, for a copy to be written into. */
function makeClosed(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
  closeFile(file); // whatever the mask is
}

/** Waits until a file, or what stands in a folder, is on the disk. */
function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Copies the database of a data folder into one file, also while a server is using it. */
export async function backupFolder(folder: string, file: string): Promise<void> {
  demandDatabase(folder);
  await writeBackup(file, async part => {
    const source = openChecked(join(folder, DATABASE));
    try {
      await backup(source, part);
    } finally {
      source.close();
    }
  });
}

/** Writes a backup. Under its own name it appears only when it is complete and has been read again. */
export async function writeBackup(file: string, fill: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new Trouble('file-there', { file });
  if (!isFolder(dirname(file))) throw new Trouble('no-folder', { folder: dirname(file) });
  const part = `${file}.part`;
  try {
    remove(part);
    makeClosed(part);
    await fill(part);
    const copy = new DatabaseSync(part);
    try {
      copy.exec('PRAGMA journal_mode=DELETE'); // one file, which can be read where nothing can be written
      demandSound(copy);
    } finally {
      copy.close();
    }
    if (existsSync(file)) throw new Trouble('file-there', { file });
    sync(part);
    renameSync(part, file);
    sync(dirname(file));
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('backup-failed', { file, why: reasonOf(error) });
  } finally {
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
    if (!isCorvo(db)) throw new Trouble('backup-foreign', { file });
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof Trouble ? error : new Trouble('backup-damaged', { file, why: reasonOf(error) });
  }
}

/**
 * Makes the old database one file that is whole by itself, so that there is no moment at which it has lost its journal;
 * one that is damaged is held by nobody, and its journal is worth nothing.
 */
function withoutJournal(folder: string, target: string): void {
  if (!existsSync(target)) return;
  const db = new DatabaseSync(target);
  try {
    // In this mode a database with a journal lets in nobody else, and a server that runs has always read in it.
    db.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    const [mode] = db.prepare('PRAGMA journal_mode=DELETE').all();
    if (mode?.['journal_mode'] !== 'delete') throw new Trouble('server-runs', { folder });
  } catch (error) {
    if (error instanceof Trouble) throw error;
    if (isBusy(error)) throw new Trouble('server-runs', { folder });
  } finally {
    db.close();
  }
}

/** Puts a backup in the place of a data folder's database, where no server is using it. All or nothing. */
export async function restoreFolder(file: string, folder: string, force = false): Promise<void> {
  const db = openBackup(file);
  const target = join(folder, DATABASE);
  const fresh = `${target}.restoring`;
  let release: (() => void) | undefined;
  try {
    prepareFolder(folder);
    if (existsSync(target) && !force) throw new Trouble('database-there', { folder });
    release = holdFolder(folder, () => new Trouble('server-runs', { folder }));
    remove(fresh);
    makeClosed(fresh);
    await backup(db, fresh);
    await upToDate(fresh, file);
    withoutJournal(folder, target);
    sync(fresh);
    // What is left of journals belongs to a damaged database; with the new one they would be read as its own.
    for (const path of withJournals(target).slice(1)) rmSync(path, { force: true });
    renameSync(fresh, target); // from one whole database to the other
    sync(folder);
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('restore-failed', { folder, why: reasonOf(error) });
  } finally {
    release?.();
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
