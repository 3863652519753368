import type { Seat } from '@corvo/core';
import { clockOf } from './clock.ts';
import type { Match } from './match.ts';
import type { Proposal, Standing, Undo } from './tell.ts';
import { wayBack } from './way-back.ts';

/** What is proposed, with all that would go by now: bots play on while people make up their minds. */
const proposalOf = ({ wish, line }: Match): Proposal | null =>
  wish && { ...wish, moves: line.filter(({ n }) => n >= wish.from).length };

/** What a person can take back here. A spectator, and whoever's seat a bot plays, can take back nothing. */
export function undoFor(match: Match, person: string | null): Undo {
  const proposal = proposalOf(match);
  const way = person === null ? null : wayBack(match, person);
  if (way === null || 'code' in way || way.kind === 'withdraw') {
    const practice = way !== null && 'code' in way && way.code === 'seen-too-much';
    return { own: false, last: null, proposal, practice };
  }
  const { kind, from, moves } = way;
  return { own: kind === 'alone', last: { from, moves }, proposal, practice: false };
}

export function standingFor(match: Match, seat: Seat | null, person: string | null, now: number): Standing {
  return {
    n: match.n,
    rewinds: match.rewinds,
    view: match.game.view(match.state, seat),
    undo: undoFor(match, person),
    clock: clockOf(match, now),
  };
}
