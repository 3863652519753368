import { below, type Frame, type Problem } from '@corvo/core';
import {
  areaAt,
  areaFor,
  askHouse,
  houseAt,
  optionOf,
  realmOf,
  refuse,
  refuseUnknownArea,
  rulesOf,
  type AreaId,
  type Code,
  type Effect,
  type HouseId,
  type OrderFacts,
  type OrderId,
  type OrdersAsk,
  type OrdersChoice,
  type WesterosOpen,
} from '@corvo/westeros';
import { isNorthern, NORTH } from '../facts.ts';
import { ability, brought } from './ability.ts';
import { freeTokens } from './free-tokens.ts';
import { REVEALED } from './using.ts';

/** BW-10.2: up to two placed orders for the starred ones of the same kind. */
export interface SwapFrame extends Frame {
  readonly run: 'swap-orders';
  readonly house: HouseId;
}
const MOST_SWAPS = 2;

const isStarred = (order: OrderFacts): boolean => order.star;

/** Where a normal order of the house lies that has a free starred one of its kind, and which that is. */
function swaps(open: WesterosOpen, house: HouseId): Record<AreaId, OrderId> {
  const rules = rulesOf(open);
  const free = Object.keys(freeTokens(open, rules, house, isStarred));
  const found: Record<AreaId, OrderId> = {};
  for (const area of rules.board.ids) {
    const placed = areaAt(open, area).orders.find(one => one.house === house);
    const before = placed && rules.board.order[placed.order];
    const better = free.find(id => before?.star === false && rules.board.order[id]?.type === before.type);
    if (better !== undefined) found[area] = better;
  }
  return found;
}

function refuseSwaps(open: WesterosOpen, house: HouseId, { orders }: OrdersChoice): Problem | undefined {
  const rules = rulesOf(open);
  const possible = swaps(open, house);
  const entries = Object.entries(orders);
  if (entries.length > MOST_SWAPS) return refuse(rules, 'too-many-swaps', { count: entries.length, most: MOST_SWAPS });
  for (const [area, order] of entries) {
    const unknown = refuseUnknownArea(rules, area);
    if (unknown !== undefined) return unknown;
    if (!Object.hasOwn(possible, area) || possible[area] !== order)
      return refuse(rules, 'no-such-swap', { area, order: order.slice(0, 40) });
  }
  const twice = entries.find(([, order], at) => entries.findIndex(([, other]) => other === order) < at);
  return twice === undefined ? undefined : refuse(rules, 'order-used-up', { order: twice[1], copies: 1, used: 2 });
}

/** Every legal set of swaps. */
function listSwaps(open: WesterosOpen, house: HouseId): OrdersChoice[] {
  let found: Record<AreaId, OrderId>[] = [{}];
  for (const [area, order] of Object.entries(swaps(open, house)))
    found = [...found, ...found.map(orders => ({ ...orders, [area]: order }))];
  return found.map(orders => ({ orders })).filter(choice => refuseSwaps(open, house, choice) === undefined);
}

export const swapOrders: Code<SwapFrame, 'orders'> = {
  verb: 'swaps',
  decides: 'orders',
  late: () => ({ orders: {} }),
  enter(game, frame) {
    if (Object.keys(swaps(game.open, frame.house)).length > 0) askHouse(game, frame, frame.house, 'swap-orders');
  },
  ask({ open }, { house }): OrdersAsk {
    const possible = swaps(open, house);
    const tokens = Object.fromEntries([...new Set(Object.values(possible))].map(order => [order, 1]));
    const stars = Object.keys(tokens).length; // BW-S7: the Court does not limit it
    return { kind: 'orders', areas: Object.keys(possible), tokens, stars, most: MOST_SWAPS };
  },
  refuse: ({ open }, { house }, _seat, choice) => refuseSwaps(open, house, choice),
  sample({ open }, { house }, _ask, rng) {
    const all = listSwaps(open, house);
    return all[below(rng, all.length)] ?? { orders: {} };
  },
  list({ open }, { house }, _ask, limit) {
    const all = listSwaps(open, house);
    return all.length > limit ? undefined : all;
  },
  answer(game, { house }, _seat, { orders }) {
    for (const [area, order] of Object.entries(orders)) {
      const state = areaFor(game.open, area);
      const before = state.orders.find(placed => placed.house === house)?.order ?? '';
      state.orders = state.orders.map(placed => (placed.house === house ? { house, order } : placed));
      game.tell('order-replaced', { house, area, before, order });
    }
  },
};

/** BW-10.13: what a starred order is worth while all count as normal. */
const LEVEL = 'levelled';
const PLAIN: Readonly<Partial<Record<OrderFacts['type'], number>>> = { march: 0, support: 0, defense: 1, raid: 1 };
const levelled = (order: OrderFacts): OrderFacts =>
  order.star ? { ...order, star: false, value: PLAIN[order.type] ?? 0 } : order;

/** BW-S58: the orders of the north alone; until rules number 3 those of the big map too. */
const bindsAll = (open: WesterosOpen): boolean => optionOf(open, 'rules') !== undefined;
const bindsHouse = (open: WesterosOpen, house: HouseId): boolean =>
  bindsAll(open) || houseAt(open, house).realm === NORTH;

/** Orders on the map, and what they are worth. */
export const ofOrders: Readonly<Record<string, Effect>> = {
  ...ability('tac-02-a', {
    at: {
      [REVEALED]: {
        when: ({ open, me }) => Object.keys(swaps(open, me)).length > 0,
        then: (game, { me }) => void game.push<SwapFrame>({ run: 'swap-orders', house: me }),
      },
    },
  }),
  ...ability('tac-13-a', {
    at: {
      [REVEALED]: {
        then(game, { me }) {
          const realm = realmOf(game.open, me); // BW-S58
          realm.used = { ...realm.used, fiefdoms: true, court: true };
          game.tell('tokens-barred', { house: me });
        },
      },
    },
  }),
  ...ability('tac-13-b', {
    at: {
      [REVEALED]: {
        when: ({ open }) => open.effects.every(({ effect }) => effect !== LEVEL),
        then: (game, { me }) => void game.open.effects.push({ effect: LEVEL, owner: me, until: 'round' }),
      },
    },
  }),
  ...brought('tac-13-b', LEVEL, {
    modify: {
      face: {
        layer: 'set',
        by: (order, { open, about }) => (bindsHouse(open, about.house ?? '') ? levelled(order) : order),
      },
      orderStrength: {
        layer: 'set',
        by: (value, { open, about: { order, area = '' } }) =>
          order?.star === true && (bindsAll(open) || isNorthern(area)) ? levelled(order).value : value,
      },
    },
  }),
};
