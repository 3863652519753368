import {
  commitmentTo,
  hashOf,
  isProblem,
  readRecord,
  RECORD_FORMAT,
  verifyRecord,
  writeRecord,
  type Event,
  type Game,
  type GameRecord,
  type Problem,
} from '@corvo/core';
import { refusals, type TableSetup } from '@corvo/protocol';
import type { Entry, Person, StoredTable, Write } from '../storage/index.ts';
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

type Importing = Omit<Surroundings, 'thinkers'>;

/** Brings in a record as a finished table, after checking every line of it. */
export async function importRecord(
  around: Importing,
  person: Person,
  text: string,
  access: TableSetup['access'] = 'invited',
): Promise<StoredTable | Problem> {
  const record = readRecord(text);
  if (isProblem(record)) return record;
  const game = around.findGame(record.header.game);
  if (game === undefined) return refusals.noSuchGame(record.header.game.slice(0, 60), around.gameIds.join(', '));
  const replay = verifyRecord(game, record);
  if (isProblem(replay)) return replay;
  const table = tableOf(around, person, record, access);
  const entries = entriesOf(game, table, record);
  const last = replay.states.at(-1);
  const writes: Write[] = [
    { do: 'put-table', table, reseated: true },
    ...entries.map((entry): Write => ({ do: 'add-entry', entry })),
  ];
  if (last !== undefined)
    writes.push({ do: 'put-snapshot', snapshot: { table: table.id, n: table.n, state: last }, replaces: null });
  try {
    await around.committer.commit(writes);
  } catch (error) {
    around.log.error({ error: String(error) }, 'a record could not be stored');
    return refusals.notStored();
  }
  return table;
}

function tableOf(
  around: Importing,
  person: Person,
  { header, actions, end }: GameRecord,
  access: TableSetup['access'],
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
    clockSeconds: null,
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
    seed: end.seed,
    startHash: header.start,
    isRecord: true,
    n: actions.length,
    waiting: [],
    alarm: null,
    result: end.outcome,
    createdAt: now,
    updatedAt: now,
  };
}

/** The story of a record, played again to hear its events. */
function entriesOf(game: Game, table: StoredTable, { header, actions, end }: GameRecord): Entry[] {
  const events: Event[] = [];
  let state = game.setup(header.options, header.seats, end.seed, event => events.push(event));
  const common = { table: table.id, to: null, at: table.createdAt };
  const entries: Entry[] = [
    {
      ...common,
      n: 0,
      kind: 'start',
      seat: null,
      by: 'server',
      request: 0,
      choice: null,
      text: '',
      settled: true,
      hash: hashOf(state),
      events,
    },
  ];
  for (const { n, seat, request, choice, text, hash } of actions) {
    const step = game.apply(state, { seat, request, choice });
    if (!step.ok) throw new Error(`a verified record is refused: ${step.problem.code}`);
    state = step.state;
    entries.push({
      ...common,
      n,
      kind: 'action',
      seat,
      by: 'person',
      request,
      choice,
      text,
      settled: step.settled,
      hash,
      events: step.events,
    });
  }
  return entries;
}
