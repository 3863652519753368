import { dueOf, instructedAt, type Match } from '@corvo/host';

/** Is a bot to decide here? */
export const isBotAsked = ({ game, state, owners }: Match): boolean =>
  game
    .waiting(state.open)
    .some(({ seat, answered }) => !answered && owners.some(owner => owner.seat === seat && owner.bot !== null));

/** When somebody must look at this match by itself: when a clock runs out or an instruction answers, or never. */
export function nextOf(match: Match): number | null {
  const times = [dueOf(match), instructedAt(match)].filter(time => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** The same with its bots: at once (0) where one is to decide. */
export function dueAt(match: Match): number | null {
  return isBotAsked(match) ? 0 : nextOf(match);
}
