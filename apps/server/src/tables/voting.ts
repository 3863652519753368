import { isProblem, type Problem } from '@corvo/core';
import {
  hostProblems,
  move,
  takeOver as takeOverIn,
  told,
  unpause,
  vote as voteIn,
  type MotionKind,
  type Voice,
} from '@corvo/host';
import { privateChannel, refusals } from '@corvo/protocol';
import type { Person } from '../storage/index.ts';
import { nameForSeat } from './names.ts';
import type { Table } from './table.ts';

type Refused = Promise<Problem | undefined>;

/** What somebody puts to the vote. */
interface Called {
  readonly kind: MotionKind;
  readonly seconds?: number | null | undefined;
  readonly seat?: string | undefined;
}

/** Puts something to the vote (CO-7.20). */
export function callVote(table: Table, person: string, { kind, seconds = null, seat }: Called): Refused {
  const id = table.around.chance.id();
  return table.change((match, now) => {
    const change = move(match, person, { id, kind, seconds, of: seat }, now);
    const isHere = kind === 'replace' && !isProblem(change) && !isMissing(table, seat);
    return isHere ? hostProblems.seatNotMissing() : change;
  });
}

/** So long a player must have been away before their seat can be offered (CO-7.24). */
const MISSING_MS = 10 * 60_000;

/** Is a player missing: not at the table, and late or away for long? */
function isMissing(table: Table, seat: string | undefined): boolean {
  const owner = table.record.seats.find(one => one.seat === seat);
  if (owner?.person == null || table.isPresent(owner.person)) return false;
  return owner.late === true || table.awayMs(owner.person) >= MISSING_MS;
}

/** A newcomer takes over a seat that the table has offered to others (CO-7.24). */
export async function takeOver(table: Table, person: Person, seat: string): Refused {
  const { record, around } = table;
  if (record.status === 'gathering') return refusals.notStarted();
  const name = nameForSeat(record.seats, person.name);
  const refused = await table.change(async (match, now) => {
    // What was said to the old owner in private stays theirs.
    const others = match.owners.filter(one => one.seat !== seat).map(one => privateChannel(one.seat, seat));
    const last = await Promise.all(others.map(channel => around.storage.lines(table.id, channel, 1)));
    const heard = Object.fromEntries(others.map((channel, place) => [channel, last[place]?.[0]?.id ?? 0]));
    return takeOverIn(match, seat, { person: person.id, name, heard }, now);
  });
  if (refused === undefined) table.telling.presence();
  return refused;
}

/** One person's voice; the one that decides it carries it out. */
export const vote = (table: Table, person: string, voice: Voice): Refused =>
  table.change((match, now) => voteIn(match, person, voice, now));

/** Whoever asked for a pause ends it (CO-7.21). */
export const endPause = (table: Table, person: string): Refused =>
  table.change((match, now) => unpause(match, person, now));

/** A pause whose time has come is over. */
export async function endPauseInTime(table: Table): Promise<void> {
  const { match, around } = table;
  if (match === null || match.paused === null || around.served() < match.paused.until) return;
  const refused = await table.change((now, at) => (now.paused === null ? told(now, null) : unpause(now, null, at)));
  if (refused !== undefined) around.log.warn({ table: table.id, code: refused.code }, 'a pause could not be ended');
}
