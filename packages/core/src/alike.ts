import type { Game } from './contract.ts';

/** Do the same actions lead to the same results as under this number of the rules? Then its games go on by replaying. */
export const playsAlike = ({ rules, alikeSince }: Pick<Game, 'rules' | 'alikeSince'>, number: number): boolean =>
  alikeSince <= number && number <= rules;
