import type { AreaState } from '@corvo/westeros';
import type { Point, Slot } from '@corvo/westeros/aids';
import { expect, test } from 'vitest';
import { bestLean } from './best-lean.ts';
import { alongBow, bentTo } from './bow.ts';
import type { Place } from './places.ts';
import { standingIn } from './RoutedArrows.tsx';

const SHEET: Slot = { x: 500, y: 500, w: 1000, h: 1000 };
const [START, END]: readonly [Point, Point] = [
  [500, 100],
  [500, 500],
];

/** How much of a way lies in a box. */
function hidden({ x, y, w, h }: Slot, lean: number): number {
  const bent = bentTo(START, END, lean);
  const points = Array.from({ length: 101 }, (_, n) => alongBow(START, bent, END, n / 100));
  return points.filter(([px, py]) => Math.abs(px - x) < w / 2 && Math.abs(py - y) < h / 2).length;
}

test('a way leans to one side as usual where nothing is in its way, and the way back to the other side of the line', () => {
  expect(bestLean(START, END, [], SHEET)).toBe(1);
  const [there, back] = [bentTo(START, END), bentTo(END, START)];
  expect(there[0] - 500).toBe(500 - back[0]);
  expect(there[0]).not.toBe(500);
});

test.each([
  ['a name in the middle', { x: 500, y: 300, w: 90, h: 20 }],
  ['a name beside the usual way', { x: 460, y: 300, w: 80, h: 20 }],
  ['an army near the end', { x: 490, y: 430, w: 70, h: 32 }],
])('%s is gone around', (_, box) => {
  expect(hidden(box, 1)).toBeGreaterThan(0);
  expect(hidden(box, bestLean(START, END, [box], SHEET))).toBe(0);
});

test('where there is no way around, as little as can be is crossed', () => {
  const wall = { x: 500, y: 300, w: 900, h: 20 };
  expect(bestLean(START, END, [wall], SHEET)).toBe(1);
});

test('no way leaves the sheet for the sake of a name', () => {
  const name = { x: 480, y: 300, w: 100, h: 20 };
  const free = bestLean(START, END, [name], SHEET);
  const [side] = bentTo(START, END, free);
  const narrow = { ...SHEET, x: side < 500 ? 500 + 450 : 500 - 450, w: 900 }; // ends where the way begins, on that side
  const [other] = bentTo(START, END, bestLean(START, END, [name], narrow));
  expect(Math.sign(other - 500)).toBe(-Math.sign(side - 500));
});

test('a way of no length has no direction and is no error', () => {
  expect(bentTo(START, START)).toEqual(START);
  expect(bestLean(START, START, [], SHEET)).toBe(1);
});

test('an arrow ends at the edge of what stands there: an army, its order beside it, or two armies that meet', () => {
  const place = { units: { x: 0, y: 0, w: 80, h: 32 }, order: { x: 60, y: 0, w: 38, h: 38 } } as Place;
  const units = (...houses: readonly string[]) => houses.map(house => ({ house, kind: 'knight', routed: false }));
  const area = (houses: readonly string[], orders: number): AreaState =>
    ({ units: units(...houses), orders: Array.from({ length: orders }, () => ({})) }) as unknown as AreaState;
  const empty = standingIn(place, undefined);
  expect(empty.left).toBeLessThan(10);
  expect(standingIn(place, area([], 0))).toEqual(empty);
  expect(standingIn(place, area(['stark'], 0))).toEqual({ left: 40, right: 40, high: 18 });
  expect(standingIn(place, area(['stark', 'stark'], 1))).toEqual({ left: 40, right: 78, high: 18 });
  expect(standingIn(place, area(['stark', 'tyrell'], 2))).toEqual({ left: 40, right: 78, high: 36 });
});
