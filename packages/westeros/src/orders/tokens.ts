import { problem, type Problem } from '@corvo/core';
import type { OrdersAsk } from '../asks/orders.ts';
import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { areaAt, areaList } from '../realm/areas.ts';
import { areasWithUnits, hasUnits } from '../realm/control.ts';
import { starsOf } from '../realm/tracks.ts';
import { answer, isAnswered } from '../ruleset/answer.ts';
import type { OrderFacts } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse } from '../ruleset/registry.ts';
import type { AreaState, PlacedOrder, WesterosOpen } from '../state.ts';
import { listed } from '../items.ts';

export type Orders = { readonly [area: AreaId]: OrderId };

/** The facts of every face a house owns, looked up once for each list of names. */
const faces = new WeakMap<readonly OrderId[], readonly OrderFacts[]>();
const NO_FACES: readonly OrderFacts[] = [];
function facesOf(rules: Ruleset, house: HouseId): readonly OrderFacts[] {
  const names = rules.facts.houses[house]?.orders;
  if (names === undefined) return NO_FACES;
  let found = faces.get(names);
  if (found === undefined) {
    found = names.map(id => rules.board.order[id]).filter(order => order !== undefined);
    faces.set(names, found);
  }
  return found;
}

/** The faces of a house that may be placed this round. */
export function allowedTokens(open: WesterosOpen, rules: Ruleset, house: HouseId): readonly OrderFacts[] {
  const all = facesOf(rules, house);
  if (!isAnswered(open, rules, null, 'orderAllowed')) return all; // nothing could forbid one
  return all.filter(order => answer(open, rules, null, 'orderAllowed', true, { order }));
}

export const orderAreas = (open: WesterosOpen, rules: Ruleset, house: HouseId): AreaId[] =>
  areasWithUnits(open, rules.board, house);

/** How many areas can be given an order with the tokens and stars a house has. */
function mostOrders(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  areas: readonly AreaId[],
  tokens: readonly OrderFacts[],
): number {
  const stars = starsOf(open, rules, house);
  const { orderFits } = rules.rulings;
  let plain = 0;
  let starred = 0;
  for (const order of tokens) {
    if (order.star) starred += order.copies;
    else plain += order.copies;
  }
  const most = Math.min(areas.length, plain + Math.min(starred, stars));
  if (orderFits === null) return most;
  const narrow = areas.filter(area => tokens.some(order => orderFits(open, rules, house, order, area) !== undefined));
  if (narrow.length === 0) return most;
  // Where areas that do not take every order get a plain one each, the others have whatever is left: no need to search.
  const left = tokens.map(order => (order.star ? 0 : order.copies));
  const served = narrow.every(area => {
    const at = tokens.findIndex(
      (order, i) => (left[i] ?? 0) > 0 && orderFits(open, rules, house, order, area) === undefined,
    );
    if (at !== -1) left[at] = (left[at] ?? 0) - 1;
    return at !== -1;
  });
  return served ? most : Object.keys(placeMost(open, rules, house, areas, tokens)).length;
}

/**
 * Gives orders to as many areas as can have one, where not every order fits everywhere: a flow from areas through orders
 * and stars, one area after another. What comes first in the lists is tried first.
 */
export function placeMost(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  areas: readonly AreaId[],
  tokens: readonly OrderFacts[],
): Record<AreaId, OrderId> {
  const room = new Map<string, Map<string, number>>(); // what can still go from one to the other, or come back
  const join = (from: string, to: string, by: number): void => {
    const next = room.get(from) ?? new Map<string, number>();
    room.set(from, next.set(to, (next.get(to) ?? 0) + by));
  };
  join('stars', 'done', starsOf(open, rules, house));
  for (const order of tokens) {
    join(`order ${order.id}`, order.star ? 'stars' : 'done', order.copies);
    for (const area of areas)
      if (rules.rulings.orderFits?.(open, rules, house, order, area) === undefined)
        join(`area ${area}`, `order ${order.id}`, 1);
  }
  const flow = (from: string, seen: Set<string>): boolean => {
    if (from === 'done') return true;
    seen.add(from);
    for (const [to, left] of room.get(from) ?? []) {
      if (left === 0 || seen.has(to) || !flow(to, seen)) continue;
      join(from, to, -1);
      join(to, from, 1);
      return true;
    }
    return false;
  };
  for (const area of areas) flow(`area ${area}`, new Set());
  const placed: Record<AreaId, OrderId> = {};
  for (const area of areas)
    for (const { id } of tokens) if (room.get(`order ${id}`)?.get(`area ${area}`) === 1) placed[area] = id;
  return placed;
}

/** How many areas must be given an order. */
export function leastOrders(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  areas = orderAreas(open, rules, house),
  tokens = allowedTokens(open, rules, house),
): number {
  return rules.rulings.ordersRequired ? mostOrders(open, rules, house, areas, tokens) : 0;
}

export function ordersAsk(open: WesterosOpen, rules: Ruleset, house: HouseId): OrdersAsk {
  const areas = orderAreas(open, rules, house);
  const allowed = allowedTokens(open, rules, house);
  const tokens: Record<OrderId, number> = {};
  for (const { id, copies } of allowed) tokens[id] = copies;
  const least = leastOrders(open, rules, house, areas, allowed);
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
    const orders = [...(rules.facts.houses[house]?.orders ?? [])];
    return refuse(rules, 'no-such-order', {
      order: id.slice(0, 40),
      orders,
      ...listed(orders.map(face => ({ like: 'token', order: face }))),
    });
  }
  const misfit = rules.rulings.orderFits?.(open, rules, house, order, area);
  if (misfit !== undefined) return refuse(rules, misfit.code, { area, order: id });
  if (!isAnswered(open, rules, null, 'orderAllowed')) return undefined;
  let ban = ''; // whichever effect forbids it
  if (answer(open, rules, null, 'orderAllowed', true, { order }, effect => (ban = effect))) return undefined;
  return problem(rules.effects[ban]?.clause ?? '', 'order-banned', { order: id, effect: ban });
}

/** Tokens and stars of everything placed together. */
function refuseTogether(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  ids: readonly OrderId[],
): Problem | undefined {
  let stars = 0;
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as OrderId;
    const order = rules.board.order[id];
    if (order === undefined) continue;
    let used = 0; // there are too few of them for a table to pay
    for (let k = 0; k <= i; k++) if (ids[k] === id) used += 1;
    if (order.star) stars += 1;
    if (used > order.copies) return refuse(rules, 'order-used-up', { order: id, copies: order.copies, used });
  }
  const most = starsOf(open, rules, house);
  return stars > most ? refuse(rules, 'too-many-stars', { stars, most }) : undefined;
}

/** What is placed so far, whatever is still missing. */
export function refusePlaced(open: WesterosOpen, rules: Ruleset, house: HouseId, orders: Orders): Problem | undefined {
  const ids: OrderId[] = [];
  for (const area in orders) {
    const id = orders[area] as OrderId;
    const wrong = refuseOrder(open, rules, house, area, id);
    if (wrong !== undefined) return wrong;
    ids.push(id);
  }
  return refuseTogether(open, rules, house, ids);
}

export function refuseOrders(open: WesterosOpen, rules: Ruleset, house: HouseId, orders: Orders): Problem | undefined {
  const wrong = refusePlaced(open, rules, house, orders);
  if (wrong !== undefined || !rules.rulings.ordersRequired) return wrong;
  const count = Object.keys(orders).length;
  const areas = orderAreas(open, rules, house);
  if (count >= areas.length) return undefined; // more cannot be asked for
  const need = leastOrders(open, rules, house, areas);
  if (count >= need) return undefined;
  return refuse(rules, 'orders-missing', { count, need, areas: areas.filter(area => orders[area] === undefined) });
}

/** Is this an order of one type? Those that are played once in the game are of none. */
const isOf = (order: OrderFacts | undefined, type: OrderFacts['type']): boolean =>
  order !== undefined && order.type === type && order.extra === undefined;

/** What an order that lies on the map counts as: its own face, unless an effect says otherwise. */
export function faceAt(open: WesterosOpen, rules: Ruleset, placed: PlacedOrder | undefined): OrderFacts | undefined {
  if (placed === undefined) return undefined;
  const order = rules.board.order[placed.order];
  if (order === undefined || !isAnswered(open, rules, null, 'face')) return order;
  return answer(open, rules, null, 'face', order, { order, house: placed.house });
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
    if ((house === undefined || placed.house === house) && isOf(rules.board.order[placed.order], type)) return placed;
  }
  return undefined;
}

/** The areas where a house has an order of one type. */
export function areasWithOrder(open: WesterosOpen, rules: Ruleset, house: HouseId, type: OrderFacts['type']): AreaId[] {
  const areas = areaList(open);
  const found: AreaId[] = [];
  for (let i = 0; i < areas.length; i++) {
    const { orders } = areas[i] as AreaState;
    for (let k = 0; k < orders.length; k++) {
      const placed = orders[k] as PlacedOrder;
      if (placed.house !== house || !isOf(rules.board.order[placed.order], type)) continue;
      found.push(rules.board.ids[i] as AreaId);
      break;
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
  const areas = areaList(open);
  for (let i = 0; i < areas.length; i++) {
    const { orders } = areas[i] as AreaState;
    for (let k = 0; k < orders.length; k++) {
      const placed = orders[k] as PlacedOrder;
      if (isOf(rules.board.order[placed.order], type)) found |= 1 << houses.indexOf(placed.house);
    }
  }
  for (let i = 0; i < houses.length; i++) {
    const at = (position + i) % houses.length;
    if ((found & (1 << at)) !== 0) return at;
  }
  return undefined;
}
