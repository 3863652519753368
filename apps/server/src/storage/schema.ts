import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { notices, preferences } from './people-schema.ts';

/** The columns as both databases have them: text, integer and bigint only; JSON is text. */
export interface Schema {
  persons: { id: string; name: string; created_at: number };
  tokens: {
    hash: string;
    person: string;
    kind: string;
    expires_at: number;
    created_at: number;
    seen_at: number;
    device: string;
  };
  preferences: { person: string; name: string; body: string };
  notices: {
    owner: string;
    table_id: string;
    kind: string;
    at: number;
    due: number;
    tries: number;
    ways: string | null;
  };
  ways: { owner: string; name: string; session: string | null; body: string };
  tables: {
    id: string;
    version: number;
    game: string;
    rules: number;
    status: string;
    access: string;
    open_seats: number;
    setup: string;
    seats: string;
    host: string;
    invite: string;
    guests: string;
    comings: string;
    removed: string;
    seed: string | null;
    start_hash: string | null;
    is_record: number;
    n: number;
    waiting: string;
    keeper: string | null;
    alarm: number | null;
    result: string | null;
    created_at: number;
    updated_at: number;
    listed_at: number;
    ended: number | null; // in served time, where some see it late
    shelf: string | null; // the list on which anybody finds it
  };
  members: { table_id: string; person: string; over: number; listed_at: number };
  entries: {
    table_id: string;
    n: number;
    kind: string;
    seat: string | null;
    by: string;
    to_n: number | null;
    request: number;
    choice: string;
    text: string;
    settled: number; // something came out; in older stories also where another seat was to decide
    answers: string | null; // null: an older entry, whose one answer is in `choice`
    redrawn: number | null;
    hash: string; // of the state after it, where there is a snapshot; in older stories everywhere
    events: string;
    at: number;
    rules: number | null; // of the code that made it
    link: string | null; // answers and events, hashed onto the action before it
    id: string | null;
    served: number | null; // where some see the table late
  };
  snapshots: { table_id: string; n: number; state: string };
  matches: { table_id: string; body: string };
  lines: {
    table_id: string;
    channel: string;
    id: number;
    person: string;
    name: string;
    seat: string | null;
    text: string;
    at: number;
    served: number | null; // where some see the table late
  };
  marks: { table_id: string; person: string; channel: string; id: number };
  clock: { id: number; served: number; at: number }; // one row
  processes: { id: string; at: number; keeps: number }; // where several share the database
  rates: { key: string; until: number }; // of what the processes share, in microseconds
  visits: { process: string; table_id: string; person: string; name: string }; // who looks at a table by which of them
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('persons')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('tokens')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull().references('persons.id'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('tokens_of').on('tokens').columns(['person', 'kind']).execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('rules', 'integer', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('access', 'text', column => column.notNull())
      .addColumn('open_seats', 'integer', column => column.notNull())
      .addColumn('setup', 'text', column => column.notNull())
      .addColumn('seats', 'text', column => column.notNull())
      .addColumn('host', 'text', column => column.notNull())
      .addColumn('invite', 'text', column => column.notNull())
      .addColumn('guests', 'text', column => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('start_hash', 'text')
      .addColumn('is_record', 'integer', column => column.notNull())
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('waiting', 'text', column => column.notNull())
      .addColumn('alarm', 'bigint')
      .addColumn('result', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('tables_by_status').on('tables').columns(['status', 'access', 'updated_at']).execute();
    await schema
      .createTable('members')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('person', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['person', 'table_id'])
      .execute();
    await schema.createIndex('members_at').on('members').column('table_id').execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('seat', 'text')
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('to_n', 'integer')
      .addColumn('request', 'integer', column => column.notNull())
      .addColumn('choice', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('settled', 'integer', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('events', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'n'])
      .execute();
    await schema
      .createTable('lines')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('id', 'integer', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('seat', 'text')
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('lines_key', ['table_id', 'channel', 'id'])
      .execute();
    await schema
      .createTable('marks')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('id', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('marks_key', ['table_id', 'person', 'channel'])
      .execute();
  },
};

const comings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('comings', 'text', column => column.notNull().defaultTo('[]'))
      .execute();
  },
};

const matches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entries').addColumn('answers', 'text').execute();
    await db.schema.alterTable('entries').addColumn('redrawn', 'integer').execute();
    await db.schema
      .createTable('matches')
      .addColumn('table_id', 'text', column => column.primaryKey().references('tables.id'))
      .addColumn('body', 'text', column => column.notNull())
      .execute();
  },
};

const clock: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clock')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('served', 'bigint', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
  },
};

/** Every list is read along an index, page by page: it costs the same however many tables there are. */
const lists: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    for (const table of ['tables', 'members'])
      await schema
        .alterTable(table)
        .addColumn('listed_at', 'bigint', column => column.notNull().defaultTo(0))
        .execute();
    await schema.alterTable('tables').addColumn('shelf', 'text').execute();
    await schema
      .alterTable('members')
      .addColumn('over', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await sql`update tables set listed_at = updated_at, shelf = case
      when access <> 'open' then null
      when status = 'gathering' then case when open_seats > 0 then 'open' end
      when setup like '%"spectators":{"allowed":false%' then null
      when status = 'playing' then 'running'
      when setup like '%"spectators":{"allowed":true,"delaySeconds":0}%' then 'finished'
      else 'late' end`.execute(db);
    await sql`update members set
      listed_at = (select listed_at from tables where tables.id = members.table_id),
      over = (select case when status = 'finished' then 1 else 0 end from tables where tables.id = members.table_id)`.execute(
      db,
    );
    await schema.dropIndex('tables_by_status').execute();
    await schema.createIndex('tables_on_shelf').on('tables').columns(['shelf', 'listed_at', 'id']).execute();
    await schema
      .createIndex('members_listed')
      .on('members')
      .columns(['person', 'over', 'listed_at', 'table_id'])
      .execute();
    await sql`create index tables_alarmed on tables (alarm) where alarm is not null`.execute(db);
    // Older servers wrote their deadlines in the time of day: what is served goes on from when they were last there.
    await sql`insert into clock (id, served, at) select 1, max(updated_at), max(updated_at) from tables
      where not exists (select 1 from clock) having max(updated_at) is not null`.execute(db);
  },
};

/** Sessions can be listed, and ended one by one. Those of before were made when their 400 days began. */
const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    for (const name of ['created_at', 'seen_at'])
      await schema
        .alterTable('tokens')
        .addColumn(name, 'bigint', column => column.notNull().defaultTo(0))
        .execute();
    await schema
      .alterTable('tokens')
      .addColumn('device', 'text', column => column.notNull().defaultTo(''))
      .execute();
    await sql`update tokens set created_at = expires_at - 34560000000, seen_at = expires_at - 34560000000
      where kind = 'session'`.execute(db);
    await schema.createIndex('persons_named').on('persons').column('name').execute();
  },
};

const removed: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('removed', 'text', column => column.notNull().defaultTo('[]'))
      .execute();
  },
};

/** Entries are hashed onto each other, and say by which rules they were made. */
const links: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('entries').addColumn('rules', 'integer').execute();
    await db.schema.alterTable('entries').addColumn('link', 'text').execute();
  },
};

/**
 * Every entry has an id, and says when it was made in served time where some see its table late: what they are shown
 * follows neither a clock that is set nor the time that a server was down. What an older server wrote in the time of day is
 * taken to have happened as long before its last sign of life, and never later than that.
 */
const late: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('entries').addColumn('id', 'text').execute();
    for (const table of ['entries', 'lines']) await schema.alterTable(table).addColumn('served', 'bigint').execute();
    await schema.alterTable('tables').addColumn('ended', 'bigint').execute();
    const orZero = (value: RawBuilder<unknown>) => sql`(case when ${value} > 0 then ${value} else 0 end)`;
    const servedAt = (at: string) => {
      const since = orZero(sql`(clock.at - ${sql.ref(at)})`);
      return sql`coalesce((select ${orZero(sql`(served - ${since})`)} from clock where id = 1), 0)`;
    };
    const isLate = sql`setup like '%"delaySeconds":%' and setup not like '%"delaySeconds":0}%'`;
    for (const table of ['entries', 'lines'])
      await sql`update ${sql.table(table)} set served = ${servedAt(`${table}.at`)}
        where table_id in (select id from tables where ${isLate})`.execute(db);
    await sql`update tables set ended = ${servedAt('tables.updated_at')}
      where status = 'finished' and ${isLate}`.execute(db);
    await sql`create index entries_served on entries (table_id, served, n) where served is not null`.execute(db);
    await sql`create index lines_served on lines (table_id, channel, served, id) where served is not null`.execute(db);
    await sql`create index entries_passing on entries (table_id, seat, n) where ${sql.raw(IS_PASSING)}`.execute(db);
    await sql`create index tables_ended on tables (ended) where ended is not null`.execute(db);
  },
};

/** Ids and names in lists stand in the order of their bytes, as SQLite has them, and not in that of a language. */
const collation: Migration = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    const columns = {
      persons: ['id'],
      tokens: ['person'],
      tables: ['id', 'shelf'],
      members: ['person', 'table_id'],
      entries: ['table_id', 'seat'],
      snapshots: ['table_id'],
      matches: ['table_id'],
      lines: ['table_id', 'channel'],
      marks: ['table_id', 'person', 'channel'],
    };
    for (const [table, names] of Object.entries(columns))
      for (const name of names)
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)} type text collate "C"`.execute(db);
  },
};

/** Several processes share a database: each says that it is there, and which tables it looks after. */
const processes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('keeper', 'text').execute();
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await db.schema
      .createTable('visits')
      .addColumn('process', 'text', column => column.notNull())
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('visits_key', ['table_id', 'process', 'person'])
      .execute();
    await db.schema.createIndex('visits_by').on('visits').column('process').execute();
    // Who is there need not survive anything: after a crash of the database everybody comes again.
    if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`alter table visits set unlogged`.execute(db);
  },
};

/** How much somebody has asked for lately, where several processes count it together. It need not survive anything. */
const rates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rates')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('until', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('rates_until').on('rates').column('until').execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`alter table rates set unlogged`.execute(db);
  },
};

/**
 * Where a bot is to decide, something is to be done at once, whatever the clock says. Of what older servers have written it
 * is not known whether one is, so such tables are looked at once.
 */
const alarms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update tables set alarm = 0 where alarm > 0 and seats like '%"bot":"%'`.execute(db);
  },
};

/** Some of several processes may serve people alone; those that know nothing of it do everything. */
const keeping: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('processes')
      .addColumn('keeps', 'integer', column => column.notNull().defaultTo(1))
      .execute();
  },
};

/** An entry that tells who plays a seat; in these words, or its index is not used. */
export const IS_PASSING = `kind in ('resign', 'hand-over', 'back')`;

/** In order of their names. A migration that has been published is never changed: the next one mends it. */
export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '2026-11-first': first,
      '2026-11-second-comings': comings,
      '2026-11-third-matches': matches,
      '2026-11-up-04-clock': clock,
      '2026-11-up-05-lists': lists,
      '2026-11-up-06-sessions': sessions,
      '2026-11-up-07-removed': removed,
      '2026-11-up-08-links': links,
      '2026-11-up-09-late': late,
      '2026-11-up-10-collation': collation,
      '2026-11-up-11-processes': processes,
      '2026-11-up-12-preferences': preferences,
      '2026-11-up-13-notices': notices,
      '2026-11-up-14-rates': rates,
      '2026-11-up-15-alarms': alarms,
      '2026-11-up-16-keeping': keeping,
    }),
};
