import { followed, type Match } from '@corvo/host';
import type { Progress } from '../storage/index.ts';
import { hashOfState } from './storing.ts';
import type { Table } from './table.ts';

/**
 * The match of a table as another process has brought it further; undefined where all of it must be read. So is what other
 * rules have written, or what leads here to another state than it did there.
 */
export function onward(
  { match, stuck, game, record }: Table,
  { table, match: kept, entries }: Progress,
): Match | undefined {
  if (match === null || stuck !== null || kept === undefined || table.rules !== record.rules) return undefined;
  if (entries.some(({ rules }) => rules !== game.rules)) return undefined;
  const { table: _, ...beside } = kept;
  const { takeBack, clock } = table.setup;
  const now = { ...match, owners: table.seats, terms: { takeBack, clock } };
  const next = followed(now, { n: table.n, entries, kept: beside });
  const last = entries.at(-1);
  if (next === undefined || last === undefined || last.hash === '') return next;
  return last.hash === hashOfState(next.base) ? next : undefined;
}
