import type { Seat, View } from '@corvo/core';
import { clockOf, type RunningClock } from './clocks/index.ts';
import type { Match, Wish } from './match.ts';
import type { Motion } from './motions/index.ts';
import { wayBack, type TakingBack } from './way-back.ts';

/** A wish to take back more than one may alone, with all that would go by now. */
export interface Proposal extends Wish, TakingBack {}

/** What this viewer can take back. */
export interface Undo {
  readonly own: boolean; // without asking anybody
  readonly last: TakingBack | null; // null: there is nothing
  readonly proposal: Proposal | null;
  readonly practice: boolean; // only once this is a practice game, and it may become one
}

/** Where the game stands for this viewer. */
export interface Standing {
  readonly n: number;
  readonly rewinds: number; // an answer says it again: the question may be another by then
  readonly view: View;
  readonly undo: Undo;
  readonly motion: Motion | null; // what the table is voting on
  readonly pausedBy: Seat | null; // who may end the pause that is going on
  readonly clock: RunningClock | null; // null: nobody is pressed; also for spectators who see the table late
}

/** What a person can take back here. A spectator, and whoever's seat a bot plays, can take back nothing. */
export function undoFor(match: Match, person: string | null): Undo {
  const { wish, line } = match;
  // With all that would go by now: bots play on while people make up their minds.
  const proposal = wish && { ...wish, moves: line.filter(({ n }) => n >= wish.from).length };
  const nothing = { own: false, last: null, proposal, practice: false };
  if (person === null) return nothing;
  const way = wayBack(match, person);
  if ('code' in way) return { ...nothing, practice: way.code === 'seen-too-much' };
  if (way.kind === 'withdraw') return nothing;
  const { kind, from, moves } = way;
  return { ...nothing, own: kind === 'alone', last: { from, moves } };
}

export function standingFor(match: Match, seat: Seat | null, person: string | null, now: number): Standing {
  return {
    n: match.n,
    rewinds: match.rewinds,
    view: match.game.view(match.state, seat),
    undo: undoFor(match, person),
    motion: match.motion,
    pausedBy: match.paused?.by ?? null,
    clock: clockOf(match, now),
  };
}
