import type { Request } from '@corvo/core';
import { expect, test } from 'vitest';
import { TestDesk } from './desk.fixture.ts';
import { onlyAnswer } from './empty.ts';
import { unusedPoints } from './unused.ts';

const asked = (why: string, ask: unknown): Request => ({ seat: 'stark', id: 1, why, ask }) as never;

test('a bid without Power has one answer, a bid with some has not', () => {
  expect(onlyAnswer(asked('bid-throne', { kind: 'amount', min: 0, max: 0 }))).toEqual({ amount: 0 });
  expect(onlyAnswer(asked('bid-throne', { kind: 'amount', min: 0, max: 1 }))).toBeUndefined();
});

test('1E-12.1 a Raid that reaches nothing has one answer; with two of them one chooses which goes first', () => {
  const barren = new TestDesk('phase raids\nwinterfell stark 1 knight raid\nsunspear lannister 1 footman', 'stark');
  expect(onlyAnswer(barren.request)).toEqual({ from: 'winterfell', targets: [] });
  expect(barren.desk.check(onlyAnswer(barren.request) ?? {})).toBeUndefined();

  const two = new TestDesk('phase raids\nwinterfell stark 1 knight raid\nkarhold stark 1 footman raid', 'stark');
  expect(onlyAnswer(two.request)).toBeUndefined();
  const fruitful = new TestDesk(
    'phase raids\nwinterfell stark 1 knight raid\nmoat-cailin lannister 1 footman support',
    'stark',
  );
  expect(onlyAnswer(fruitful.request)).toBeUndefined();
});

test('a retreat to the only area has one answer; what a seat alone may know of is never answered for it', () => {
  expect(onlyAnswer(asked('retreat', { kind: 'areas', from: ['karhold'], min: 1, max: 1 }))).toEqual({
    areas: ['karhold'],
  });
  expect(onlyAnswer(asked('retreat', { kind: 'areas', from: ['karhold', 'pyke'], min: 1, max: 1 }))).toBeUndefined();
  for (const ask of [
    { kind: 'option', from: ['one'] },
    { kind: 'card', from: ['eddard-stark'], optional: false },
    { kind: 'areas', from: ['pyke'], min: 1, max: 1 },
    { kind: 'amount', min: 0, max: 0 },
  ])
    expect(onlyAnswer(asked('raven-card', ask))).toBeUndefined();
});

test('muster points are unused where something could still be bought with them, by the rules of the table', () => {
  const ask = { kind: 'muster', areas: { winterfell: { points: 2, offers: { footman: 1, knight: 2 } } } };
  const unused = (muster: Record<string, string[]>, isAllowed: boolean): number =>
    unusedPoints(
      { check: () => (isAllowed ? undefined : { code: 'muster-breaks-supply', clause: '1E-6.1' }) } as never,
      {} as never,
      asked('muster', ask),
      { muster },
    );
  expect(unused({}, true)).toBe(2);
  expect(unused({ winterfell: ['footman'] }, true)).toBe(1);
  expect(unused({ winterfell: ['knight'] }, true)).toBe(0);
  expect(unused({ winterfell: ['footman'] }, false)).toBe(0);
});
