import { expect, test } from 'vitest';
import { SHAPES, type AskShape } from '@corvo/core';
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
  type MapUnitsAsk,
  type March,
  type MarchAsk,
  type MusterAsk,
  type OrdersAsk,
} from './realm.ts';
import { allotted, chosen, emptyDraft, isPicking, missing, moved, partsOf, toggle } from './draft.ts';

const pick = (ask: AskShape, ...items: string[]) => {
  if (!isPicking(ask)) throw new Error('this picks nothing');
  return items.reduce((draft, item) => toggle(ask, draft, item), emptyDraft(ask));
};

test('one of several: another choice takes the place of the first, the same one again drops it', () => {
  const ask: AskShape = { kind: 'card', from: ['a', 'b'], optional: false };
  expect(pick(ask, 'a', 'b')).toEqual({ card: 'b' });
  expect(pick(ask, 'a', 'a')).toBeNull();
  expect(missing(ask, null)).toBe(1);
});

test('some of several: what does not fit any more pushes out the oldest', () => {
  for (const kind of ['cards', 'areas', 'units'] as const) {
    const ask: AskShape = { kind, from: ['a', 'b', 'c'], min: 2, max: 2 };
    expect(chosen(ask, pick(ask, 'a', 'b', 'c'))).toEqual(['b', 'c']);
    expect(chosen(ask, pick(ask, 'a', 'b', 'a'))).toEqual(['b']);
    expect(missing(ask, pick(ask, 'a'))).toBe(1);
  }
});

const ORDERS: OrdersAsk = { kind: 'orders', areas: ['winterfell', 'karhold'], tokens: { march: 1, raid: 2 }, most: 2 };
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
  const empty = marchOf(emptyDraft(MARCH)) as March;
  expect(empty).toEqual({ from: 'reach', moves: [], leave: false });
  const one = withUnits(start, empty, 'dorne', 'knight', 1) as unknown as March;
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
  const ask: MapUnitsAsk = {
    kind: 'units',
    from: { pyke: { footman: 2, knight: 1 } },
    need: 3,
    worth: { footman: 1, knight: 2 },
  };
  expect(isPicking(ask)).toBe(false);
  expect(emptyDraft(ask)).toEqual({ units: {} });
  const one = unitsOf(withChosen(ask, {}, 'pyke', 'footman', 7));
  expect(one).toEqual({ pyke: { footman: 2 } });
  const both = unitsOf(withChosen(ask, one, 'pyke', 'knight', 1));
  expect(worthOf(ask, both)).toBe(4);
  expect(withChosen(ask, one, 'pyke', 'footman', 0)).toEqual({ units: {} });
});

test('units of the map: what is missing is what is needed less what the chosen ones are worth', () => {
  const worth = { footman: 1, knight: 2 };
  const ask: MapUnitsAsk = { kind: 'units', from: { pyke: { footman: 2, knight: 2 } }, need: 3, worth };
  const like = (change: Partial<MapUnitsAsk>): MapUnitsAsk => ({ ...ask, ...change });
  const units = (footman: number, knight: number) => ({ units: { pyke: { footman, knight } } });
  expect(missing(ask, emptyDraft(ask))).toBe(3);
  expect(missing(ask, null)).toBe(3);
  expect(missing(ask, units(1, 0))).toBe(2);
  expect(missing(ask, units(0, 1))).toBe(1);
  expect(missing(ask, units(1, 1))).toBe(0);
  expect(missing(ask, units(0, 2))).toBe(0); // too much is for the rules to judge
  expect(missing(like({ worth: null }), units(1, 1))).toBe(1); // every unit counts one
  expect(missing(like({ least: 1 }), units(1, 0))).toBe(0); // fewer will do
  expect(missing(like({ need: 9 }), units(1, 2))).toBe(1); // all there is, where it is not enough
});

test('a muster never spends more points than there are', () => {
  const one = musterOf(withPurchase(MUSTER, {}, 'pyke', 'footman', 1));
  expect(one).toEqual({ pyke: ['footman'] });
  expect(withPurchase(MUSTER, one, 'pyke', 'knight', 1)).toEqual({ muster: { pyke: ['footman'] } });
  expect(withPurchase(MUSTER, one, 'pyke', 'footman', 9)).toEqual({ muster: { pyke: ['footman', 'footman'] } });
  expect(withPurchase(MUSTER, one, 'pyke', 'footman', 0)).toEqual({ muster: {} });
});

test('every shape of the core starts with a draft that its own code can judge', () => {
  const asks: AskShape[] = [
    { kind: 'option', from: ['a'] },
    { kind: 'card', from: ['a'], optional: true },
    { kind: 'cards', from: ['a'], min: 0, max: 1 },
    { kind: 'areas', from: ['a'], min: 0, max: 1 },
    { kind: 'units', from: ['a'], min: 0, max: 1 },
    { kind: 'amount', min: 0, max: 3 },
    { kind: 'ranking', of: ['ada', 'bob'] },
    { kind: 'allotment', to: ['ada', 'bob'], min: 0, max: 3 },
  ];
  expect(asks.map(({ kind }) => kind).sort()).toEqual(Object.keys(SHAPES).sort());
  for (const ask of asks) {
    const draft = emptyDraft(ask);
    expect(draft === null || SHAPES[ask.kind].hasForm(draft)).toBe(true);
  }
});

test('places in an order change with their neighbour and stay inside the list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test('shares never exceed what there is to give', () => {
  expect(allotted({ ada: 2, bob: 0 }, 'bob', 5, 3)).toEqual({ ada: 2, bob: 1 });
  expect(allotted({ ada: 2, bob: 1 }, 'ada', -1, 3)).toEqual({ ada: 0, bob: 1 });
});

test.each([
  [null, 0],
  [{ option: 'north' }, 0],
  [{ orders: { pyke: 'march-zero', seagard: 'raid' } }, 2],
  [{ from: 'pyke', moves: [{ to: 'seagard', units: { footman: 1 } }], leave: false }, 1],
])('a draft is made of parts: %j of %i', (draft, parts) => {
  expect(partsOf(draft)).toBe(parts);
});
