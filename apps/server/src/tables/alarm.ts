import type { Seat } from '@corvo/core';
import type { Match } from '@corvo/host';

/** When somebody must look at this match by itself: at its deadline, at once (0) where a bot is to decide, or never. */
export function dueAt({ game, state, owners, deadline }: Match): number | null {
  if (deadline !== null) return deadline.at;
  const isBot = (seat: Seat): boolean => owners.some(owner => owner.seat === seat && owner.bot !== null);
  return game.waiting(state.open).some(({ seat, answered }) => !answered && isBot(seat)) ? 0 : null;
}
