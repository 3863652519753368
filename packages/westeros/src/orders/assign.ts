import { shuffle, type Rng } from '@corvo/core';
import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { starsOf } from '../realm/tracks.ts';
import type { OrderFacts } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen } from '../state.ts';

/** Is there an order that may not lie in one of these areas? Most rulesets let every token lie anywhere. */
export function hasMisfits(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  areas: readonly AreaId[],
  orders: readonly OrderFacts[],
): boolean {
  const { orderFits } = rules.rulings;
  for (const area of areas)
    for (const order of orders) if (orderFits(open, rules, house, order, area) !== undefined) return true;
  return false;
}

/**
 * Orders for as many areas as possible, where not every token may lie anywhere: a matching of areas and tokens in which
 * no more stars are used than the house has. With chance the areas and tokens come in any order.
 */
export function assignOrders(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  areas: readonly AreaId[],
  orders: readonly OrderFacts[],
  rng?: Rng,
): ReadonlyMap<AreaId, OrderId> {
  const mixed = <T>(list: readonly T[]): T[] => (rng === undefined ? [...list] : shuffle(rng, [...list]));
  const tokens = mixed(orders.flatMap(order => Array.from({ length: order.copies }, () => order)));
  const stars = starsOf(open, rules, house);
  const where: (AreaId | undefined)[] = tokens.map(() => undefined);
  const starred = (): number => where.filter((area, at) => area !== undefined && tokens[at]?.star === true).length;
  const fits = (at: number, area: AreaId): boolean =>
    rules.rulings.orderFits(open, rules, house, tokens[at] as OrderFacts, area) === undefined;

  /** Finds a token for an area, moving others to other tokens where that helps. */
  const place = (area: AreaId, seen: Set<number>): boolean => {
    for (let at = 0; at < tokens.length; at++) {
      if (seen.has(at) || !fits(at, area)) continue;
      seen.add(at);
      const before = where[at];
      const isFree = before === undefined && (tokens[at]?.star !== true || starred() < stars || freeStar(seen));
      if (!isFree && (before === undefined || !move(before, at, seen))) continue;
      where[at] = area;
      return true;
    }
    return false;
  };
  const move = (area: AreaId, at: number, seen: Set<number>): boolean => {
    where[at] = undefined;
    if (place(area, seen)) return true;
    where[at] = area;
    return false;
  };
  const freeStar = (seen: Set<number>): boolean =>
    stars > 0 &&
    where.some((area, at) => {
      if (area === undefined || tokens[at]?.star !== true || seen.has(at)) return false;
      seen.add(at);
      return move(area, at, seen) && starred() < stars;
    });

  for (const area of mixed(areas)) place(area, new Set());
  const found = new Map(
    where.flatMap((area, at) => (area === undefined ? [] : [[area, tokens[at]?.id ?? ''] as const])),
  );
  return new Map(areas.flatMap(area => (found.has(area) ? [[area, found.get(area) ?? ''] as const] : [])));
}
