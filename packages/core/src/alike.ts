import type { Game, GameTypes } from './contract.ts';

/** Do games of this number of the rules come to the same results here? Then they go on by replaying. */
export const playsAlike = ({ rules, alikeSince }: Pick<Game, 'rules' | 'alikeSince'>, number: number): boolean =>
  alikeSince <= number && number <= rules;

/** The game as tables of this number play it: by the rules they began with, where those were corrected since. */
export const playedUnder = <G extends GameTypes>(game: Game<G>, number: number): Game<G> =>
  game.under?.(number) ?? game;
