import {
  canonicalJson,
  isProblem,
  playedUnder,
  playsAlike,
  type Event,
  type Game,
  type Problem,
  type State,
} from '@corvo/core';
import {
  CLOCKWORK,
  keptOf,
  lineOf,
  LONGEST_LINE,
  matchOf,
  replay,
  resumed,
  type Answer,
  type Line,
  type Match,
  type Outline,
} from '@corvo/host';
import { refusals } from '@corvo/protocol';
import type { Snapshot, Storage, StoredEntry, StoredMatch, StoredTable } from '../storage/index.ts';
import type { Environment } from '../environment.ts';
import { hashOfState } from './storing.ts';

export interface Loaded {
  readonly record: StoredTable;
  readonly match: Match | null; // null before the start
  readonly stuck: Problem | null; // why this game cannot go on
  readonly keptAt: number; // the entry of the newest snapshot
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

type Reading = Pick<Environment, 'storage' | 'log'>;

/** The newest snapshot up to an entry whose hash is what the story says: one that was tampered with is not gone on from. */
async function soundSnapshot({ storage, log }: Reading, table: string, n: number): Promise<Snapshot | undefined> {
  for (let nearest = n; ;) {
    const found = await storage.snapshot(table, nearest);
    if (found === undefined) return undefined;
    const [entry] = await storage.entries(table, found.n - 1, found.n);
    // Where the entry is gone (its sealed answers moved out of the story) nothing contradicts the snapshot.
    if (entry === undefined || entry.hash === '' || entry.hash === hashOfState(found.state)) return found;
    log.warn({ table, n: found.n }, 'a snapshot disagrees with the story and is not used');
    nearest = found.n - 1;
  }
}

/** Does playing these entries from a state on need anything from before it? */
const leadsBehind = (entries: readonly Outline[], n: number): boolean =>
  entries.some(({ kind, to }) => kind === 'undo' && (to ?? 0) < n);

/** A state to go on from, and what was played after it. */
interface Tail {
  readonly from: { readonly n: number; readonly state: State };
  readonly entries: readonly StoredEntry[];
}

/** The nearest snapshot up to entry `n`, in the shape of today, and what was played after it. */
async function tailTo(around: Reading, game: Game, table: StoredTable, n: number): Promise<Tail> {
  let nearest = n;
  for (;;) {
    const kept = await soundSnapshot(around, table.id, nearest);
    const from = kept
      ? { n: kept.n, state: game.migrate(kept.state, table.rules) }
      : { n: 0, state: startOf(game, table) };
    const entries = from.n === n ? [] : await around.storage.entries(table.id, from.n, n);
    // Where the table went back behind the snapshot, an older one is needed.
    if (from.n === 0 || !leadsBehind(entries, from.n)) return { from, entries };
    nearest = from.n - 1;
  }
}

const lastOf = (states: ReadonlyMap<number, State>): State | undefined => [...states.values()].at(-1);

/** The state after entry `n`. Throws where the rules of today do not lead there. */
export async function stateAt(around: Reading, game: Game, table: StoredTable, n: number): Promise<State> {
  const { from, entries } = await tailTo(around, game, table, n);
  return lastOf(replay(game, from, entries)) ?? from.state;
}

/**
 * The state at the end of a tail; undefined where the rules of today do not lead there, or tell something else on the way
 * than the story does. Of rules that play alike no more is asked than that they play it: they may say it otherwise.
 */
function playTail(game: Game, { rules }: StoredTable, { from, entries }: Tail): State | undefined {
  const told = new Map<number, readonly Event[]>();
  try {
    const state = lastOf(replay(game, from, entries, (n, _answer, _before, { events }) => told.set(n, events)));
    const isSame = ({ n, kind, events, rules: by }: StoredEntry): boolean =>
      kind !== 'action' ||
      (by !== game.rules && playsAlike(game, rules)) ||
      canonicalJson(told.get(n)) === canonicalJson(events);
    return entries.every(isSame) ? state : undefined;
  } catch {
    return undefined;
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
export async function load(around: Environment, game: Game, stored: StoredTable): Promise<Loaded> {
  for (let table = stored; ;) {
    const loaded = await read(around, game, table);
    if (around.storage.process === null) return loaded;
    // Where another process has written meanwhile, what was read does not belong together.
    const now = await around.storage.table(table.id);
    if (now === undefined || now.version === loaded.record.version) return loaded;
    table = now;
  }
}

async function read(around: Environment, game: Game, stored: StoredTable): Promise<Loaded> {
  if (stored.status === 'gathering') return { record: stored, match: null, stuck: null, keptAt: -1 };
  const { storage } = around;
  const kept = await storage.match(stored.id);
  const line = kept === undefined ? lineOf(await storage.outline(stored.id)) : await recentLine(storage, stored.id);
  const tail = await tailTo(around, game, stored, stored.n);
  const keptAt = tail.from.n;
  const played = playTail(game, stored, tail);
  if (played === undefined) {
    // Nothing is thrown away: a server that knows the rules of then goes on from where the story ends.
    around.log.error({ table: stored.id, from: keptAt, to: stored.n }, 'the last actions cannot be played again');
    const match = matchFrom(
      around,
      game,
      { ...stored, n: keptAt },
      line,
      kept && { ...kept, sealed: [] },
      tail.from.state,
    );
    return { record: stored, match, stuck: refusals.storyHeld(stored.n - keptAt), keptAt };
  }
  const base = played;
  if (kept === undefined && stored.status === 'playing' && canGoOn(game, base)) {
    const moved = await moveSealed(around, game, stored, line, base);
    if (moved !== undefined) return read(around, game, moved);
  }
  let stuck = stored.status === 'playing' && !canGoOn(game, base) ? refusals.cannotResume() : null;
  let match: Match;
  try {
    match = matchFrom(around, game, stored, line, kept, base);
  } catch {
    match = matchFrom(around, game, stored, line, kept && { ...kept, sealed: [] }, base);
    stuck = refusals.cannotResume();
  }
  if (playsAlike(game, stored.rules) || stuck !== null) return { record: stored, match, stuck, keptAt }; // its record stays one of its rules
  const entries = stored.isRecord ? await storage.entries(stored.id, -1) : [];
  const isRecord = stored.isRecord && replays(game, stored, entries);
  return { record: { ...stored, rules: game.rules, isRecord }, match, stuck, keptAt };
}

/** Does playing the whole game again under today's rules tell everything, and give every state, as it was stored? */
function replays(game: Game, stored: StoredTable, entries: readonly StoredEntry[]): boolean {
  try {
    const start = startOf(game, stored);
    if (hashOfState(start) !== stored.startHash) return false;
    const story = entries.filter(({ n }) => n > 0);
    const told = new Map<number, readonly Event[]>();
    const states = replay(game, { n: 0, state: start }, story, (n, _answer, _before, { events }) =>
      told.set(n, events),
    );
    return story.every(
      ({ n, kind, hash, events }) =>
        kind !== 'action' ||
        (canonicalJson(told.get(n)) === canonicalJson(events) &&
          (hash === '' || hashOfState(states.get(n) as State) === hash)),
    );
  } catch {
    return false;
  }
}

function matchFrom(
  { served }: Environment,
  game: Game,
  stored: StoredTable,
  line: Line,
  kept: StoredMatch | undefined,
  base: State,
): Match {
  const { takeBack, clock } = stored.setup;
  const setting = {
    game,
    clockwork: CLOCKWORK,
    owners: stored.seats,
    seed: stored.seed ?? '',
    terms: { takeBack, clock },
  };
  const fresh = matchOf(setting, base, served());
  if (kept === undefined) {
    const newest = base.open.requests; // older servers kept when they had to ring
    return resumed(fresh, stored.n, line, { deadline: stored.alarm ? { newest, at: stored.alarm } : null });
  }
  const { table: _, ...rest } = kept;
  const last = line.counted.at(-1)?.entry.n;
  // Where the last entry is an action the match goes on from it, and may not have been written down again for that.
  return resumed(fresh, stored.n, line, last === stored.n ? { ...rest, since: last } : rest);
}

/**
 * A table of a server that wrote sealed answers into the story: those that nobody has seen yet move out of it, or
 * withdrawing one would do nothing. Answers the table as it is stored then; undefined where there is none to move.
 */
async function moveSealed(
  around: Environment,
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
  const { clock, takeBack } = stored.setup;
  const setting = { game, clockwork: CLOCKWORK, owners: stored.seats, seed: '', terms: { clock, takeBack } };
  const fresh = matchOf(setting, state, around.served());
  await around.committer.commit([
    { do: 'put-table', table: record, reseated: false },
    { do: 'void-entries', table, after: before, before: n + 1, shown: null },
    { do: 'put-snapshot', snapshot: { table, n, state: base } },
    {
      do: 'put-match',
      match: { table, ...keptOf(fresh), ...known, since: before, sealed },
    },
  ]);
  return around.storage.table(stored.id); // as whoever was first has left it
}
