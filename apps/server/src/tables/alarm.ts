import { dueOf, type Match } from '@corvo/host';

/** Is a bot to decide here? */
export const isBotAsked = ({ game, state, owners }: Match): boolean =>
  game
    .waiting(state.open)
    .some(({ seat, answered }) => !answered && owners.some(owner => owner.seat === seat && owner.bot !== null));

/** When somebody must look at this match by itself: at once (0) where a bot is to decide, when a clock runs out, or never. */
export function dueAt(match: Match): number | null {
  return isBotAsked(match) ? 0 : dueOf(match);
}
