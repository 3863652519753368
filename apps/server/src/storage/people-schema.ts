import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// What is kept of people beside who they are: steps of `schema.ts`, with its rules.

/** What people have chosen for all their tables: one row for each choice, so that two devices can change two of them. */
export const preferences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('preferences')
      .addColumn('person', 'text', column => column.notNull().references('persons.id'))
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('preferences_key', ['person', 'name'])
      .execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`alter table preferences alter column person type text collate "C"`.execute(db);
  },
};

/**
 * Notices that wait to be sent, and by which ways they go: of a person, or of a table that tells a room elsewhere. What
 * a way belongs to that a device made goes with that device's session.
 */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('notices')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('due', 'bigint', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('ways', 'text') // those that are still to try; null: all
      .addPrimaryKeyConstraint('notices_key', ['owner', 'table_id', 'kind'])
      .execute();
    await schema.createIndex('notices_due').on('notices').columns(['due']).execute();
    await schema
      .createTable('ways')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('session', 'text')
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('ways_key', ['owner', 'name'])
      .execute();
    await sql`create index ways_named on ways (name) where session is not null`.execute(db);
    await sql`create index ways_of_session on ways (session) where session is not null`.execute(db);
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const [table, name] of [
      ['notices', 'owner'],
      ['notices', 'table_id'],
      ['ways', 'owner'],
      ['ways', 'name'],
    ] as const)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)} type text collate "C"`.execute(db);
  },
};
