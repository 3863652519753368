import { below } from '@corvo/core';
import type { FeatureAids } from '../../aids/feature.ts';
import { field } from '../../field.ts';
import type { AreaId, HouseId, OrderId } from '../../ids.ts';
import { areaAt, layOrder } from '../../realm/areas.ts';
import { houseAt } from '../../realm/pools.ts';
import { orderOfPlay, seatOf } from '../../realm/tracks.ts';
import { makeBoard } from '../../ruleset/board.ts';
import { withFeature, type Covered, type Feature } from '../../ruleset/feature.ts';
import type { Option } from '../../ruleset/ruleset.ts';
import type { Code, HouseState, WesterosOpen, WesterosOwn } from '../../state.ts';
import { gainPower } from '../../verbs.ts';

/** T-12: two orders beside the usual ones, each played once by each house. */
const SPIES = ['spy', 'decoy'] as const;
const isSpy = (order: OrderId): boolean => SPIES.some(one => one === order);

/** Where one lies face down. */
const cover = field<HouseState, AreaId>('cover');
/** Its face, which only its house knows. */
const face = field<WesterosOwn, OrderId>('spy');
/** Those that a house has turned up. */
const gone = field<HouseState, readonly OrderId[]>('spies-gone');

const goneOf = (open: WesterosOpen, house: HouseId): readonly OrderId[] => gone.of(houseAt(open, house)) ?? [];
const leftOf = (open: WesterosOpen, house: HouseId): OrderId[] =>
  SPIES.filter(one => !goneOf(open, house).includes(one));

/** One more that a house has turned up; answers whether it still had it. */
function spend(open: WesterosOpen, house: HouseId, order: OrderId): boolean {
  if (!leftOf(open, house).includes(order)) return false;
  gone.put(houseAt(open, house), [...goneOf(open, house), order]);
  return true;
}

const coversIn = (open: WesterosOpen, area: AreaId): HouseId[] =>
  Object.keys(open.houses).filter(house => cover.of(houseAt(open, house)) === area);

/** T-12: at the end of the round they are turned up. A spy brings 2 Power, a decoy nothing. */
const turnUpSpies: Code = {
  enter(game) {
    for (const house of orderOfPlay(game.open)) {
      const [state, drawer] = [houseAt(game.open, house), game.own[seatOf(game.open, house)]];
      const [area, order] = [cover.of(state), drawer && face.of(drawer)];
      if (drawer === undefined || area === undefined || order === undefined) continue;
      cover.clear(state);
      face.clear(drawer);
      spend(game.open, house, order);
      layOrder(game.open, area, { house, order });
      game.revealed = true;
      game.tell('spy-turned-up', { house, area, order });
      if (order === 'spy') gainPower(game, house, 2, 'ability');
    }
  },
};

/** T-12: instead of gathering Power a house lays one of those it has left face down, whichever it draws. */
const spies: Feature = {
  id: 'spies',
  consolidate: {
    spy: {
      refuse(open, _rules, area) {
        const house = areaAt(open, area).orders[0]?.house ?? '';
        const mayNot = cover.of(houseAt(open, house)) !== undefined || leftOf(open, house).length === 0;
        return mayNot ? 'no-spy-left' : undefined;
      },
      carryOut(game, house, area) {
        const drawer = game.own[seatOf(game.open, house)];
        const left = leftOf(game.open, house);
        if (drawer !== undefined) face.put(drawer, left[game.draw(left.length)] ?? '');
        cover.put(houseAt(game.open, house), area);
        game.tell('spy-laid', { house, area });
      },
    },
  },
  imagine({ open, own }, { seat: viewer }, rng) {
    for (const house of Object.keys(open.houses)) {
      const [seat, left] = [seatOf(open, house), leftOf(open, house)];
      const drawer = own[seat];
      if (drawer === undefined || seat === viewer || cover.of(houseAt(open, house)) === undefined) continue;
      face.put(drawer, left[below(rng, left.length)] ?? '');
    }
  },
  covered({ open, seat, mine }) {
    const found: Record<AreaId, Covered> = {};
    for (const [house, state] of Object.entries(open.houses)) {
      const area = cover.of(state);
      const order = mine !== null && state.seat === seat ? face.of(mine) : undefined;
      if (area !== undefined) found[area] = { house, ...(order !== undefined && { order }) };
    }
    return found;
  },
  ordersLeft: (open, _rules, house) => Object.fromEntries(leftOf(open, house).map(order => [order, 1])),
};

export const spyAids: FeatureAids = {
  id: spies.id,
  position: {
    // `gone red spy`: turned up, and no longer on the map
    lines: {
      gone({ open }, [house = '', ...orders]) {
        if (!Object.hasOwn(open.houses, house)) return 'a house and its spies';
        return orders.every(order => spend(open, house, order)) ? undefined : `spies that ${house} had once`;
      },
    },
    placed: ({ open }, _rules, { house, order }) =>
      !isSpy(order) || spend(open, house, order) ? undefined : `a spy that ${house} has`,
    write: (open, { board }) =>
      Object.keys(open.houses).flatMap(house => {
        const lying = board.ids.flatMap(area => areaAt(open, area).orders.filter(one => one.house === house));
        const over = goneOf(open, house).filter(order => !lying.some(placed => placed.order === order));
        return over.length === 0 ? [] : [`gone ${house} ${over.join(', ')}`];
      }),
  },
  figures: open =>
    Object.fromEntries(Object.keys(open.houses).map(house => [`gone ${house}`, [...goneOf(open, house)]])),
  explain: {
    orders: (open, _rules, area) => coversIn(open, area).map(house => ({ key: 'explain.spy-here', data: { house } })),
  },
  draw: { orders: (open, area) => coversIn(open, area).map(() => '[?]') },
};

export const SPY_STEPS = { round: { spies: turnUpSpies } };

export const withSpies: Option = rules => {
  const facts = {
    ...rules.facts,
    orders: [
      ...rules.facts.orders,
      ...SPIES.map(id => ({ id, type: 'consolidate', value: 0, star: false, copies: 1, extra: true }) as const),
    ],
  };
  return {
    ...withFeature(rules, spies),
    facts,
    board: makeBoard(facts),
    flow: {
      ...rules.flow,
      consolidate: ['in-turn'],
      round: (rules.flow['round'] ?? []).flatMap(step => (step === 'consolidate' ? [step, 'spies'] : [step])),
    },
  };
};
