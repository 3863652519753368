import type { Transaction } from 'kysely';
import { entryRow, tableRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Write } from './storage.ts';
import type { StoredTable } from './stored.ts';

/** A change that lost a race; it undoes its unit and nothing else. */
export class Conflict extends Error {}

type Tx = Transaction<Schema>;

/** Carries out one change. */
export async function write(tx: Tx, change: Write): Promise<void> {
  switch (change.do) {
    case 'put-person': {
      const { id, name, createdAt } = change.person;
      await tx
        .insertInto('persons')
        .values({ id, name, created_at: createdAt })
        .onConflict(on => on.column('id').doUpdateSet({ name }))
        .execute();
      return;
    }
    case 'put-token': {
      const { hash, person, kind, expiresAt, createdAt, seenAt, device } = change.token;
      await tx
        .insertInto('tokens')
        .values({ hash, person, kind, expires_at: expiresAt, created_at: createdAt, seen_at: seenAt, device })
        .onConflict(on => on.column('hash').doUpdateSet({ expires_at: expiresAt }))
        .execute();
      return;
    }
    case 'drop-tokens':
      await tx.deleteFrom('tokens').where('person', '=', change.person).where('kind', '=', change.kind).execute();
      return;
    case 'drop-token':
      await tx.deleteFrom('tokens').where('hash', '=', change.hash).execute();
      return;
    case 'drop-sessions':
      await tx
        .deleteFrom('tokens')
        .where('person', '=', change.person)
        .where('kind', '=', 'session')
        .where('hash', '<>', change.but ?? '')
        .execute();
      return;
    case 'use-link': {
      const { numDeletedRows } = await tx
        .deleteFrom('tokens')
        .where('hash', '=', change.hash)
        .where('kind', '=', 'link')
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw new Conflict('the link was used');
      return;
    }
    case 'touch-token':
      await tx.updateTable('tokens').set({ seen_at: change.at }).where('hash', '=', change.hash).execute();
      return;
    case 'put-table':
      await putTable(tx, change.table);
      if (change.reseated) await putMembers(tx, change.table);
      else if (change.relisted) await moveMembers(tx, change.table);
      return;
    case 'add-entry':
      await tx.insertInto('entries').values(entryRow(change.entry)).execute();
      return;
    case 'void-entries': {
      const { table, after, before } = change;
      await tx
        .deleteFrom('entries')
        .where('table_id', '=', table)
        .where('n', '>', after)
        .where('n', '<', before)
        .where(eb => eb.or([eb('kind', '=', 'action'), eb.and([eb('kind', '=', 'undo'), eb('redrawn', 'is', null)])]))
        .execute();
      await tx
        .deleteFrom('snapshots')
        .where('table_id', '=', table)
        .where('n', '>', after)
        .where('n', '<', before)
        .execute();
      return;
    }
    case 'drop-entry':
      await tx.deleteFrom('entries').where('table_id', '=', change.table).where('n', '=', change.n).execute();
      await tx.deleteFrom('snapshots').where('table_id', '=', change.table).where('n', '=', change.n).execute();
      return;
    case 'put-match': {
      const { table, ...match } = change.match;
      const body = JSON.stringify(match);
      await tx
        .insertInto('matches')
        .values({ table_id: table, body })
        .onConflict(on => on.column('table_id').doUpdateSet({ body }))
        .execute();
      return;
    }
    case 'put-snapshot': {
      const { table, n, state } = change.snapshot;
      await tx
        .insertInto('snapshots')
        .values({ table_id: table, n, state: JSON.stringify(state) })
        .onConflict(on => on.columns(['table_id', 'n']).doUpdateSet({ state: JSON.stringify(state) }))
        .execute();
      if (change.replaces !== null)
        await tx.deleteFrom('snapshots').where('table_id', '=', table).where('n', '=', change.replaces).execute();
      return;
    }
    case 'add-line': {
      const { table, ...line } = change.line;
      await tx
        .insertInto('lines')
        .values({ table_id: table, ...line })
        .execute();
      return;
    }
    case 'put-mark': {
      const { table, person, channel, id } = change.mark;
      await tx
        .insertInto('marks')
        .values({ table_id: table, person, channel, id })
        .onConflict(on => on.columns(['table_id', 'person', 'channel']).doUpdateSet({ id }).where('marks.id', '<', id))
        .execute();
      return;
    }
    case 'put-served': {
      const { served, at } = change;
      await tx
        .insertInto('clock')
        .values({ id: 1, served, at })
        .onConflict(on => on.column('id').doUpdateSet({ served, at }).where('clock.served', '<=', served))
        .execute();
    }
  }
}

async function putTable(tx: Tx, table: StoredTable): Promise<void> {
  const { id, ...columns } = tableRow(table);
  if (table.version === 1) {
    await tx
      .insertInto('tables')
      .values({ id, ...columns })
      .execute();
    return;
  }
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set(columns)
    .where('id', '=', id)
    .where('version', '=', table.version - 1)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Conflict(`table ${id} is no longer at version ${table.version - 1}`);
}

async function putMembers(tx: Tx, table: StoredTable): Promise<void> {
  await tx.deleteFrom('members').where('table_id', '=', table.id).execute();
  const people = new Set([table.host, ...table.seats.flatMap(({ person }) => person ?? [])]);
  await tx
    .insertInto('members')
    .values([...people].map(person => ({ table_id: table.id, person, ...placeOf(table) })))
    .execute();
}

const placeOf = ({ status, listedAt }: StoredTable) => ({ over: Number(status === 'finished'), listed_at: listedAt });

/** The table has another place in the lists of its people. */
async function moveMembers(tx: Tx, table: StoredTable): Promise<void> {
  await tx.updateTable('members').set(placeOf(table)).where('table_id', '=', table.id).execute();
}
