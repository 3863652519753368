import type { Game, State } from '@corvo/core';
import type { RunningClock, TableSetup } from '@corvo/protocol';
import type { StoredSeat } from '../storage/index.ts';

/** When the server decides for those who are late. */
export interface Deadline {
  readonly request: number; // the question it is about: sealed answers of others do not move it
  readonly newest: number; // the last question that was given time: taking back and asking again gives none
  readonly at: number;
}

/** The time that the rules give a conversation (CO-8.4), else the table's own for a decision (CO-7.13). */
function secondsGiven(game: Game, { open }: State, setup: TableSetup): number | null {
  const { between, secondsMax } = game.talk(open);
  return between.length > 0 && secondsMax > 0 ? secondsMax : setup.clockSeconds;
}

/** The deadline of what is asked now. */
export function deadlineFor(
  game: Game,
  state: State,
  setup: TableSetup,
  before: Deadline | null,
  now: number,
): Deadline | null {
  const first = game.waiting(state.open).find(({ answered }) => !answered);
  const seconds = secondsGiven(game, state, setup);
  if (first === undefined || seconds === null) return null;
  const { request } = first;
  if (before !== null && request <= before.newest) return { ...before, request };
  return { request, newest: request, at: now + seconds * 1000 };
}

/** The clock as everybody at the table sees it. */
export function clockOf(
  game: Game,
  state: State,
  setup: TableSetup,
  deadline: Deadline | null,
  now: number,
): RunningClock | null {
  const seconds = secondsGiven(game, state, setup);
  if (deadline === null || seconds === null) return null;
  const { between, secondsMax } = game.talk(state.open);
  const isTalk = between.length > 0 && secondsMax > 0;
  const late = game.waiting(state.open).filter(({ answered }) => !answered);
  return {
    for: isTalk ? 'talk' : 'decision',
    seats: isTalk ? [...between] : late.map(({ seat }) => seat),
    leftMs: Math.max(0, deadline.at - now),
    ofMs: seconds * 1000,
  };
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
