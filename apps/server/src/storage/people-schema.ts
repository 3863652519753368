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
