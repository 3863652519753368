import { below, shuffle, type Frame, type Rng } from '@corvo/core';
import type { OrdersChoice } from '../asks/orders.ts';
import { askSealed } from '../asking.ts';
import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { layOrder } from '../realm/areas.ts';
import { houseOf, orderOfPlay, starsOf } from '../realm/tracks.ts';
import type { OrderFacts } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, WesterosOpen } from '../state.ts';
import { drawOne } from '../units.ts';
import { allowedTokens, leastOrders, orderAreas, ordersAsk, placeMost, refuseOrders, refusePlaced } from './tokens.ts';

export interface PlanningFrame extends Frame {
  readonly run: 'planning';
}

/** Orders at random where every area must have one: any tokens, in any areas where they are too few. */
function sampleAll(open: WesterosOpen, rules: Ruleset, house: HouseId, rng: Rng): OrdersChoice {
  const tokens: OrderId[] = [];
  const starred: OrderId[] = [];
  for (const { id, star, copies } of allowedTokens(open, rules, house))
    for (let i = 0; i < copies; i++) (star ? starred : tokens).push(id);
  for (let stars = starsOf(open, rules, house); stars > 0 && starred.length > 0; stars--)
    tokens.push(drawOne(rng, starred));
  const areas = orderAreas(open, rules, house);
  let missing = Math.max(0, areas.length - tokens.length);
  const orders: Record<AreaId, OrderId> = {};
  for (let i = 0; i < areas.length; i++) {
    const goesWithout = missing > 0 && below(rng, areas.length - i) < missing;
    if (goesWithout) missing -= 1;
    else orders[areas[i] as AreaId] = drawOne(rng, tokens);
  }
  const { board, rulings } = rules;
  const fits = (area: AreaId): boolean => {
    const order = board.order[orders[area] ?? ''];
    return order === undefined || rulings.orderFits?.(open, rules, house, order, area) === undefined;
  };
  if (areas.every(fits)) return { orders };
  const faces = shuffle(rng, [...allowedTokens(open, rules, house)]);
  return { orders: placeMost(open, rules, house, shuffle(rng, areas), faces) };
}

/** Orders at random, as many areas as tokens allow; now and then an area goes without. */
function sampleOrders(open: WesterosOpen, house: HouseId, rng: Rng): OrdersChoice {
  const rules = rulesOf(open);
  if (rules.rulings.ordersRequired) return sampleAll(open, rules, house, rng);
  const tokens: OrderFacts[] = [];
  for (const order of allowedTokens(open, rules, house)) for (let i = 0; i < order.copies; i++) tokens.push(order);
  let stars = starsOf(open, rules, house);
  const orders: Record<AreaId, OrderId> = {};
  for (const area of orderAreas(open, rules, house)) {
    if (below(rng, 16) === 0) continue;
    for (let tries = 0; tries < 6 && tokens.length > 0; tries++) {
      const at = below(rng, tokens.length);
      const order = tokens[at] as OrderFacts;
      if ((order.star && stars === 0) || rules.rulings.orderFits?.(open, rules, house, order, area) !== undefined)
        continue;
      if (order.star) stars -= 1;
      orders[area] = order.id;
      tokens[at] = tokens[tokens.length - 1] as OrderFacts;
      tokens.length -= 1;
      break;
    }
  }
  return { orders };
}

/** Every way to place orders; there are more than any limit with more than a few areas. */
function listOrders(open: WesterosOpen, house: HouseId, limit: number): OrdersChoice[] | undefined {
  const rules = rulesOf(open);
  const areas = orderAreas(open, rules, house);
  const tokens = allowedTokens(open, rules, house);
  const found: OrdersChoice[] = [];
  const spare = areas.length - leastOrders(open, rules, house, areas, tokens);
  const grow = (at: number, without: number, orders: Readonly<Record<AreaId, OrderId>>): boolean => {
    const area = areas[at];
    if (area === undefined) return found.push({ orders }) <= limit;
    if (without < spare && !grow(at + 1, without + 1, orders)) return false;
    for (const { id } of tokens) {
      const next = { ...orders, [area]: id };
      if (refusePlaced(open, rules, house, next) === undefined && !grow(at + 1, without, next)) return false;
    }
    return true;
  };
  return grow(0, 0, {}) ? found : undefined;
}

/** All houses place their orders face down, and turn them up together. */
export const placeOrders: Code<PlanningFrame, 'orders'> = {
  verb: 'orders',
  decides: 'orders',
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const houses = orderOfPlay(game.open).filter(house => orderAreas(game.open, rules, house).length > 0);
    if (houses.length > 0) askSealed(game, frame, houses, 'orders');
  },
  ask: ({ open }, _frame, seat) => ordersAsk(open, rulesOf(open), houseOf(open, seat)),
  refuse: ({ open }, _frame, seat, choice) => refuseOrders(open, rulesOf(open), houseOf(open, seat), choice.orders),
  sample: ({ open, seat }, _frame, _ask, rng) => sampleOrders(open, houseOf(open, seat ?? ''), rng),
  list: ({ open, seat }, _frame, _ask, limit) => listOrders(open, houseOf(open, seat ?? ''), limit),
  reveal(game, _frame, answers) {
    for (const house of orderOfPlay(game.open)) {
      const choice = answers.get(game.open.houses[house]?.seat ?? '');
      if (choice === undefined) continue;
      const orders = choice.orders;
      for (const area in orders) layOrder(game.open, area, { house, order: orders[area] as OrderId });
      game.tell('orders-revealed', { house, orders });
    }
  },
};
