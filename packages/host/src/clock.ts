import type { Game, Seat, State } from '@corvo/core';
import type { Match, Terms } from './match.ts';

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

/** The time that the rules give a conversation (CO-8.4), else the table's own for a decision (CO-7.13). */
function secondsGiven(game: Game, { open }: State, terms: Terms): number | null {
  const { between, secondsMax } = game.talk(open);
  return between.length > 0 && secondsMax > 0 ? secondsMax : terms.clockSeconds;
}

/** The deadline of what is asked now; the match still has the one of before. */
export function deadlineFor(match: Pick<Match, 'game' | 'state' | 'terms' | 'deadline'>, now: number): Deadline | null {
  const { game, state, terms, deadline: before } = match;
  const first = game.waiting(state.open).find(({ answered }) => !answered);
  const seconds = secondsGiven(game, state, terms);
  if (first === undefined || seconds === null) return null;
  const { request } = first;
  if (before !== null && request <= before.newest) return { ...before, request };
  return { request, newest: request, at: now + seconds * 1000 };
}

/** The clock as everybody at the table sees it. */
export function clockOf({ game, state, terms, deadline }: Match, now: number): RunningClock | null {
  const seconds = secondsGiven(game, state, terms);
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

/** Whose time is over by now: the one who began a private conversation, else all who have not answered. */
export function lateSeats({ game, state, deadline }: Match, now: number): Seat[] {
  if (deadline === null || now < deadline.at) return [];
  const late = game
    .waiting(state.open)
    .filter(({ answered, request }) => !answered && request === deadline.request)
    .map(({ seat }) => seat);
  const [owner] = game.talk(state.open).between;
  return owner !== undefined && late.includes(owner) ? [owner] : late;
}
