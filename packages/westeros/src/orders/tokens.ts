import { problem, type Problem } from '@corvo/core';
import type { OrdersAsk } from '../asks/orders.ts';
import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { areaList } from '../realm/areas.ts';
import { areaAt, areasWithUnits, hasUnits } from '../realm/control.ts';
import { starsOf } from '../realm/tracks.ts';
import { answer } from '../ruleset/answer.ts';
import type { OrderFacts } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/shelf.ts';
import type { AreaState, PlacedOrder, WesterosOpen } from '../state.ts';

export type Orders = { readonly [area: AreaId]: OrderId };

/** The faces of a house that may be placed this round. */
export function allowedTokens(open: WesterosOpen, rules: Ruleset, house: HouseId): OrderFacts[] {
  const found: OrderFacts[] = [];
  for (const id of rules.facts.houses[house]?.orders ?? []) {
    const order = rules.board.order[id];
    if (order !== undefined && answer(open, rules, null, 'orderAllowed', true, { order })) found.push(order);
  }
  return found;
}

export const orderAreas = (open: WesterosOpen, rules: Ruleset, house: HouseId): AreaId[] =>
  areasWithUnits(open, rules.board, house);

/** How many areas can be given an order with the tokens and stars a house has. */
function mostOrders(open: WesterosOpen, rules: Ruleset, house: HouseId, areas: number): number {
  let plain = 0;
  let starred = 0;
  for (const { star, copies } of allowedTokens(open, rules, house)) {
    if (star) starred += copies;
    else plain += copies;
  }
  return Math.min(areas, plain + Math.min(starred, starsOf(open, rules, house)));
}

/** How many areas must be given an order. */
export function leastOrders(open: WesterosOpen, rules: Ruleset, house: HouseId): number {
  if (!rules.rulings.ordersRequired) return 0;
  return mostOrders(open, rules, house, orderAreas(open, rules, house).length);
}

export function ordersAsk(open: WesterosOpen, rules: Ruleset, house: HouseId): OrdersAsk {
  const areas = orderAreas(open, rules, house);
  const tokens = Object.fromEntries(allowedTokens(open, rules, house).map(order => [order.id, order.copies]));
  const least = leastOrders(open, rules, house);
  const ask: OrdersAsk = { kind: 'orders', areas, tokens, stars: starsOf(open, rules, house), most: areas.length };
  return least === 0 ? ask : { ...ask, least };
}

/** Why one order may not lie in one area. */
export function refuseOrder(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  area: AreaId,
  id: OrderId,
): Problem | undefined {
  const { board } = rules;
  if (board.area[area] === undefined) return refuse(rules, 'no-such-area', { area: area.slice(0, 40) });
  if (!hasUnits(areaAt(open, area), house)) return refuse(rules, 'no-unit-for-an-order', { area });
  const order = board.order[id];
  if (order === undefined || !rules.facts.houses[house]?.orders.includes(id)) {
    return refuse(rules, 'no-such-order', {
      order: id.slice(0, 40),
      orders: [...(rules.facts.houses[house]?.orders ?? [])],
    });
  }
  const misfit = rules.rulings.orderFits(board, order, area);
  if (misfit !== undefined) return refuse(rules, misfit.code, { area, order: id });
  if (answer(open, rules, null, 'orderAllowed', true, { order })) return undefined;
  const ban =
    open.effects.find(({ effect }) => rules.effects[effect]?.modify?.orderAllowed !== undefined)?.effect ?? '';
  return problem(rules.effects[ban]?.clause ?? '', 'order-banned', { order: id, effect: ban });
}

/** Tokens and stars of everything placed together. */
function refuseTogether(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  ids: readonly OrderId[],
): Problem | undefined {
  const used: Record<OrderId, number> = {};
  let stars = 0;
  for (const id of ids) {
    const order = rules.board.order[id];
    if (order === undefined) continue;
    used[id] = (used[id] ?? 0) + 1;
    if (order.star) stars += 1;
    if ((used[id] ?? 0) > order.copies)
      return refuse(rules, 'order-used-up', { order: id, copies: order.copies, used: used[id] ?? 0 });
  }
  const most = starsOf(open, rules, house);
  return stars > most ? refuse(rules, 'too-many-stars', { stars, most }) : undefined;
}

/** What is placed so far, whatever is still missing. */
export function refusePlaced(open: WesterosOpen, rules: Ruleset, house: HouseId, orders: Orders): Problem | undefined {
  for (const [area, id] of Object.entries(orders)) {
    const wrong = refuseOrder(open, rules, house, area, id);
    if (wrong !== undefined) return wrong;
  }
  return refuseTogether(open, rules, house, Object.values(orders));
}

export function refuseOrders(open: WesterosOpen, rules: Ruleset, house: HouseId, orders: Orders): Problem | undefined {
  const wrong = refusePlaced(open, rules, house, orders);
  if (wrong !== undefined) return wrong;
  const need = leastOrders(open, rules, house);
  const count = Object.keys(orders).length;
  if (count >= need) return undefined;
  const areas = orderAreas(open, rules, house).filter(area => orders[area] === undefined);
  return refuse(rules, 'orders-missing', { count, need, areas });
}

/** An order of one type of this house in an area. */
export function orderHere(
  open: WesterosOpen,
  rules: Ruleset,
  area: AreaId,
  type: OrderFacts['type'],
  house?: HouseId,
): PlacedOrder | undefined {
  const { orders } = areaAt(open, area);
  for (let i = 0; i < orders.length; i++) {
    const placed = orders[i] as PlacedOrder;
    if ((house === undefined || placed.house === house) && rules.board.order[placed.order]?.type === type)
      return placed;
  }
  return undefined;
}

/** The areas where a house has an order of one type. */
export function areasWithOrder(open: WesterosOpen, rules: Ruleset, house: HouseId, type: OrderFacts['type']): AreaId[] {
  const areas = areaList(open);
  const found: AreaId[] = [];
  for (let i = 0; i < areas.length; i++) {
    const { orders } = areas[i] as AreaState;
    if (orders.some(placed => placed.house === house && rules.board.order[placed.order]?.type === type)) {
      found.push(rules.board.ids[i] as AreaId);
    }
  }
  return found;
}

/** The next house that has such an order, looking from a position of the track; undefined when nobody has. */
export function nextWithOrder(
  open: WesterosOpen,
  rules: Ruleset,
  houses: readonly HouseId[],
  position: number,
  type: OrderFacts['type'],
): number | undefined {
  let found = 0; // one bit per house: a single look over the map
  for (const { orders } of areaList(open)) {
    for (const placed of orders) {
      if (rules.board.order[placed.order]?.type === type) found |= 1 << houses.indexOf(placed.house);
    }
  }
  for (let i = 0; i < houses.length; i++) {
    const at = (position + i) % houses.length;
    if ((found & (1 << at)) !== 0) return at;
  }
  return undefined;
}
