import type { Pool } from 'pg';
import type { Beat } from '../storage/storage.ts';
import { DROP_FULL_RATES } from './rates.ts';

/** Who has not said for so long that it is there, is not: it says so every second. By the clock of the database. */
const GONE_MS = 3_500;
const FORGOTTEN_MS = 600_000;

const NOW = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export const IS_HERE = `processes.at >= ${NOW} - ${GONE_MS}`;

const BEAT = `with here as (
  insert into processes (id, at, keeps) values ($1, ${NOW}, $4) on conflict (id) do update set at = excluded.at
), forgotten as (
  delete from processes where at < ${NOW} - ${FORGOTTEN_MS} returning id
), expired as (
  ${DROP_FULL_RATES}
), cleared as (
  delete from visits where process in (select id from forgotten)
), kept as (
  insert into clock (id, served, at) values (1, $2, $3)
  on conflict (id) do update set served = greatest(clock.served, excluded.served), at = excluded.at returning served
)
select (select served from kept) as served,
  array(select id from processes where ${IS_HERE} and id <> $1 order by id) as others,
  array(select id from processes where ${IS_HERE} and id <> $1 and keeps = 1 order by id) as keepers`;

/** This process is there. The time that was served is the longest that any of them knows of. */
export async function beat(pool: Pool, own: string, keeps: boolean, served: number, at: number): Promise<Beat> {
  const { rows } = await pool.query<Beat>(BEAT, [own, Math.floor(served), at, Number(keeps)]);
  return rows[0] ?? { served, others: [], keepers: [] };
}

/** It is gone, and others need not wait until they notice. */
export async function leave(pool: Pool, own: string): Promise<void> {
  for (const text of ['delete from visits where process = $1', 'delete from processes where id = $1'])
    await pool.query(text, [own]).catch(() => {});
}
