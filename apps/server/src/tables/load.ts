import { hashOf, isProblem, playedUnder, playsAlike, type Game, type Problem, type State } from '@corvo/core';
import {
  keptOf,
  lineOf,
  LONGEST_LINE,
  matchOf,
  replay,
  resumed,
  type Answer,
  type Entry,
  type Line,
  type Match,
  type Outline,
} from '@corvo/host';
import { refusals } from '@corvo/protocol';
import type { Snapshot, Storage, StoredMatch, StoredTable } from '../storage/index.ts';
import type { Surroundings } from '../surroundings.ts';

export interface Loaded {
  readonly record: StoredTable;
  readonly match: Match | null; // null before the start
  readonly stuck: Problem | null; // why this game cannot go on
}

/** The table before the first action, as its seed makes it. */
export function startOf(game: Game, table: StoredTable): State {
  const options = game.resolveOptions(table.setup.options, table.seats.length);
  if (isProblem(options) || table.seed === null) throw new Error(`table ${table.id} cannot be set up again`);
  return playedUnder(game, table.rules).setup(
    options,
    table.seats.map(({ seat }) => seat),
    table.seed,
  );
}

type Reading = Pick<Surroundings, 'storage' | 'log'>;

/** The newest snapshot up to an entry whose hash is what the story says: one that was tampered with is not gone on from. */
async function soundSnapshot({ storage, log }: Reading, table: string, n: number): Promise<Snapshot | undefined> {
  for (let nearest = n; ;) {
    const found = await storage.snapshot(table, nearest);
    if (found === undefined) return undefined;
    const [entry] = await storage.entries(table, found.n - 1, found.n);
    // Where the entry is gone (its sealed answers moved out of the story) nothing contradicts the snapshot.
    if (entry === undefined || entry.hash === '' || entry.hash === hashOf(found.state)) return found;
    log.warn({ table, n: found.n }, 'a snapshot disagrees with the story and is not used');
    nearest = found.n - 1;
  }
}

/** Does playing these entries from a state on need anything from before it? */
const leadsBehind = (entries: readonly Outline[], n: number): boolean =>
  entries.some(({ kind, to }) => kind === 'undo' && (to ?? 0) < n);

/** The state after entry `n`: the nearest snapshot in the shape of today, and what was played after it. */
export async function stateAt(around: Reading, game: Game, table: StoredTable, n: number): Promise<State> {
  let nearest = n;
  for (;;) {
    const kept = await soundSnapshot(around, table.id, nearest);
    const from = kept
      ? { n: kept.n, state: game.migrate(kept.state, table.rules) }
      : { n: 0, state: startOf(game, table) };
    const entries = await around.storage.entries(table.id, from.n, n);
    // Where the table went back behind the snapshot, an older one is needed.
    if (from.n === 0 || !leadsBehind(entries, from.n)) {
      return [...replay(game, from, entries).values()].at(-1) ?? from.state;
    }
    nearest = from.n - 1;
  }
}

/** Can today's rules go on from this state at all? */
function canGoOn(game: Game, state: State): boolean {
  try {
    for (const { seat } of game.waiting(state.open)) game.requests(game.view(state, seat));
    return true;
  } catch {
    return false;
  }
}

/** So many of the last entries are enough for taking back, if nobody went back behind them. */
const RECENT = 512;

/**
 * The last of the actions that count, however long the story is; what else a line tells, a match that was kept knows. Of
 * a part of a story the first action is left out: what it was played on is not in it.
 */
async function recentLine(storage: Storage, table: string): Promise<Line> {
  for (let read = RECENT; ; read *= 4) {
    const entries = await storage.outline(table, read);
    const line = lineOf(entries);
    if (entries.length < read) return line;
    const isEnough = line.counted.length > LONGEST_LINE && !leadsBehind(entries, entries[0]?.n ?? 0);
    if (isEnough) return { ...line, counted: line.counted.slice(1) };
  }
}

/**
 * Brings a stored game back (CO-7.15): under the same rules, and under newer ones that play alike, from its newest
 * snapshot, and it keeps its number; under others it is replayed, and where every hash agrees it adopts them; where not,
 * it goes on from the snapshot, and its story is no longer a record that proves itself.
 */
export async function load(around: Surroundings, game: Game, stored: StoredTable): Promise<Loaded> {
  if (stored.status === 'gathering') return { record: stored, match: null, stuck: null };
  const { storage } = around;
  const kept = await storage.match(stored.id);
  const line = kept === undefined ? lineOf(await storage.outline(stored.id)) : await recentLine(storage, stored.id);
  const base = await stateAt(around, game, stored, stored.n);
  if (kept === undefined && stored.status === 'playing' && canGoOn(game, base)) {
    const moved = await moveSealed(around, game, stored, line, base);
    if (moved !== undefined) return load(around, game, moved);
  }
  let stuck = stored.status === 'playing' && !canGoOn(game, base) ? refusals.cannotResume() : null;
  let match: Match;
  try {
    match = matchFrom(around, game, stored, line, kept, base);
  } catch {
    match = matchFrom(around, game, stored, line, kept && { ...kept, sealed: [] }, base);
    stuck = refusals.cannotResume();
  }
  if (playsAlike(game, stored.rules) || stuck !== null) return { record: stored, match, stuck }; // its record stays one of its rules
  const entries = stored.isRecord ? await storage.entries(stored.id, -1) : [];
  const isRecord = stored.isRecord && replays(game, stored, entries);
  return { record: { ...stored, rules: game.rules, isRecord }, match, stuck };
}

/** Does playing the whole game again under today's rules give every state as it was stored? */
function replays(game: Game, stored: StoredTable, entries: readonly Entry[]): boolean {
  try {
    const start = startOf(game, stored);
    if (hashOf(start) !== stored.startHash) return false;
    const story = entries.filter(({ n }) => n > 0);
    const states = replay(game, { n: 0, state: start }, story);
    return story.every(({ n, kind, hash }) => kind !== 'action' || hash === '' || hashOf(states.get(n)) === hash);
  } catch {
    return false;
  }
}

function matchFrom(
  { served }: Surroundings,
  game: Game,
  stored: StoredTable,
  line: Line,
  kept: StoredMatch | undefined,
  base: State,
): Match {
  const { takeBack, clockSeconds } = stored.setup;
  const setting = { game, owners: stored.seats, seed: stored.seed ?? '', terms: { takeBack, clockSeconds } };
  const fresh = matchOf(setting, base, served());
  if (kept === undefined) {
    const { deadline } = fresh; // older servers kept when they had to ring
    const alarmed = deadline && stored.alarm ? { ...deadline, at: stored.alarm } : deadline;
    return resumed(fresh, stored.n, line, { deadline: alarmed });
  }
  const { table: _, ...rest } = kept;
  return resumed(fresh, stored.n, line, rest);
}

/**
 * A table of a server that wrote sealed answers into the story: those that nobody has seen yet move out of it, or
 * withdrawing one would do nothing. Answers the table as it is stored then; undefined where there is none to move.
 */
async function moveSealed(
  around: Surroundings,
  game: Game,
  stored: StoredTable,
  { counted, since, ...known }: Line,
  state: State,
): Promise<StoredTable | undefined> {
  const given = game.waiting(state.open).filter(({ sealed, answered }) => sealed && answered);
  const request = given[0]?.request;
  if (request === undefined) return undefined;
  const isOfIt = (place: number): boolean => counted[place]?.entry.answers[0]?.request === request;
  let first = counted.length;
  while (first > 0 && isOfIt(first - 1)) first--;
  const before = counted[first]?.before ?? since;
  const last = (seat: string): Answer | undefined =>
    counted.slice(first).findLast(({ entry }) => entry.answers[0]?.seat === seat)?.entry.answers[0];
  const sealed = given.flatMap(({ seat }) => last(seat) ?? []);
  const base = await stateAt(around, game, stored, before);
  const record = { ...stored, version: stored.version + 1 };
  const { id: table, n } = stored;
  const { clockSeconds, takeBack } = stored.setup;
  const setting = { game, owners: stored.seats, seed: '', terms: { clockSeconds, takeBack } };
  const fresh = matchOf(setting, state, around.served());
  await around.committer.commit([
    { do: 'put-table', table: record, reseated: false },
    { do: 'void-entries', table, after: before, before: n + 1 },
    { do: 'put-snapshot', snapshot: { table, n, state: base }, replaces: null },
    {
      do: 'put-match',
      match: { table, ...keptOf(fresh), ...known, since: before, sealed },
    },
  ]);
  return around.storage.table(stored.id); // as whoever was first has left it
}
