import { hash } from 'node:crypto';
import { canonicalJson, linkOf, type State } from '@corvo/core';
import { keptOf, textsOf, type Change, type Match } from '@corvo/host';
import type { StoredTable, Write } from '../storage/index.ts';

/** Every so many entries a snapshot is kept: so many actions at most are played again to find a state. */
const KEEP_EVERY = 32;

/** As `hashText` and `hashOf` make them, a good deal faster. */
const hashNatively = (text: string): string => hash('sha256', text);
export const hashOfState = (state: State): string => hashNatively(canonicalJson(state));

/** A change as it goes to the disk. */
export interface Storing {
  readonly change: Change;
  readonly writes: readonly Write[]; // beside that of the table itself
  readonly isKept: boolean; // with the whole state, and not only what led to it
}

/** The table as far as its story is about it. */
interface About extends Pick<StoredTable, 'id' | 'startHash' | 'setup'> {
  readonly keptAt: number; // the last entry whose state is on the disk
}

/** When something happens: in the time of day, as it is told, and in served time, by which some see it late. */
interface When {
  readonly at: number;
  readonly served: number;
}

/**
 * What is said of the time where some see a table late: it is written down with what happens, so that a server which
 * crashes does not begin before it.
 */
export function servedFor(
  { setup }: Pick<StoredTable, 'setup'>,
  { at, served }: When,
): { served: number | null; writes: Write[] } {
  if (setup.spectators.delaySeconds === 0) return { served: null, writes: [] };
  return { served, writes: [{ do: 'put-served', served, at }] };
}

/**
 * What must be written of a change. An action is stored as texts that are made once, and hashed onto the action before it;
 * the state itself goes with every 32nd entry, and with every kind of break: what is no action, going back behind the last
 * state that is there, and the end. Where only
 * the one who plays a seat is another, it is the state of before and not written again.
 */
export function storing(about: About, before: Match | null, change: Change, when: When, id: string): Storing {
  const { id: table, startHash, keptAt, setup } = about;
  const { match, entry, voids, drops } = change;
  const { game, base, line } = match;
  const kept: Write = { do: 'put-match', match: { table, ...keptOf(match) } };
  if (entry === null) return { change, writes: [kept], isKept: false };
  const { n, kind } = entry;
  const isAction = kind === 'action';
  // What goes back no further than the last state on the disk is played again from there like an action.
  const isPlay = isAction || (kind === 'undo' && (entry.to ?? 0) >= keptAt);
  const isDue = !isPlay || n - keptAt >= KEEP_EVERY || base.open.outcome !== null;
  const isKept = isDue && base !== before?.base;
  const texts = textsOf(entry);
  const onto = before?.line.at(-1)?.link ?? startHash ?? '';
  const link = isAction ? linkOf(onto, texts, hashNatively) : null;
  const { served, writes: timed } = servedFor(about, when);
  const stamp = { id, at: when.at, served, rules: game.rules, table };
  const stored = { ...entry, ...stamp, hash: isKept ? hashOfState(base) : '', link };
  const isAlike = isAction && before !== null && isKeptAlike(before, match);
  const writes: Write[] = isAlike ? [...timed] : [kept, ...timed];
  const shown = served === null ? null : served - setup.spectators.delaySeconds * 1000;
  if (voids !== null) writes.push({ do: 'void-entries', table, after: voids, before: n, shown });
  for (const dropped of drops) writes.push({ do: 'drop-entry', table, n: dropped, shown });
  writes.push({ do: 'add-entry', entry: stored, texts });
  if (isKept) writes.push({ do: 'put-snapshot', snapshot: { table, n, state: base } });
  const last = line.at(-1); // of an action: its own
  const marked = link === null || last === undefined ? line : line.with(-1, { ...last, link });
  return { change: { ...change, entry: stored, match: { ...match, line: marked } }, writes, isKept };
}

/**
 * Is there nothing new to keep of a match after an action? That it goes on from that action, the story tells; most actions
 * leave all else as it was.
 */
function isKeptAlike(before: Match, after: Match): boolean {
  const old: Readonly<Record<string, unknown>> = { ...keptOf(before) };
  const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
  return Object.entries(keptOf(after)).every(
    ([name, now]) => now === old[name] || name === 'since' || (isEmpty(now) && isEmpty(old[name])),
  );
}

/** A move changes so much of a table; where nothing else has changed, nothing else is written. */
const MOVED: ReadonlySet<string> = new Set(['version', 'n', 'waiting', 'keeper', 'alarm', 'updatedAt']);

/** The write of a table that has changed. `reseated`: the people in its seats did. */
export function putting(before: StoredTable, table: StoredTable, reseated: boolean): Write {
  const differs = (key: string): boolean => before[key as keyof StoredTable] !== table[key as keyof StoredTable];
  const isMove = !reseated && Object.keys(table).every(key => !differs(key) || MOVED.has(key));
  if (isMove) return { do: 'move-table', table };
  const relisted = table.listedAt !== before.listedAt || table.status !== before.status;
  return { do: 'put-table', table, reseated, relisted };
}
