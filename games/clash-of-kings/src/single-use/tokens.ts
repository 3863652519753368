import {
  answer,
  areaAt,
  hasUnits,
  houseAt,
  type AreaId,
  type HouseId,
  type OrderFacts,
  type OrderId,
  type OrderType,
  type PlacedOrder,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import { singlesOf } from './facts.ts';
import { spent } from './fields.ts';

export const isSingle = ({ board }: Ruleset, { order }: PlacedOrder): boolean => board.order[order]?.extra === true;

/** CK-6.8: what a house has left of each; those it has turned up are gone, wherever they are now. */
export function leftOf(open: WesterosOpen, _rules: Ruleset, house: HouseId): Record<OrderId, number> {
  const left: Record<OrderId, number> = {};
  const gone = spent.of(houseAt(open, house)) ?? [];
  for (const [order, count] of Object.entries(singlesOf(house))) {
    const more = count - gone.filter(one => one === order).length;
    if (more > 0) left[order] = more;
  }
  return left;
}

/** 1E-S33: the Westeros card that bans the icon of this order now. */
export function bannedBy(open: WesterosOpen, rules: Ruleset, order: OrderFacts): string | undefined {
  let ban: string | undefined;
  answer(open, rules, null, 'orderAllowed', true, { order }, effect => (ban = effect));
  return ban;
}

/** The faces that a house may place now. */
export function placeable(open: WesterosOpen, rules: Ruleset, house: HouseId): Record<OrderId, number> {
  const isFree = ([id]: readonly [OrderId, number]): boolean => {
    const order = rules.board.order[id];
    return order !== undefined && bannedBy(open, rules, order) === undefined;
  };
  return Object.fromEntries(Object.entries(leftOf(open, rules, house)).filter(isFree));
}

/** CK-6.3, CK-5.15: where a unit of the house stands, but no port. */
export const placingAreas = (open: WesterosOpen, { board }: Ruleset, house: HouseId): AreaId[] =>
  board.ids.filter(area => board.area[area]?.element !== 'port' && hasUnits(areaAt(open, area), house));

/** The single-use order of a house on the map, if it is resolved in the step of this icon; there is never more than one. */
export function singleOn(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  icon: OrderType,
): { readonly area: AreaId; readonly placed: PlacedOrder } | undefined {
  for (const area of rules.board.ids) {
    for (const placed of areaAt(open, area).orders) {
      if (placed.house !== house || !isSingle(rules, placed)) continue;
      return rules.board.order[placed.order]?.type === icon ? { area, placed } : undefined;
    }
  }
  return undefined;
}

/** The usual order that lies in an area; outside a battle there is at most one. */
export const usualOrder = (open: WesterosOpen, rules: Ruleset, area: AreaId): PlacedOrder | undefined =>
  areaAt(open, area).orders.find(placed => !isSingle(rules, placed));

/** 1E-S44: the other houses with a unit in a true neighbour, in the order given. */
export const neighboursOf = (
  open: WesterosOpen,
  { board }: Ruleset,
  area: AreaId,
  house: HouseId,
  houses: readonly HouseId[],
): HouseId[] =>
  houses.filter(other => other !== house && (board.near[area] ?? []).some(near => hasUnits(areaAt(open, near), other)));
