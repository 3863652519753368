import type { Pool } from 'pg';
import type { Rate } from '../config.ts';

/** Microseconds, by the clock of the database, which is the same for all processes. */
const NOW = `(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

/**
 * One number for each bucket: up to when what was taken is paid for. Taking one pays for one more, which may lead no further
 * ahead of now than a full bucket holds; where it would, no line comes back.
 */
const TAKE = `insert into rates as kept (key, until) values ($1, ${NOW} + $2::bigint)
  on conflict (key) do update set until = greatest(kept.until, ${NOW}) + $2::bigint
  where greatest(kept.until, ${NOW}) + $2::bigint - ${NOW} <= $3::bigint
  returning until`;

const WAIT = `select greatest(until - ${NOW} + $2::bigint - $3::bigint, 0)::bigint as wait from rates where key = $1`;

/** Buckets that are full again say nothing. */
export const DROP_FULL_RATES = `delete from rates where until < ${NOW}`;

/** Takes one; answers 0, or after how many seconds to try again. */
export async function take(pool: Pool, key: string, { burst, perSecond }: Rate): Promise<number> {
  const each = Math.max(1, Math.round(1_000_000 / perSecond));
  const values = [key, each, Math.round(burst * each)];
  const { rowCount } = await pool.query({ name: 'take', text: TAKE, values });
  if (rowCount === 1) return 0;
  const { rows } = await pool.query<{ wait: number }>(WAIT, values);
  return Math.max(1, Math.ceil((rows[0]?.wait ?? 0) / 1_000_000));
}
