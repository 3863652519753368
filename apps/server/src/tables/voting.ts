import type { Problem } from '@corvo/core';
import { move, told, unpause, vote as voteIn, type MotionKind, type Voice } from '@corvo/host';
import type { Table } from './table.ts';

type Refused = Promise<Problem | undefined>;

/** Puts something to the vote (CO-7.20). */
export function callVote(table: Table, person: string, kind: MotionKind, seconds: number | null): Refused {
  const id = table.around.chance.id();
  return table.change((match, now) => move(match, person, { id, kind, seconds }, now));
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
