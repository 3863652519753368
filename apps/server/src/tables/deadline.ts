import type { Game, State } from '@corvo/core';
import type { TableSetup } from '@corvo/protocol';
import type { StoredSeat } from '../storage/index.ts';

/** When the server decides for those who are late. */
export interface Deadline {
  readonly request: number; // the question it is about: sealed answers of others do not move it
  readonly at: number;
}

/** The time that is given now: a conversation's by its rules (CO-8.4), else the table's own for a decision (CO-7.13). */
export function deadlineFor(
  game: Game,
  { open }: State,
  setup: TableSetup,
  before: Deadline | null,
  now: number,
): Deadline | null {
  const first = game.waiting(open).find(({ answered }) => !answered);
  if (first === undefined) return null;
  const { between, secondsMax } = game.talk(open);
  const seconds = between.length > 0 && secondsMax > 0 ? secondsMax : setup.clockSeconds;
  if (seconds === null) return null;
  return before?.request === first.request ? before : { request: first.request, at: now + seconds * 1000 };
}

/** When the server must wake up for this table: at its deadline, or at once where a bot is to decide. */
export function alarmFor(
  game: Game,
  { open }: State,
  seats: readonly StoredSeat[],
  deadline: Deadline | null,
): number | null {
  if (deadline !== null) return deadline.at;
  const isBot = (seat: string): boolean => seats.some(other => other.seat === seat && other.bot !== null);
  return game.waiting(open).some(({ seat, answered }) => !answered && isBot(seat)) ? 0 : null;
}
