import type { Game, Seat } from '@corvo/core';
import type { Match } from './match.ts';

/** When the server decides for those who are late. */
export interface Deadline {
  readonly request: number; // the question it is about: sealed answers of others do not move it
  readonly newest: number; // the last question that was given time: taking back and asking again gives none
  readonly at: number;
}

/**
 * The clock that runs at a table (CO-7.13, CO-8.4). It says how long is left and not when it ends, so that a browser
 * whose own clock is wrong still counts down rightly. It tells nobody more than `game.waiting(open)` and
 * `game.talk(open)` do: who has answered neither moves it nor stops it for the others.
 */
export interface RunningClock {
  readonly for: 'decision' | 'talk'; // the table's time for a decision, or the private minute of two seats
  readonly seats: readonly Seat[]; // those who have not answered, or the two who talk, first the one who began it
  readonly leftMs: number; // at 0 the server decides for those who are late
  readonly ofMs: number; // the whole time that was given
}

type Asking = Pick<Match, 'game' | 'state'>;

/** The questions that nobody has answered yet. */
const unanswered = ({ game, state }: Asking): ReturnType<Game['waiting']> =>
  game.waiting(state.open).filter(({ answered }) => !answered);

/** Those who still owe an answer. */
export const waitedFor = (match: Asking): Seat[] => unanswered(match).map(({ seat }) => seat);

/** The time that the rules give a conversation (CO-8.4), else the table's own for a decision (CO-7.13). */
function timeGiven(match: Asking & Pick<Match, 'terms'>): Omit<RunningClock, 'leftMs'> | null {
  const { between, secondsMax } = match.game.talk(match.state.open);
  if (secondsMax > 0) return { for: 'talk', seats: [...between], ofMs: secondsMax * 1000 };
  const { clockSeconds } = match.terms;
  return clockSeconds === null ? null : { for: 'decision', seats: waitedFor(match), ofMs: clockSeconds * 1000 };
}

/** The deadline of what is asked now; the match still has the one of before. */
export function deadlineFor(match: Asking & Pick<Match, 'terms' | 'deadline'>, now: number): Deadline | null {
  const [first] = unanswered(match);
  const time = timeGiven(match);
  if (first === undefined || time === null) return null;
  const { request } = first;
  const { deadline: before } = match;
  if (before !== null && request <= before.newest) return { ...before, request };
  return { request, newest: request, at: now + time.ofMs };
}

/** The clock as everybody at the table sees it. */
export function clockOf(match: Match, now: number): RunningClock | null {
  const time = timeGiven(match);
  return match.deadline && time && { ...time, leftMs: Math.max(0, match.deadline.at - now) };
}

/** Whose time is over by now: the one who began a private conversation, else all who have not answered. */
export function lateSeats(match: Match, now: number): Seat[] {
  const { game, state, deadline } = match;
  if (deadline === null || now < deadline.at) return [];
  const asked = unanswered(match).filter(({ request }) => request === deadline.request);
  const late = asked.map(({ seat }) => seat);
  const [owner] = game.talk(state.open).between;
  return owner !== undefined && late.includes(owner) ? [owner] : late;
}
