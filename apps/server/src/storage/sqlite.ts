import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';
import { migrate, SqlStorage } from './sql.ts';
import type { Storage } from './storage.ts';

/** The name of the database inside the data folder. */
export const DATABASE = 'corvo.sqlite';

/** Something about the data folder that the person who runs the server must see to; the message is one sentence. */
export class DataTrouble extends Error {}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

/** A duplicate key is SQLite's error 1555 or 2067. */
function isDuplicate(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return code === 1555 || code === 2067;
}

/** Makes sure that the data folder is there and can be written. */
function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataTrouble(
      `the data folder ${folder} cannot be written (${sentence(error)}); choose another one with CORVO_DATA`,
    );
  }
}

/** Opens a database file and reads all of it once: a damaged one must be noticed before anybody plays on it. */
function openChecked(file: string, readOnly = false): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly });
    // FULL is what makes an acknowledgement true after a power cut; NORMAL would survive only a killed process.
    db.exec('PRAGMA busy_timeout=5000; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON');
    if (!readOnly) db.exec('PRAGMA journal_mode=WAL');
    const [found] = db.prepare('PRAGMA quick_check(1)').all();
    const verdict = found && Object.values(found)[0];
    if (verdict !== 'ok') throw new Error(String(verdict).split('\n')[0]);
    return db;
  } catch (error) {
    db?.close();
    throw new DataTrouble(
      `the database ${file} is damaged or cannot be read (${sentence(error)}); put a backup in its place with "corvo restore"`,
    );
  }
}

/** Opens the database of a data folder, making both where they are missing. Throws `DataTrouble`. */
export async function openSqlite(folder: string): Promise<Storage> {
  prepareFolder(folder);
  return openFile(join(folder, DATABASE));
}

async function openFile(file: string): Promise<Storage> {
  const raw = openChecked(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: shim(raw) }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new DataTrouble(`the database ${file} cannot be brought up to date (${sentence(error)})`);
  }
  return new SqlStorage(db, {
    isDuplicate,
    async backup(target) {
      await backup(raw, target);
    },
  });
}

/** Copies the database of a data folder into one file, also while a server is using it. */
export async function backupFolder(folder: string, file: string): Promise<void> {
  const source = join(folder, DATABASE);
  if (!existsSync(source)) throw new DataTrouble(`there is no database in ${folder}`);
  if (existsSync(file)) throw new DataTrouble(`${file} is already there; a backup never replaces a file`);
  const db = openChecked(source);
  try {
    await backup(db, file);
  } catch (error) {
    throw new DataTrouble(`the backup ${file} could not be written (${sentence(error)})`);
  } finally {
    db.close();
  }
}

/** Puts a backup in the place of a data folder's database. The server must not be running. */
export async function restoreFolder(file: string, folder: string, force = false): Promise<void> {
  if (!existsSync(file)) throw new DataTrouble(`there is no backup ${file}`);
  prepareFolder(folder);
  const target = join(folder, DATABASE);
  if (existsSync(target) && !force)
    throw new DataTrouble(`${folder} already holds a database; restoring would replace it, so say so with --force`);
  const db = openChecked(file, true);
  try {
    const fresh = `${target}.restoring`;
    rmSync(fresh, { force: true });
    await backup(db, fresh);
    for (const journal of [`${target}-wal`, `${target}-shm`]) rmSync(journal, { force: true }); // it belongs to the old one
    renameSync(fresh, target);
  } finally {
    db.close();
  }
  await (await openFile(target)).close(); // brings an older backup up to date and proves that it opens
}
