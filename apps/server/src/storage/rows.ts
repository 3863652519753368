import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { Entry, StoredLine, StoredTable } from './stored.ts';

/** Between the columns of the database and our own words. */
type Row<Name extends keyof Schema> = Selectable<Schema[Name]>;

export function tableRow(table: StoredTable): Row<'tables'> {
  return {
    id: table.id,
    version: table.version,
    game: table.game,
    rules: table.rules,
    status: table.status,
    access: table.setup.access,
    open_seats: table.seats.filter(({ person, bot }) => person === null && bot === null).length,
    setup: JSON.stringify(table.setup),
    seats: JSON.stringify(table.seats),
    host: table.host,
    invite: table.invite,
    guests: JSON.stringify(table.guests),
    comings: JSON.stringify(table.comings),
    seed: table.seed,
    start_hash: table.startHash,
    is_record: Number(table.isRecord),
    n: table.n,
    waiting: JSON.stringify(table.waiting),
    alarm: table.alarm,
    result: table.result === null ? null : JSON.stringify(table.result),
    created_at: table.createdAt,
    updated_at: table.updatedAt,
  };
}

export function tableFrom(row: Row<'tables'>): StoredTable {
  return {
    id: row.id,
    version: row.version,
    game: row.game,
    rules: row.rules,
    status: row.status as StoredTable['status'],
    setup: JSON.parse(row.setup),
    seats: JSON.parse(row.seats),
    host: row.host,
    invite: row.invite,
    guests: JSON.parse(row.guests),
    comings: JSON.parse(row.comings),
    seed: row.seed,
    startHash: row.start_hash,
    isRecord: row.is_record === 1,
    n: row.n,
    waiting: JSON.parse(row.waiting),
    alarm: row.alarm,
    result: row.result === null ? null : JSON.parse(row.result),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function entryRow(entry: Entry): Row<'entries'> {
  const { table, to, choice, settled, events, ...same } = entry;
  return {
    ...same,
    table_id: table,
    to_n: to,
    choice: JSON.stringify(choice),
    settled: Number(settled),
    events: JSON.stringify(events),
  };
}

export function entryFrom(row: Row<'entries'>): Entry {
  const { table_id, to_n, choice, settled, events, kind, by, ...same } = row;
  return {
    ...same,
    table: table_id,
    kind: kind as Entry['kind'],
    by: by as Entry['by'],
    to: to_n,
    choice: JSON.parse(choice),
    settled: settled === 1,
    events: JSON.parse(events),
  };
}

export function lineFrom({ table_id, ...same }: Row<'lines'>): StoredLine {
  return { ...same, table: table_id };
}
