import type { AreaId, HouseId } from '../../ids.ts';
import { starsOf } from '../../realm/tracks.ts';
import { allowedTokens } from '../../orders/tokens.ts';
import type { OrderFacts, OrderType } from '../../ruleset/facts.ts';
import type { Act, Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';

/**
 * How near a possibility is: its order lies face up; it could still be given one this round; or the orders of this round
 * are out and say something else, so that it waits for the next.
 */
export type When = 'ordered' | 'unordered' | 'next-round';

/** Has the round passed this step? Not before it, and not in it. */
export function isPast(open: WesterosOpen, rules: Ruleset, step: string): boolean {
  const frame = open.frames.find(({ run }) => run === 'round');
  const steps = rules.flow['round'] ?? [];
  return frame !== undefined && steps.indexOf(frame.step) > steps.indexOf(step);
}

const ordersAreOut = (open: WesterosOpen, rules: Ruleset): boolean => isPast(open, rules, 'planning');

/** What an area without the order in question may hope for; nothing once the orders of the last round are out. */
export function withoutOrder(open: WesterosOpen, rules: Ruleset): When | undefined {
  if (!ordersAreOut(open, rules)) return 'unordered';
  return open.round < rules.numbers.rounds ? 'next-round' : undefined;
}

/** The tokens of a type that a house could lay in an area; bans of a round that has its orders count no more. */
export function tokensFor(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  type: OrderType,
  area: AreaId,
): OrderFacts[] {
  const stars = starsOf(open, rules, house);
  const all = ordersAreOut(open, rules)
    ? (rules.facts.houses[house]?.orders ?? []).flatMap(id => rules.board.order[id] ?? [])
    : allowedTokens(open, rules, house);
  return all.filter(
    order =>
      order.type === type &&
      (!order.star || stars > 0) &&
      rules.rulings.orderFits?.(open, rules, house, order, area) === undefined,
  );
}

/** How many of these tokens can lie on the map together. */
export function tokenCount(open: WesterosOpen, rules: Ruleset, house: HouseId, tokens: readonly OrderFacts[]): number {
  const stars = starsOf(open, rules, house);
  const count = (starred: boolean): number =>
    tokens.filter(({ star }) => star === starred).reduce((sum, { copies }) => sum + copies, 0);
  return count(false) + Math.min(stars, count(true));
}

/** The most that one of these tokens adds. */
export const bestValue = (tokens: readonly OrderFacts[]): number => Math.max(...tokens.map(({ value }) => value));

/** What lasting effects keep a house from this round is over in the next; what the map keeps it from is not. */
export function isBarred(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  area: AreaId,
  when: When,
  act: Act,
  from: AreaId,
): boolean {
  const then =
    when === 'next-round' ? { ...open, effects: open.effects.filter(({ until }) => until === 'game') } : open;
  return rules.rulings.bars?.(then, rules, house, area, act, from) !== undefined;
}
