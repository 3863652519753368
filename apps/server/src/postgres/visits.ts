import type { Pool } from 'pg';
import type { Flavour } from '../storage/sql.ts';
import { CHANNEL, hintsOf } from './hint.ts';
import { IS_HERE } from './processes.ts';

/** Who looks at which table by which process. It is not synced: who is there comes again after a crash. */
export function visitsOf(pool: Pool, own: string): Pick<Flavour, 'come' | 'go' | 'elsewhere'> {
  const change = async (text: string, table: string, ...values: string[]): Promise<void> => {
    await pool.query(text, [own, table, ...values]);
    for (const hint of hintsOf(own, { tables: [], talk: [], visits: [table] }))
      await pool.query('select pg_notify($1, $2)', [CHANNEL, hint]);
  };
  return {
    come: (table, person, name) =>
      change(
        `insert into visits (process, table_id, person, name) values ($1, $2, $3, $4)
          on conflict (table_id, process, person) do update set name = excluded.name`,
        ...([table, person, name] as const),
      ),
    go: (table, person) =>
      change('delete from visits where process = $1 and table_id = $2 and person = $3', table, person),
    elsewhere: async table => {
      const { rows } = await pool.query<{ person: string; name: string }>(
        `select visits.person, visits.name from visits join processes on processes.id = visits.process
          where visits.table_id = $1 and visits.process <> $2 and ${IS_HERE} order by visits.person`,
        [table, own],
      );
      return rows;
    },
  };
}
