import { commitmentTo, RECORD_FORMAT, writeRecord, type GameRecord, type Problem } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import type { StoredTable } from '../storage/index.ts';
import type { Surroundings } from '../surroundings.ts';
import { lineOf } from '../tables/index.ts';

/** The finished game as a record that proves itself (CO-4.1); before the end its hashes would tell secrets (CO-4.2). */
export async function exportRecord(
  around: Pick<Surroundings, 'storage'>,
  table: StoredTable,
): Promise<string | Problem> {
  const { seed, startHash } = table;
  if (table.status !== 'finished' || seed === null || startHash === null) return refusals.recordBeforeEnd();
  if (!table.isRecord) return refusals.cannotResume();
  const entries = await around.storage.entries(table.id, -1);
  const isBrokenOff = entries.at(-1)?.kind === 'resign'; // no action ended it, so a replay finds no outcome
  const record: GameRecord = {
    header: {
      format: RECORD_FORMAT,
      game: table.game,
      rules: table.rules,
      options: table.setup.options,
      seats: table.seats.map(({ seat }) => seat),
      commitment: commitmentTo(seed),
      start: startHash,
    },
    actions: lineOf(entries).map(({ seat, request, choice, text, hash }, place) => ({
      n: place + 1,
      seat: seat ?? '',
      request,
      choice,
      text,
      hash,
    })),
    end: { end: true, seed, outcome: isBrokenOff ? null : table.result },
  };
  return writeRecord(record);
}
