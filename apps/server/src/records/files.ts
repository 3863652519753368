import { GAMES } from '@corvo/catalogue';
import type { Game, Problem } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import { withData } from '../database.ts';
import { Committer, type Person } from '../storage/index.ts';
import { realChance } from '../environment.ts';
import { checkRecord } from './check.ts';
import { exportRecord } from './export.ts';
import { importRecord } from './import.ts';

/** Whose table it is when nobody in particular brings a record in. */
const OPERATOR: Person = { id: 'operator', name: 'Corvo', createdAt: 0 };

/** One finished game of a data folder as a record, for the command line. */
export function exportGame(folder: string, table: string): Promise<string | Problem> {
  return withData(folder, async storage => {
    const stored = await storage.table(table);
    return stored === undefined ? refusals.noSuchTable() : exportRecord({ storage }, stored);
  });
}

/** Brings a record into a data folder as a finished table that everybody may see; answers its id. */
export function importGame(
  folder: string,
  text: string,
  games: readonly Game[] = GAMES,
): Promise<{ id: string } | Problem> {
  return withData(folder, async storage => {
    const silent = { warn: () => {}, error: () => {} };
    const around = {
      committer: new Committer(storage),
      records: { check: async (record: string) => checkRecord(games, record) },
      chance: realChance,
      now: Date.now,
      log: silent,
    };
    const table = await importRecord(around, OPERATOR, text, 'open');
    return 'code' in table ? table : { id: table.id };
  });
}
