import { isProblem, type GameRecord, type Problem } from '@corvo/core';
import { refusals, type TableSetup } from '@corvo/protocol';
import { failureOf, type Person, type StoredTable, type Write } from '../storage/index.ts';
import type { Environment } from '../environment.ts';

type Importing = Pick<Environment, 'committer' | 'chance' | 'now' | 'log'> & {
  readonly records: Pick<Environment['records'], 'check'>;
};

/** Brings in a record as a finished table, after checking every line of it. */
export async function importRecord(
  around: Importing,
  person: Person,
  text: string,
  access: TableSetup['access'] = 'invited',
): Promise<StoredTable | Problem> {
  const found = await around.records.check(text);
  if (isProblem(found)) return found;
  const table = tableOf(around, person, found.record, access, found.entries.length - 1);
  const at = table.createdAt;
  const writes: Write[] = [
    { do: 'put-table', table, reseated: true },
    ...found.entries.map((entry): Write => ({
      do: 'add-entry',
      entry: { ...entry, table: table.id, id: around.chance.id(), at, served: null },
    })),
    { do: 'put-snapshot', snapshot: { table: table.id, n: table.n, state: found.last } },
  ];
  try {
    if ((await around.committer.commit(writes)) === 'conflict') return refusals.notStored();
  } catch (error) {
    around.log.error({ why: failureOf(error), error: String(error) }, 'a record could not be stored');
    return refusals.notStored();
  }
  return table;
}

function tableOf(
  around: Importing,
  person: Person,
  { header, end }: GameRecord,
  access: TableSetup['access'],
  n: number,
): StoredTable {
  const now = around.now();
  const setup: TableSetup = {
    name: header.game,
    players: header.seats.length,
    options: header.options,
    access,
    spectators: { allowed: true, delaySeconds: 0 },
    hints: false,
    order: 'chosen',
    takeBack: 'fair',
    clock: null,
  };
  return {
    id: around.chance.id(),
    version: 1,
    game: header.game,
    rules: header.rules,
    status: 'finished',
    setup,
    seats: header.seats.map(seat => ({ seat, person: null, name: seat, bot: null, resigned: false })),
    host: person.id,
    invite: around.chance.id(),
    guests: [person.id],
    comings: [],
    removed: [],
    seed: end.seed,
    startHash: header.start,
    isRecord: true,
    n,
    waiting: [],
    keeper: null,
    alarm: null,
    result: end.outcome,
    endedAt: null,
    createdAt: now,
    updatedAt: now,
    listedAt: now,
  };
}
