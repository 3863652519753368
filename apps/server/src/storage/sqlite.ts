import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { reasonOf, Trouble } from '../trouble.ts';
import type { Schema } from './schema.ts';
import { migrate, SqlStorage, type Flavour } from './sql.ts';
import type { Storage } from './storage.ts';
import { Writer } from './writes.ts';

/** The name of the database inside the data folder. */
export const DATABASE = 'corvo.sqlite';

/** SQLite as Kysely wants it. The same few queries come again and again, so they are prepared once. */
function shim(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(text) {
      let statement = prepared.get(text);
      if (statement === undefined) {
        statement = statementOf(db.prepare(text));
        if (prepared.size < 200) prepared.set(text, statement);
      }
      return statement;
    },
  };
}

function statementOf(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  };
}

/** Makes a folder and the way to it, one by one: Node's own way never ends where a file system lies, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Our own files, whatever they are called at the moment. */
const isOurs = (name: string): boolean => name.startsWith('corvo');

/**
 * The database holds the secrets of running games: a folder that is ours alone is for nobody else. One that holds other
 * things as well is left as it is; our files in it are closed one by one.
 */
function closeFolder(folder: string): void {
  if (readdirSync(folder).every(isOurs)) chmodSync(folder, 0o700);
}

/** Lets nobody else read a file of ours; what belongs to somebody else stays as they want it. */
export function closeFile(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (!['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** The files of a database: itself and its journals. */
export const withJournals = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];
export const removeDatabase = (file: string): void => withJournals(file).forEach(path => rmSync(path, { force: true }));

/** Makes sure that the data folder is there, can be written, and is read by nobody else. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (statSync(folder).uid === process.getuid?.()) closeFolder(folder);
  } catch (error) {
    throw new Trouble('folder-not-writable', { folder, why: reasonOf(error) });
  }
}

/** Makes sure that there is a database in a data folder: who copies or reads one must not make an empty one. */
export function demandDatabase(folder: string): void {
  if (!existsSync(join(folder, DATABASE))) throw new Trouble('no-database', { folder });
}

/** Is somebody else holding the database? */
export const isBusy = (error: unknown): boolean => ((error as { errcode?: number } | null)?.errcode ?? 0) % 256 === 5;

/** Is this database one of ours? */
export function isCorvo(db: DatabaseSync): boolean {
  const names = "select count(*) as found from sqlite_master where name in ('kysely_migration', 'entries', 'tables')";
  return db.prepare(names).get()?.['found'] === 3;
}

/** Opens a database file and reads all of it once: a damaged one must be noticed before anybody plays on it. */
export function openChecked(file: string, isNew = false): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    // An empty file is what is left of a database, and not the beginning of one: no game may be lost without a word.
    if (!isNew && statSync(file).size === 0) throw new Trouble('empty', { file });
    db = new DatabaseSync(file);
    withJournals(file).forEach(closeFile); // journals are made with the rights of their database
    // FULL is what makes an acknowledgement true after a power cut; NORMAL would survive only a killed process.
    db.exec('PRAGMA busy_timeout=5000; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA journal_mode=WAL');
    db.exec('PRAGMA wal_autocheckpoint=4000'); // pages that change again and again are brought home less often
    demandSound(db);
    if (!isNew && !isCorvo(db)) throw new Trouble('foreign', { file });
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof Trouble) throw error;
    throw isBusy(error) ? new Trouble('in-use', { file }) : new Trouble('damaged', { file, why: reasonOf(error) });
  }
}

/** Throws where the database is not whole. */
export function demandSound(db: DatabaseSync): void {
  const [found] = db.prepare('PRAGMA quick_check(1)').all();
  const verdict = found && Object.values(found)[0];
  if (verdict !== 'ok') throw new Error(String(verdict));
}

/** Opens the database of a data folder, making both where they are missing. Throws `Trouble`. */
export async function openSqlite(folder: string): Promise<Storage> {
  prepareFolder(folder);
  const file = join(folder, DATABASE);
  if (!existsSync(file)) await makeDatabase(file);
  return openFile(file);
}

/** Under its own name a database appears only when it is complete: one that is empty later has lost something. */
async function makeDatabase(file: string): Promise<void> {
  const fresh = `${file}.new-${process.pid}`;
  removeDatabase(fresh);
  try {
    await (await openFile(fresh, true)).close();
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // somebody else was first: theirs is as good
  } finally {
    removeDatabase(fresh);
  }
}

export async function openFile(file: string, isNew = false): Promise<Storage> {
  const raw = openChecked(file, isNew);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: shim(raw) }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new Trouble('not-migrated', { file, why: reasonOf(error) });
  }
  return new SqlStorage(db, flavourOf(raw));
}

function flavourOf(raw: DatabaseSync): Flavour {
  const writer = new Writer(raw);
  const version = raw.prepare('PRAGMA data_version');
  return {
    process: null,
    come: async () => {},
    go: async () => {},
    elsewhere: async () => [],
    isKeeper: true,
    beat: served => ({ served, others: [], keepers: [] }),
    commit: units => writer.commit(units),
    othersWrote: () => Number(version.get()?.['data_version']),
    onOthers: () => {}, // a data folder has one server; a command beside it is found by `othersWrote`
    close: async () => {},
  };
}
