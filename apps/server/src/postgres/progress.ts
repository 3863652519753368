import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import { entryFrom, tableFrom } from '../storage/rows.ts';
import type { Schema } from '../storage/schema.ts';
import type { KnownTable, Progress } from '../storage/storage.ts';
import { ENTRY_COLUMNS } from './moves.ts';

/** Who has missed more entries of a table than this reads it as a whole. */
const MOST_ENTRIES = 64;

const ENTRY = 'entry_'; // in front of the columns of an entry: some are called as those of its table

type Row<Name extends keyof Schema> = Selectable<Schema[Name]>;

/** One by one: a statement that is kept fails where a newer Corvo beside this one has added a column to all there are. */
const TABLE_COLUMNS = Object.keys({
  id: 0,
  version: 0,
  game: 0,
  rules: 0,
  status: 0,
  access: 0,
  open_seats: 0,
  setup: 0,
  seats: 0,
  host: 0,
  invite: 0,
  guests: 0,
  comings: 0,
  removed: 0,
  seed: 0,
  start_hash: 0,
  is_record: 0,
  n: 0,
  waiting: 0,
  keeper: 0,
  alarm: 0,
  result: 0,
  created_at: 0,
  updated_at: 0,
  listed_at: 0,
  ended: 0,
  shelf: 0,
} satisfies Record<keyof Schema['tables'], 0>);
type Found = Row<'tables'> & { known_version: number; known_n: number; match: string | null } & Record<string, unknown>;

/**
 * One line for each new entry, or one for a table that has changed without one. All in one statement, so as of one moment:
 * the table, what lies beside its story, and the story belong together.
 */
const STATEMENT = `select ${TABLE_COLUMNS.map(name => `tables.${name}`).join(', ')}, given.version as known_version, given.n as known_n, matches.body as match,
  ${ENTRY_COLUMNS.map(name => `entries.${name} as ${ENTRY}${name}`).join(', ')}
from unnest($1::text[], $2::int[], $3::int[]) as given(id, version, n)
join tables on tables.id = given.id and tables.version <> given.version
left join matches on matches.table_id = tables.id
left join entries on entries.table_id = tables.id and entries.n > given.n and tables.n - given.n <= ${MOST_ENTRIES}
order by tables.id, entries.n`;

function entryIn(row: Found): Row<'entries'> | undefined {
  if (row[`${ENTRY}n`] === null) return undefined;
  return Object.fromEntries(ENTRY_COLUMNS.map(name => [name, row[`${ENTRY}${name}`]])) as unknown as Row<'entries'>; // every column of it, as the statement names them
}

export async function progressOf(pool: Pool, known: readonly KnownTable[]): Promise<readonly Progress[]> {
  const values = [known.map(({ id }) => id), known.map(({ version }) => version), known.map(({ n }) => n)];
  const { rows } = await pool.query<Found>({ name: 'progress', text: STATEMENT, values });
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { id, known_version: version, known_n: n, match } = first;
    return {
      from: { id, version, n },
      table: tableFrom(first),
      match: match === null ? undefined : { table: id, ...JSON.parse(match) },
      entries: [first, ...others].flatMap(row => entryIn(row) ?? []).map(entryFrom),
    };
  });
}
