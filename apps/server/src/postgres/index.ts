import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { reasonOf, Trouble } from '../trouble.ts';
import { migrations, type Schema } from '../storage/schema.ts';
import { migrate, SqlStorage } from '../storage/sql.ts';
import type { Storage } from '../storage/storage.ts';
import { Listener } from './listener.ts';
import { beat, leave } from './processes.ts';
import { nameOf, poolOf } from './pool.ts';
import { progressOf } from './progress.ts';
import { take } from './rates.ts';
import { visitsOf } from './visits.ts';
import { PostgresWriter } from './writer.ts';

export { backupPostgres, restorePostgres } from './copy.ts';
export { nameOf } from './pool.ts';

/** So long it is tried again where the database cannot be reached: a restart is over by then. */
const PATIENCE_MS = 30_000;

/**
 * Opens a PostgreSQL and brings it to today's shape. Where it has been brought further by a newer Corvo that runs beside
 * this one, it is left as it is: what is new is only added, so an older one goes on.
 */
export async function openPostgres(url: string, patienceMs = PATIENCE_MS, isKeeper = true): Promise<Storage> {
  const pool = poolOf(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const database = nameOf(url);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new Trouble('no-postgres', { database, why: reasonOf(error) });
  }
  const own = randomBytes(9).toString('base64url');
  const listener = new Listener(url, own);
  try {
    if (!(await isNewer(db))) await migrate(db);
    await listener.open();
  } catch (error) {
    await listener.close();
    await db.destroy();
    throw new Trouble('postgres-not-migrated', { database, why: reasonOf(error) });
  }
  const writer = new PostgresWriter(pool, own, patienceMs);
  return new SqlStorage(db, {
    process: own,
    isKeeper,
    beat: (served, at) => beat(pool, own, isKeeper, served, at),
    commit: units => writer.commit(units),
    othersWrote: () => listener.heard,
    onOthers: hear => listener.onOthers(hear),
    take: (key, rate) => take(pool, key, rate),
    progress: known => progressOf(pool, known),
    ...visitsOf(pool, own),
    close: async () => {
      await listener.close();
      await leave(pool, own);
    },
  });
}

/** Does the database know of a step that this Corvo does not? */
async function isNewer(db: Kysely<Schema>): Promise<boolean> {
  const found = await sql<{ at: string | null }>`select to_regclass('kysely_migration')::text as at`.execute(db);
  if (found.rows[0]?.at == null) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = await migrations.getMigrations();
  return rows.some(({ name }) => !(name in known));
}
