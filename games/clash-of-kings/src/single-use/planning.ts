import { below, type Frame, type Problem } from '@corvo/core';
import {
  areaAt,
  askSealed,
  hasUnits,
  houseAt,
  houseOf,
  layOrder,
  orderOfPlay,
  refuse,
  refuseUnknownArea,
  rulesOf,
  type Code,
  type HouseId,
  type OrdersAsk,
  type OrdersChoice,
  type WesterosOpen,
  type WesterosOwn,
} from '@corvo/westeros';
import { singlesOf } from './facts.ts';
import { back, face, spent } from './fields.ts';
import { bannedBy, leftOf, placeable, placingAreas } from './tokens.ts';

interface PlacingFrame extends Frame {
  readonly run: 'planning';
  position?: number; // in the order of play
  begun?: boolean; // somebody has answered
}

function mayPlace(open: WesterosOpen, house: HouseId): boolean {
  const rules = rulesOf(open);
  return Object.keys(placeable(open, rules, house)).length > 0 && placingAreas(open, rules, house).length > 0;
}

function refusePlacing(open: WesterosOpen, house: HouseId, { orders }: OrdersChoice): Problem | undefined {
  const rules = rulesOf(open);
  const entries = Object.entries(orders);
  if (entries.length > 1) return refuse(rules, 'one-single-use-order', { count: entries.length });
  const [area, id] = entries[0] ?? [];
  if (area === undefined || id === undefined) return undefined;
  const unknown = refuseUnknownArea(rules, area);
  if (unknown !== undefined) return unknown;
  if (!hasUnits(areaAt(open, area), house)) return refuse(rules, 'no-unit-for-single-use', { area });
  if (rules.board.area[area]?.element === 'port') return refuse(rules, 'no-single-use-in-port', { area });
  const order = rules.board.order[id];
  if (order === undefined || (singlesOf(house)[id] ?? 0) === 0)
    return refuse(rules, 'no-such-single-use-order', { order: id.slice(0, 40) });
  if ((leftOf(open, rules, house)[id] ?? 0) === 0) return refuse(rules, 'single-use-spent', { order: id });
  const effect = bannedBy(open, rules, order);
  return effect === undefined ? undefined : refuse(rules, 'single-use-banned', { order: id, effect });
}

/** CK-6.2: in the order of play each house may lay one face down; which one only it knows. */
export const placeSingle: Code<PlacingFrame, 'orders'> = {
  verb: 'places',
  late: () => ({ orders: {} }),
  decides: 'orders',
  enter(game, frame) {
    const houses = orderOfPlay(game.open);
    let at = frame.position ?? 0;
    while (at < houses.length && !mayPlace(game.open, houses[at] ?? '')) at++;
    frame.position = at + 1;
    const house = houses[at];
    // Sealed, though nobody else is asked: no record and no log may show others what was answered.
    if (house !== undefined) askSealed(game, frame, [house], 'single-use');
  },
  ask({ open }, _frame, seat): OrdersAsk {
    const rules = rulesOf(open);
    const house = houseOf(open, seat);
    const areas = placingAreas(open, rules, house);
    return { kind: 'orders', areas, tokens: placeable(open, rules, house), stars: 0, most: 1 };
  },
  refuse: ({ open }, _frame, seat, choice) => refusePlacing(open, houseOf(open, seat), choice),
  sample(_view, _frame, ask, rng) {
    const { areas, tokens } = ask;
    const faces = Object.keys(tokens);
    if (below(rng, 2) === 0) return { orders: {} };
    return { orders: { [areas[below(rng, areas.length)] as string]: faces[below(rng, faces.length)] as string } };
  },
  list(_view, _frame, ask, limit) {
    const { areas, tokens } = ask;
    const placed = areas.flatMap(area => Object.keys(tokens).map(order => ({ orders: { [area]: order } })));
    return placed.length + 1 > limit ? undefined : [{ orders: {} }, ...placed];
  },
  reveal(game, frame, answers) {
    const [seat = '', choice] = [...answers][0] ?? [];
    const house = houseOf(game.open, seat);
    const [placed] = Object.entries(choice?.orders ?? {});
    frame.begun = true;
    game.repeat(frame);
    if (placed === undefined) {
      game.tell('single-use-passed', { house });
      return;
    }
    const [area, order] = placed;
    back.put(houseAt(game.open, house), area);
    face.put(game.own[seat] as WesterosOwn, order);
    game.tell('single-use-placed', { house, area });
    game.tell('single-use-chosen', { house, area, order }, [seat]);
  },
};

/** CK-6.2: once the usual orders are open, these are turned up with them. */
export const revealSingles: Code<PlacingFrame> = {
  enter(game) {
    for (const house of orderOfPlay(game.open)) {
      const state = houseAt(game.open, house);
      const own = game.own[state.seat] as WesterosOwn;
      const [area, order] = [back.of(state), face.of(own)];
      if (area === undefined || order === undefined) continue;
      back.clear(state);
      face.clear(own);
      spent.put(state, [...(spent.of(state) ?? []), order]);
      layOrder(game.open, area, { house, order });
      game.revealed = true;
      game.tell('single-use-revealed', { house, area, order });
    }
  },
};
