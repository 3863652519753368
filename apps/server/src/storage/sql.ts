import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Outline } from '@corvo/host';
import { entryFrom, lineFrom, outlineFrom, tableFrom } from './rows.ts';
import { migrations, type Schema } from './schema.ts';
import type { Storage, TableQuery, Unit, Written } from './storage.ts';
import type {
  Mark,
  Person,
  Snapshot,
  StoredEntry,
  StoredLine,
  StoredMatch,
  StoredTable,
  StoredToken,
} from './stored.ts';
import { Conflict, write } from './writes.ts';

/** Where two databases differ. */
export interface Flavour {
  /** Did the database refuse a row because its key is already there? */
  isDuplicate(error: unknown): boolean;
}

/** Brings the database to today's shape. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the database could not be brought up to date');
}

/** Storage on a SQL database; the queries are the same for all of them. */
export class SqlStorage implements Storage {
  readonly #db: Kysely<Schema>;
  readonly #flavour: Flavour;

  constructor(db: Kysely<Schema>, flavour: Flavour) {
    this.#db = db;
    this.#flavour = flavour;
  }

  /** One transaction for all units; each is its own savepoint, so that a lost race costs only the loser. */
  commit(units: readonly Unit[]): Promise<readonly Written[]> {
    return this.#db.transaction().execute(async tx => {
      const written: Written[] = [];
      for (const unit of units) {
        await sql`savepoint unit`.execute(tx);
        try {
          for (const change of unit) await write(tx, change);
          await sql`release savepoint unit`.execute(tx);
          written.push('done');
        } catch (error) {
          if (!(error instanceof Conflict) && !this.#flavour.isDuplicate(error)) throw error;
          await sql`rollback to savepoint unit`.execute(tx);
          written.push('conflict');
        }
      }
      return written;
    });
  }

  async person(id: string): Promise<Person | undefined> {
    const row = await this.#db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { id: row.id, name: row.name, createdAt: row.created_at };
  }

  async personWithToken(hash: string, kind: StoredToken['kind'], now: number): Promise<Person | undefined> {
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('persons', 'persons.id', 'tokens.person')
      .select(['persons.id', 'persons.name', 'persons.created_at'])
      .where('tokens.hash', '=', hash)
      .where('tokens.kind', '=', kind)
      .where('tokens.expires_at', '>', now)
      .executeTakeFirst();
    return row && { id: row.id, name: row.name, createdAt: row.created_at };
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tableFrom(row);
  }

  async tables(query: TableQuery): Promise<readonly StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where(eb => fits(eb, query))
      .where('updated_at', '>', query.since)
      .where('updated_at', '<', query.before)
      .orderBy('updated_at', 'desc')
      .limit(query.limit)
      .execute();
    return rows.map(tableFrom);
  }

  async alarmed(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where('alarm', 'is not', null)
      .orderBy('alarm')
      .execute();
    return rows.map(({ id }) => id);
  }

  async entries(table: string, after: number, upTo = Number.MAX_SAFE_INTEGER): Promise<readonly StoredEntry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', after)
      .where('n', '<=', Math.min(upTo, 2_147_483_647))
      .orderBy('n')
      .execute();
    return rows.map(entryFrom);
  }

  async outline(table: string): Promise<readonly Outline[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(['n', 'kind', 'seat', 'by', 'to_n', 'request', 'choice', 'text', 'settled', 'answers', 'redrawn'])
      .where('table_id', '=', table)
      .orderBy('n')
      .execute();
    return rows.map(outlineFrom);
  }

  async match(table: string): Promise<StoredMatch | undefined> {
    const row = await this.#db.selectFrom('matches').selectAll().where('table_id', '=', table).executeTakeFirst();
    return row && { table, ...JSON.parse(row.body) };
  }

  async snapshot(table: string, n: number): Promise<Snapshot | undefined> {
    const row = await this.#db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '<=', n)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { table, n: row.n, state: JSON.parse(row.state) };
  }

  async lines(table: string, channel: string, limit: number): Promise<readonly StoredLine[]> {
    const rows = await this.#db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', table)
      .where('channel', '=', channel)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(lineFrom).reverse();
  }

  async channels(table: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('lines')
      .select('channel')
      .distinct()
      .where('table_id', '=', table)
      .orderBy('channel')
      .execute();
    return rows.map(({ channel }) => channel);
  }

  async marks(table: string, person: string): Promise<readonly Mark[]> {
    const rows = await this.#db
      .selectFrom('marks')
      .select(['channel', 'id'])
      .where('table_id', '=', table)
      .where('person', '=', person)
      .orderBy('channel')
      .execute();
    return rows.map(({ channel, id }) => ({ table, person, channel, id }));
  }

  async served(): Promise<number> {
    const row = await this.#db.selectFrom('clock').select('served').where('id', '=', 1).executeTakeFirst();
    if (row !== undefined) return row.served;
    // Older servers wrote their deadlines in the time of day: what is served goes on from when they were last there.
    const last = await this.#db
      .selectFrom('tables')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .executeTakeFirst();
    return Number(last?.at ?? 0);
  }

  close(): Promise<void> {
    return this.#db.destroy();
  }
}

/** The condition of each list. */
function fits(eb: ExpressionBuilder<Schema, 'tables'>, query: TableQuery): Expression<SqlBool> {
  if (query.list === 'open')
    return eb.and([eb('status', '=', 'gathering'), eb('access', '=', 'open'), eb('open_seats', '>', 0)]);
  const isMine = eb.exists(
    eb
      .selectFrom('members')
      .select('members.person')
      .whereRef('members.table_id', '=', 'tables.id')
      .where('members.person', '=', query.person),
  );
  if (query.list === 'mine') return eb.and([eb('status', '!=', 'finished'), isMine]);
  if (query.list === 'played') return eb.and([eb('status', '=', 'finished'), isMine]);
  return eb.and([eb('status', '=', 'finished'), eb.or([eb('access', '=', 'open'), isMine])]);
}
