import { writeRecord, type Problem } from '@corvo/core';
import { recordOf } from '@corvo/host';
import { refusals } from '@corvo/protocol';
import type { StoredTable } from '../storage/index.ts';
import type { Environment } from '../environment.ts';

/** The finished game as a record that proves itself (CO-4.1); before the end its hashes would tell secrets (CO-4.2). */
export async function exportRecord(
  around: Pick<Environment, 'storage'>,
  table: StoredTable,
): Promise<string | Problem> {
  const { seed, startHash, game, rules, setup, result } = table;
  if (table.status !== 'finished' || seed === null || startHash === null) return refusals.recordBeforeEnd();
  if (!table.isRecord) return refusals.cannotResume();
  const seats = table.seats.map(({ seat }) => seat);
  const about = { game, rules, options: setup.options, seats, seed, startHash, outcome: result };
  return writeRecord(recordOf(about, await around.storage.entries(table.id, -1)));
}
