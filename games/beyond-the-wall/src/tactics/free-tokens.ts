import {
  answer,
  areaList,
  type HouseId,
  type OrderFacts,
  type OrderId,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';

const onMap = (open: WesterosOpen, house: HouseId): OrderId[] =>
  areaList(open).flatMap(({ orders }) => orders.filter(placed => placed.house === house).map(({ order }) => order));

/** BW-S65: tokens of a house that lie nowhere and are not of a kind that is barred this round (BW-18.11). */
export function freeTokens(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  fits: (order: OrderFacts) => boolean = () => true,
): Record<OrderId, number> {
  const placed = onMap(open, house);
  const tokens: Record<OrderId, number> = {};
  for (const id of rules.facts.houses[house]?.orders ?? []) {
    const order = rules.board.order[id];
    if (order === undefined || !fits(order) || !answer(open, rules, null, 'orderAllowed', true, { order })) continue;
    const left = order.copies - placed.filter(one => one === id).length;
    if (left > 0) tokens[id] = left;
  }
  return tokens;
}

/** Starred orders of a house on the map. */
export const starsPlaced = (open: WesterosOpen, rules: Ruleset, house: HouseId): number =>
  onMap(open, house).filter(id => rules.board.order[id]?.star === true).length;
