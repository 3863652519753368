import { sql, type Kysely, type SqlBool } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Seat } from '@corvo/core';
import type { Outline } from '@corvo/host';
import type { Preferences } from '@corvo/protocol';
import type { Rate } from '../config.ts';
import { entryFrom, lineFrom, noticeFrom, outlineFrom, tableFrom } from './rows.ts';
import { IS_PASSING, migrations, type Schema } from './schema.ts';
import type {
  Alarmed,
  Beat,
  KnownTable,
  News,
  Cursor,
  Progress,
  Storage,
  TableQuery,
  Unit,
  Visitor,
  Written,
} from './storage.ts';
import type {
  Mark,
  Person,
  Snapshot,
  StoredEntry,
  StoredLine,
  StoredMatch,
  StoredNotice,
  StoredTable,
  StoredToken,
  StoredWay,
} from './stored.ts';

/** Before every table. */
const FIRST: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** Brings the database to today's shape. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the database could not be brought up to date');
}

/** What each database does in its own way: to write, and to tell what other processes have written. */
export interface Flavour {
  commit(units: readonly Unit[]): Promise<readonly Written[]> | readonly Written[];
  readonly process: string | null;
  readonly isKeeper: boolean;
  othersWrote(): number;
  onOthers(hear: (news: News) => void): void;
  beat(served: number, at: number): Promise<Beat> | Beat;
  come(table: string, person: string, name: string): Promise<void>;
  go(table: string, person: string): Promise<void>;
  elsewhere(table: string): Promise<readonly Visitor[]>;
  take?(key: string, rate: Rate): Promise<number>;
  /** Where several processes write to the same tables: for many at once, and as of one moment. */
  progress?(known: readonly KnownTable[]): Promise<readonly Progress[]>;
  close(): Promise<void>;
}

/** Storage on SQLite and on PostgreSQL: questions are asked by Kysely, and what is written is written by statements of our own. */
export class SqlStorage implements Storage {
  readonly #db: Kysely<Schema>;
  readonly #flavour: Flavour;
  readonly process: string | null;
  readonly isKeeper: boolean;

  constructor(db: Kysely<Schema>, flavour: Flavour) {
    this.#db = db;
    this.#flavour = flavour;
    this.process = flavour.process;
    this.isKeeper = flavour.isKeeper;
  }

  async commit(units: readonly Unit[]): Promise<readonly Written[]> {
    return this.#flavour.commit(units);
  }

  async person(id: string): Promise<Person | undefined> {
    const row = await this.#db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { id: row.id, name: row.name, createdAt: row.created_at };
  }

  async personsNamed(name: string): Promise<readonly Person[]> {
    const rows = await this.#db.selectFrom('persons').selectAll().where('name', '=', name).execute();
    return rows.map(row => ({ id: row.id, name: row.name, createdAt: row.created_at }));
  }

  async preferences(people: readonly string[]): Promise<ReadonlyMap<string, Partial<Preferences>>> {
    const found = new Map<string, Partial<Preferences>>();
    if (people.length === 0) return found;
    const rows = await this.#db.selectFrom('preferences').selectAll().where('person', 'in', people).execute();
    for (const { person, name, body } of rows)
      found.set(person, { ...found.get(person), [name]: JSON.parse(body) as unknown });
    return found;
  }

  async noticesDue(until: number, limit: number, but: readonly string[] = []): Promise<readonly string[]> {
    let due = this.#db.selectFrom('notices').select('owner').where('due', '<=', until);
    if (but.length > 0) due = due.where('owner', 'not in', but);
    const rows = await due.orderBy('due').limit(limit).execute();
    return [...new Set(rows.map(({ owner }) => owner))];
  }

  async noticesOf(owner: string): Promise<readonly StoredNotice[]> {
    const rows = await this.#db.selectFrom('notices').selectAll().where('owner', '=', owner).execute();
    return rows.map(noticeFrom);
  }

  async ways(owners: readonly string[]): Promise<readonly StoredWay[]> {
    if (owners.length === 0) return [];
    // What a device was still asking for while its session ended belongs to nobody.
    return this.#db
      .selectFrom('ways')
      .selectAll()
      .where('owner', 'in', owners)
      .where(({ eb, or, exists, selectFrom }) =>
        or([eb('session', 'is', null), exists(selectFrom('tokens').select('hash').whereRef('hash', '=', 'session'))]),
      )
      .execute();
  }

  async sessions(person: string, now: number): Promise<readonly StoredToken[]> {
    const rows = await this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('person', '=', person)
      .where('kind', '=', 'session')
      .where('expires_at', '>', now)
      .execute();
    return rows
      .map(row => ({
        hash: row.hash,
        person,
        kind: 'session' as const,
        expiresAt: row.expires_at,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        device: row.device,
      }))
      .sort((a, b) => b.seenAt - a.seenAt);
  }

  async othersWrote(): Promise<number> {
    return this.#flavour.othersWrote();
  }

  onOthers(hear: (news: News) => void): void {
    this.#flavour.onOthers(hear);
  }

  async beat(served: number, at: number): Promise<Beat> {
    return this.#flavour.beat(served, at);
  }

  take(key: string, rate: Rate): Promise<number> {
    return this.#flavour.take?.(key, rate) ?? Promise.resolve(0);
  }

  come(table: string, person: string, name: string): Promise<void> {
    return this.#flavour.come(table, person, name);
  }

  go(table: string, person: string): Promise<void> {
    return this.#flavour.go(table, person);
  }

  elsewhere(table: string): Promise<readonly Visitor[]> {
    return this.#flavour.elsewhere(table);
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db.selectFrom('tables').select(['id', 'version']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, version }) => [id, version]));
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

  async progress(known: readonly KnownTable[]): Promise<readonly Progress[]> {
    if (this.#flavour.progress !== undefined) return this.#flavour.progress(known);
    const all: Progress[] = [];
    for (const from of known) {
      const table = await this.table(from.id);
      if (table === undefined || table.version === from.version) continue;
      all.push({
        from,
        table,
        match: await this.match(from.id),
        entries: await this.entries(from.id, from.n, table.n),
      });
    }
    return all;
  }

  async tables({ list, person, since, behind, limit }: TableQuery): Promise<readonly StoredTable[]> {
    const { at, id } = behind ?? FIRST;
    if (list === 'mine' || list === 'played') {
      const rows = await this.#db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .selectAll('tables')
        .where('members.person', '=', person)
        .where('members.over', '=', Number(list === 'played'))
        .where(sql<SqlBool>`(members.listed_at, members.table_id) < (${at}, ${id})`)
        .orderBy('members.listed_at', 'desc')
        .orderBy('members.table_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    }
    if (list === 'ended') {
      const isMeant =
        person === ''
          ? sql<SqlBool>`(shelf || '') = 'late'` // not by its index
          : sql<SqlBool>`exists (select 1 from members where person = ${person} and table_id = tables.id)`;
      const rows = await this.#db
        .selectFrom('tables')
        .selectAll()
        .where('ended', '>', since)
        .where(isMeant)
        .orderBy('ended', 'desc')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    }
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('shelf', '=', list)
      .where('listed_at', '>', since)
      .where(sql<SqlBool>`(listed_at, id) < (${at}, ${id})`)
      .orderBy('listed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(tableFrom);
  }

  async alarmed(until: number): Promise<readonly Alarmed[]> {
    const found = this.#db.selectFrom('tables').select(['id', 'keeper', 'alarm']);
    return found.where('alarm', '<=', until).orderBy('alarm').execute();
  }

  async alarmedAmong(ids: readonly string[]): Promise<readonly Alarmed[]> {
    if (ids.length === 0) return [];
    const found = this.#db.selectFrom('tables').select(['id', 'keeper', 'alarm']);
    return found.where('id', 'in', ids).where('alarm', 'is not', null).execute();
  }

  async nextAlarm(after: number): Promise<number | undefined> {
    const next = this.#db.selectFrom('tables').select('alarm').where('alarm', '>', after).orderBy('alarm').limit(1);
    return (await next.executeTakeFirst())?.alarm ?? undefined;
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

  async entriesBefore(table: string, before: number, limit: number): Promise<readonly StoredEntry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '<', before)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return rows.map(entryFrom).reverse();
  }

  async reached(table: string, until: number): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('entries')
      .select('n')
      .where('table_id', '=', table)
      .where('served', '<=', until)
      .orderBy('served', 'desc')
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.n;
  }

  async next(table: string, channel: string, after: number): Promise<number | undefined> {
    const entry = await this.#db
      .selectFrom('entries')
      .select('served')
      .where('table_id', '=', table)
      .where('served', '>', after)
      .orderBy('served')
      .limit(1)
      .executeTakeFirst();
    const line = await this.#db
      .selectFrom('lines')
      .select('served')
      .where('table_id', '=', table)
      .where('channel', '=', channel)
      .where('served', '>', after)
      .orderBy('served')
      .limit(1)
      .executeTakeFirst();
    const next = Math.min(entry?.served ?? Infinity, line?.served ?? Infinity);
    return next === Infinity ? undefined : next;
  }

  async passing(table: string, seat: Seat, upTo: number): Promise<StoredEntry | undefined> {
    const row = await this.#db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where(sql<SqlBool>`${sql.raw(IS_PASSING)}`)
      .where('n', '<=', upTo)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && entryFrom(row);
  }

  async outline(table: string, last = Number.MAX_SAFE_INTEGER): Promise<readonly Outline[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select([
        'n',
        'kind',
        'seat',
        'by',
        'to_n',
        'request',
        'choice',
        'text',
        'settled',
        'answers',
        'redrawn',
        'hash',
        'link',
      ])
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(last)
      .execute();
    return rows.map(outlineFrom).reverse();
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

  async lines(table: string, channel: string, limit: number, until?: number): Promise<readonly StoredLine[]> {
    const said = this.#db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', table)
      .where('channel', '=', channel)
      .limit(limit);
    const newest =
      until === undefined
        ? said.orderBy('id', 'desc')
        : said.where('served', '<=', until).orderBy('served', 'desc').orderBy('id', 'desc');
    return (await newest.execute()).map(lineFrom).reverse();
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
    return row?.served ?? 0;
  }

  async close(): Promise<void> {
    await this.#flavour.close();
    await this.#db.destroy();
  }
}
