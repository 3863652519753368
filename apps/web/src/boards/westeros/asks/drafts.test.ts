import type { MarchAsk, MarchChoice, MusterAsk, OrdersAsk, UnitsAsk } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { isPicking } from '../../../kit/asks/draft.ts';
import {
  marchOf,
  musterOf,
  ordersOf,
  tokensLeft,
  unitsOf,
  withChosen,
  withOrder,
  withPurchase,
  withTarget,
  withUnits,
  worthOf,
} from './drafts.ts';
import { westerosAsks } from './index.ts';

const ORDERS: OrdersAsk = {
  kind: 'orders',
  areas: ['winterfell', 'karhold'],
  tokens: { march: 1, raid: 2 },
  stars: 0,
  most: 2,
};
const MARCH: MarchAsk = {
  kind: 'march',
  from: {
    reach: {
      units: { knight: 2, footman: 1 },
      reach: { knight: ['oldtown', 'dorne'], footman: ['dorne'] },
      mayLeave: true,
    },
  },
};
const MUSTER: MusterAsk = { kind: 'muster', areas: { pyke: { points: 2, offers: { footman: 1, knight: 2 } } } };

test('orders: one for each area, no token twice, and it can be taken up again', () => {
  const one = ordersOf(withOrder({}, 'winterfell', 'march'));
  expect(one).toEqual({ winterfell: 'march' });
  expect(tokensLeft(ORDERS, one, 'karhold', 'march')).toBe(0);
  expect(tokensLeft(ORDERS, one, 'winterfell', 'march')).toBe(1);
  expect(withOrder(one, 'winterfell', '')).toEqual({ orders: {} });
});

test('a raid: targets come and go, and no more than fit', () => {
  const raid = { from: 'pyke', targets: ['seagard'] };
  expect(withTarget(raid, 'flints-finger', 1)).toEqual({ from: 'pyke', targets: ['flints-finger'] });
  expect(withTarget(raid, 'seagard', 1)).toEqual({ from: 'pyke', targets: [] });
});

test('a march: nobody goes twice, empty moves are left out, the only start is chosen already', () => {
  const start = MARCH.from['reach'];
  if (start === undefined) throw new Error('no start');
  const empty = marchOf(westerosAsks.empty(MARCH)) as MarchChoice;
  expect(empty).toEqual({ from: 'reach', moves: [], leave: false });
  const one = withUnits(start, empty, 'dorne', 'knight', 1) as unknown as MarchChoice;
  expect(one.moves).toEqual([{ to: 'dorne', units: { knight: 1 } }]);
  expect(withUnits(start, one, 'oldtown', 'knight', 5)).toMatchObject({
    moves: [
      { to: 'dorne', units: { knight: 1 } },
      { to: 'oldtown', units: { knight: 1 } },
    ],
  });
  expect(withUnits(start, one, 'dorne', 'knight', 0)).toMatchObject({ moves: [] });
});

test('units of the map: no more than there are, and what they are worth together', () => {
  const ask: UnitsAsk = {
    kind: 'units',
    from: { pyke: { footman: 2, knight: 1 } },
    need: 3,
    worth: { footman: 1, knight: 2 },
  };
  expect(isPicking(ask)).toBe(false);
  expect(westerosAsks.empty(ask)).toEqual({ units: {} });
  const one = unitsOf(withChosen(ask, {}, 'pyke', 'footman', 7));
  expect(one).toEqual({ pyke: { footman: 2 } });
  const both = unitsOf(withChosen(ask, one, 'pyke', 'knight', 1));
  expect(worthOf(ask, both)).toBe(4);
  expect(withChosen(ask, one, 'pyke', 'footman', 0)).toEqual({ units: {} });
});

test('units of the map: what is missing is what is needed less what the chosen ones are worth', () => {
  const worth = { footman: 1, knight: 2 };
  const ask: UnitsAsk = { kind: 'units', from: { pyke: { footman: 2, knight: 2 } }, need: 3, worth };
  const like = (change: Partial<UnitsAsk>): UnitsAsk => ({ ...ask, ...change });
  const units = (footman: number, knight: number) => ({ units: { pyke: { footman, knight } } });
  expect(westerosAsks.missing(ask, westerosAsks.empty(ask))).toBe(3);
  expect(westerosAsks.missing(ask, null)).toBe(3);
  expect(westerosAsks.missing(ask, units(1, 0))).toBe(2);
  expect(westerosAsks.missing(ask, units(0, 1))).toBe(1);
  expect(westerosAsks.missing(ask, units(1, 1))).toBe(0);
  expect(westerosAsks.missing(ask, units(0, 2))).toBe(0); // too much is for the rules to judge
  expect(westerosAsks.missing(like({ worth: null }), units(1, 1))).toBe(1); // every unit counts one
  expect(westerosAsks.missing(like({ least: 1 }), units(1, 0))).toBe(0); // fewer will do
  expect(westerosAsks.missing(like({ need: 9 }), units(1, 2))).toBe(1); // all there is, where it is not enough
});

test('a muster never spends more points than there are', () => {
  const one = musterOf(withPurchase(MUSTER, {}, 'pyke', 'footman', 1));
  expect(one).toEqual({ pyke: ['footman'] });
  expect(withPurchase(MUSTER, one, 'pyke', 'knight', 1)).toEqual({ muster: { pyke: ['footman'] } });
  expect(withPurchase(MUSTER, one, 'pyke', 'footman', 9)).toEqual({ muster: { pyke: ['footman', 'footman'] } });
  expect(withPurchase(MUSTER, one, 'pyke', 'footman', 0)).toEqual({ muster: {} });
});
