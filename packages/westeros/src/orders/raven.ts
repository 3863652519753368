import { below, type Frame, type Problem } from '@corvo/core';
import type { OrdersAsk, OrdersChoice } from '../asks/orders.ts';
import { askHouse } from '../asking.ts';
import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { areaFor, areaList } from '../realm/areas.ts';
import { houseOf, realmsOf, starsOf } from '../realm/tracks.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { AreaState, Code, PlacedOrder, WesterosOpen } from '../state.ts';
import { allowedTokens, refuseOrder } from './tokens.ts';

export interface RavenFrame extends Frame {
  readonly run: 'raven' | 'raven-exchange';
  realm: number;
  readonly once?: boolean; // only for this realm
}

/** The raven exchanges no order that is played once in the game. */
const isMine = (rules: Ruleset, house: HouseId, placed: PlacedOrder): boolean =>
  placed.house === house && rules.board.order[placed.order]?.extra === undefined;

export const ownOrder = (open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): PlacedOrder | undefined =>
  open.areas[area]?.orders.find(placed => isMine(rules, house, placed));

export function orderedAreas(open: WesterosOpen, rules: Ruleset, house: HouseId): AreaId[] {
  const found: AreaId[] = [];
  const areas = areaList(open);
  for (let i = 0; i < areas.length; i++) {
    const { orders } = areas[i] as AreaState;
    for (let k = 0; k < orders.length; k++) {
      if (!isMine(rules, house, orders[k] as PlacedOrder)) continue;
      found.push(rules.board.ids[i] as AreaId);
      break;
    }
  }
  return found;
}

function onMap(open: WesterosOpen, house: HouseId): OrderId[] {
  const found: OrderId[] = [];
  for (const { orders } of areaList(open)) {
    for (const placed of orders) if (placed.house === house) found.push(placed.order);
  }
  return found;
}

/** The tokens beside the board that the raven may bring. */
function spare(open: WesterosOpen, rules: Ruleset, house: HouseId): Record<OrderId, number> {
  const placed = onMap(open, house);
  const tokens: Record<OrderId, number> = {};
  for (const { id, copies } of allowedTokens(open, rules, house)) {
    let left = copies;
    for (const order of placed) if (order === id) left -= 1;
    if (left > 0) tokens[id] = left;
  }
  return tokens;
}

/** Stars left unused when the orders were placed. */
const starsLeft = (open: WesterosOpen, rules: Ruleset, house: HouseId): number =>
  starsOf(open, rules, house) - onMap(open, house).filter(order => rules.board.order[order]?.star).length;

/** One of the holder's orders for one that was not used. */
function refuseExchange(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { orders }: OrdersChoice,
): Problem | undefined {
  const entries = Object.entries(orders);
  if (entries.length > 1) return refuse(rules, 'one-order-only', { count: entries.length });
  const [area, id] = entries[0] ?? [];
  if (area === undefined || id === undefined) return undefined;
  if (rules.board.area[area] === undefined) return refuse(rules, 'no-such-area', { area: area.slice(0, 40) });
  const before = ownOrder(open, rules, house, area);
  if (before === undefined) return refuse(rules, 'no-order-to-replace', { area });
  const wrong = refuseOrder(open, rules, house, area, id);
  if (wrong !== undefined) return wrong;
  if ((spare(open, rules, house)[id] ?? 0) === 0) return refuse(rules, 'order-on-the-map', { order: id });
  if (before.order === id) return refuse(rules, 'same-order', { order: id, area });
  const freed = rules.rulings.ravenFreesStar && rules.board.order[before.order]?.star ? 1 : 0;
  if (rules.board.order[id]?.star && starsLeft(open, rules, house) + freed <= 0)
    return refuse(rules, 'no-star-left', { order: id, stars: starsOf(open, rules, house) });
  return undefined;
}

function listExchanges(open: WesterosOpen, rules: Ruleset, house: HouseId): OrdersChoice[] {
  const found: OrdersChoice[] = [{ orders: {} }];
  for (const area of orderedAreas(open, rules, house)) {
    for (const id of Object.keys(spare(open, rules, house))) {
      const choice = { orders: { [area]: id } };
      if (refuseExchange(open, rules, house, choice) === undefined) found.push(choice);
    }
  }
  return found;
}

export const ravenAsk = (open: WesterosOpen, rules: Ruleset, house: HouseId): OrdersAsk => ({
  kind: 'orders',
  areas: orderedAreas(open, rules, house),
  tokens: spare(open, rules, house),
  stars: Math.max(0, starsLeft(open, rules, house)),
  most: 1,
});

/** The holder of the raven may replace one order, once. */
export const exchange: Code<RavenFrame, 'orders'> = {
  verb: 'exchanges',
  decides: 'orders',
  enter(game, frame) {
    const realm = realmsOf(game.open)[frame.realm];
    if (realm === undefined) return;
    frame.realm += 1;
    const holder = realm.holders.court;
    if (!realm.used.court && orderedAreas(game.open, rulesOf(game.open), holder).length > 0)
      askHouse(game, frame, holder, 'raven');
    else game.repeat(frame);
  },
  ask: ({ open }, _frame, seat) => ravenAsk(open, rulesOf(open), houseOf(open, seat)),
  refuse: ({ open }, _frame, seat, choice) => refuseExchange(open, rulesOf(open), houseOf(open, seat), choice),
  sample({ open, seat }, _frame, _ask, rng) {
    if (below(rng, 2) === 0) return { orders: {} };
    const rules = rulesOf(open);
    const house = houseOf(open, seat ?? '');
    const areas = orderedAreas(open, rules, house);
    const tokens = Object.keys(spare(open, rules, house));
    for (let tries = 0; tries < 4 && tokens.length > 0; tries++) {
      const choice = {
        orders: { [areas[below(rng, areas.length)] as AreaId]: tokens[below(rng, tokens.length)] as OrderId },
      };
      if (refuseExchange(open, rules, house, choice) === undefined) return choice;
    }
    return { orders: {} };
  },
  list({ open, seat }, _frame, _ask, limit) {
    const all = listExchanges(open, rulesOf(open), houseOf(open, seat ?? ''));
    return all.length > limit ? undefined : all;
  },
  answer(game, frame, seat, choice) {
    const house = houseOf(game.open, seat);
    for (const [area, order] of Object.entries(choice.orders)) {
      const state = areaFor(game.open, area);
      const at = state.orders.findIndex(placed => isMine(rulesOf(game.open), house, placed));
      const before = state.orders[at]?.order ?? '';
      state.orders = state.orders.with(at, { house, order });
      const realm = realmsOf(game.open)[frame.realm - 1];
      if (realm !== undefined) realm.used.court = true;
      game.tell('order-replaced', { house, area, before, order });
    }
    if (frame.once !== true) game.repeat(frame);
  },
};
