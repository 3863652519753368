import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PostgresDialect, Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { restoreFolder, writeBackup } from '../storage/backup.ts';
import type { Schema } from '../storage/schema.ts';
import { migrate } from '../storage/sql.ts';
import { DATABASE, openFile } from '../storage/sqlite.ts';
import { reasonOf, Trouble } from '../trouble.ts';
import { nameOf, poolOf } from './pool.ts';
import { IS_HERE } from './processes.ts';

/** What is copied, each after what it refers to. Who is there just now is not. */
export const COPIED = [
  'persons',
  'tokens',
  'preferences',
  'ways',
  'tables',
  'members',
  'entries',
  'snapshots',
  'matches',
  'lines',
  'marks',
  'notices',
  'clock',
] as const satisfies readonly (keyof Schema)[];

type Row = Record<string, string | number | null>;

const ROWS = 500; // at once: a state has some 30 KB

/** Runs a task in one transaction. */
async function together<T>(pool: Pool, begin: string, task: (line: PoolClient) => Promise<T>): Promise<T> {
  const line = await pool.connect();
  let isBroken = true;
  try {
    await line.query(begin);
    const done = await task(line);
    await line.query('commit');
    isBroken = false;
    return done;
  } finally {
    line.release(isBroken); // what was begun on it is undone
  }
}

async function withPool<T>(url: string, task: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = poolOf(url, 0); // to read or write very many rows takes its time
  try {
    await pool.query('select 1').catch((error: unknown) => {
      throw new Trouble('no-postgres', { database: nameOf(url), why: reasonOf(error) });
    });
    return await task(pool);
  } finally {
    await pool.end();
  }
}

/** Reads a table from its beginning to its end, some rows at a time. */
async function* rowsOf(line: PoolClient, table: string): AsyncGenerator<Row[]> {
  await line.query(`declare reading no scroll cursor for select * from ${table}`);
  for (;;) {
    const { rows } = await line.query<Row>(`fetch ${ROWS} from reading`);
    if (rows.length === 0) break;
    yield rows;
  }
  await line.query('close reading');
}

/** Copies all data of a PostgreSQL into one file, as of one moment, also while servers are using it. */
export async function backupPostgres(url: string, file: string): Promise<void> {
  await withPool(url, pool =>
    writeBackup(file, async into => {
      await (await openFile(into, true)).close();
      const db = new DatabaseSync(into);
      try {
        db.exec('PRAGMA synchronous=OFF; PRAGMA foreign_keys=ON; BEGIN');
        await together(pool, 'begin isolation level repeatable read read only', async line => {
          for (const table of COPIED)
            for await (const rows of rowsOf(line, table)) {
              const names = Object.keys(rows[0] ?? {});
              const places = names.map(() => '?').join(', ');
              const put = db.prepare(
                `insert into ${table} (${names.map(name => `"${name}"`).join(', ')}) values (${places})`,
              );
              for (const row of rows) put.run(...names.map(name => row[name] ?? null));
            }
        });
        db.exec('COMMIT');
      } finally {
        db.close();
      }
    }),
  );
}

/**
 * Brings a backup into a PostgreSQL, whether it was made of one or of a data folder: all of it or nothing. Not where there
 * is data already, unless it is to be replaced, and not while a server uses it.
 */
export async function restorePostgres(file: string, url: string, force = false): Promise<void> {
  const database = nameOf(url);
  // Another copy, which is brought up to date; the backup stays as it is.
  const folder = mkdtempSync(join(tmpdir(), 'corvo-restoring-'));
  try {
    await restoreFolder(file, folder);
    await withPool(url, async pool => {
      const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(url, 0) }) });
      await migrate(db).finally(() => db.destroy());
      await together(pool, 'begin', async line => {
        await line.query(`lock table ${COPIED.join(', ')} in access exclusive mode`);
        const { rowCount: servers } = await line.query(`select 1 from processes where ${IS_HERE}`);
        if (servers !== 0) throw new Trouble('server-runs', { folder: database });
        const { rowCount: people } = await line.query('select 1 from persons limit 1');
        if (people !== 0 && !force) throw new Trouble('database-there', { folder: database });
        await line.query(`truncate ${COPIED.join(', ')}`);
        await fill(line, join(folder, DATABASE));
      });
    });
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('restore-failed', { folder: database, why: reasonOf(error) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(line: PoolClient, file: string): Promise<void> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    for (const table of COPIED) {
      let [copied, rows] = [0, [] as unknown[]];
      const put = async (): Promise<void> => {
        const text = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
        copied += (await line.query(text, [JSON.stringify(rows)])).rowCount ?? 0;
        rows = [];
      };
      for (const row of db.prepare(`select * from ${table}`).iterate()) if (rows.push(row) === ROWS) await put();
      if (rows.length > 0) await put();
      const there = Number(db.prepare(`select count(*) as there from ${table}`).get()?.['there']);
      if (copied !== there) throw new Error(`${copied} of ${there} rows of ${table}`);
    }
  } finally {
    db.close();
  }
}
