import type { Pool, PoolClient } from 'pg';
import { entryRow } from '../storage/rows.ts';
import type { Unit, Write } from '../storage/storage.ts';
import type { StoredTable } from '../storage/stored.ts';

type Doing<Do extends Write['do']> = Extract<Write, { readonly do: Do }>;

/** What nearly every action writes: its table moves on and its story grows; at times what lies beside it, or the state. */
export interface Move {
  readonly table: StoredTable;
  readonly entry: Doing<'add-entry'>;
  readonly match: Doing<'put-match'> | undefined;
  readonly snapshot: Doing<'put-snapshot'> | undefined;
}

/** Is a unit one move, and nothing else? */
export function moveOf([first, ...rest]: Unit): Move | undefined {
  if (first?.do !== 'move-table') return undefined;
  const { table } = first;
  let entry: Move['entry'] | undefined;
  let match: Move['match'];
  let snapshot: Move['snapshot'];
  for (const change of rest) {
    if (change.do === 'add-entry' && entry === undefined && change.entry.table === table.id) entry = change;
    else if (change.do === 'put-match' && match === undefined && change.match.table === table.id) match = change;
    else if (
      change.do === 'put-snapshot' &&
      snapshot === undefined &&
      change.snapshot.table === table.id &&
      change.hash === undefined
    )
      snapshot = change;
    else return undefined;
  }
  return entry && { table, entry, match, snapshot };
}

/** The columns of an entry, in the order of the statement; which of them are numbers, and how large. */
const ENTRY = {
  table_id: 'text',
  n: 'int',
  kind: 'text',
  seat: 'text',
  by: 'text',
  to_n: 'int',
  request: 'int',
  choice: 'text',
  text: 'text',
  settled: 'int',
  answers: 'text',
  redrawn: 'int',
  hash: 'text',
  events: 'text',
  at: 'bigint',
  rules: 'int',
  link: 'text',
  id: 'text',
  served: 'bigint',
} as const;

export const ENTRY_COLUMNS = Object.keys(ENTRY) as (keyof typeof ENTRY)[];
const MOVED = ['text', 'int', 'int', 'text', 'text', 'bigint', 'bigint'];
const BESIDE = ['text', 'text', 'text', 'int', 'text']; // match: table, body; snapshot: table, n, state

const places = (types: readonly string[], from: number): string =>
  types.map((type, place) => `$${from + place}::${type}[]`).join(', ');

const AFTER_MOVED = MOVED.length + 1;
const AFTER_ENTRY = AFTER_MOVED + ENTRY_COLUMNS.length;

/**
 * All moves of a group in one statement, so in one round trip and one sync. Tables are locked in the order of their ids: two
 * groups with the same tables wait for each other and do not lock each other out. Who is not at the version before has lost.
 */
const STATEMENT = `with given as (
  select * from unnest(${places(MOVED, 1)}) as given(id, version, n, waiting, keeper, alarm, updated_at)
), held as materialized (
  select tables.id from tables join given on given.id = tables.id
  where tables.version = given.version - 1 order by tables.id for update of tables
), moved as (
  update tables set version = given.version, n = given.n, waiting = given.waiting, keeper = given.keeper,
    alarm = given.alarm, updated_at = given.updated_at
  from held join given on given.id = held.id
  where tables.id = held.id and tables.version = given.version - 1 returning tables.id
), entered as (
  insert into entries (${ENTRY_COLUMNS.join(', ')})
  select ${ENTRY_COLUMNS.map(name => `entry.${name}`).join(', ')}
  from unnest(${places(Object.values(ENTRY), AFTER_MOVED)}) as entry(${ENTRY_COLUMNS.join(', ')})
  join moved on moved.id = entry.table_id
), beside as (
  insert into matches (table_id, body)
  select beside.table_id, beside.body from unnest(${places(BESIDE.slice(0, 2), AFTER_ENTRY)}) as beside(table_id, body)
  join moved on moved.id = beside.table_id
  on conflict (table_id) do update set body = excluded.body
), kept as (
  insert into snapshots (table_id, n, state)
  select kept.table_id, kept.n, kept.state
  from unnest(${places(BESIDE.slice(2), AFTER_ENTRY + 2)}) as kept(table_id, n, state)
  join moved on moved.id = kept.table_id
  on conflict (table_id, n) do update set state = excluded.state
)
select id from moved`;

/** Writes moves of different tables; answers which tables have moved. */
export async function writeMoves(line: Pool | PoolClient, moves: readonly Move[]): Promise<ReadonlySet<string>> {
  const tables = moves.map(({ table }) => table);
  const entries = moves.map(({ entry }) => entryRow(entry.entry, entry.texts));
  const matches = moves.flatMap(({ match }) => match?.match ?? []);
  const snapshots = moves.flatMap(({ snapshot }) => snapshot?.snapshot ?? []);
  const values = [
    tables.map(({ id }) => id),
    tables.map(({ version }) => version),
    tables.map(({ n }) => n),
    tables.map(({ waiting }) => JSON.stringify(waiting)),
    tables.map(({ keeper }) => keeper),
    tables.map(({ alarm }) => alarm),
    tables.map(({ updatedAt }) => updatedAt),
    ...ENTRY_COLUMNS.map(name => entries.map(entry => entry[name])),
    matches.map(({ table }) => table),
    matches.map(({ table: _table, ...match }) => JSON.stringify(match)),
    snapshots.map(({ table }) => table),
    snapshots.map(({ n }) => n),
    snapshots.map(({ state }) => JSON.stringify(state)),
  ];
  const { rows } = await line.query<{ id: string }>({ name: 'moves', text: STATEMENT, values });
  return new Set(rows.map(({ id }) => id));
}
