import { expect, test } from 'vitest';
import { begun, brought, fitted, held, whole, wishedAfter } from './framings.ts';
import { settle, shownSight, wholeZoom, type Rect, type Room } from './sight.ts';

const SHEET = [1000, 2000] as const;
const room = (width: number, height: number): Room => ({ frame: { width, height }, sheet: SHEET, taken: [] });
const [HIGH, LOW] = [room(800, 600), room(800, 300)];
const box = (x: number, y: number): Rect => ({ x, y, w: 60, h: 60 });

const isSeen = ({ x, y, w, h }: Rect, { frame }: Room, sight: ReturnType<typeof fitted>): boolean =>
  sight.x + x * sight.k >= 0 &&
  sight.y + y * sight.k >= 0 &&
  sight.x + (x + w) * sight.k <= frame.width &&
  sight.y + (y + h) * sight.k <= frame.height;

test('a window that becomes lower and higher again shows what it showed, as near as it was', () => {
  const parts = [box(300, 500), box(500, 900)];
  const before = settle({ x: -100, y: -300, k: 0.8 }, HIGH);
  const framing = brought(parts, shownSight, before, HIGH.frame, before.k);
  const [first, lower, again] = [framing(HIGH), framing(LOW), framing(HIGH)];
  expect(first.k).toBe(0.8);
  expect(lower.k).toBeLessThan(0.8);
  expect(again).toEqual(first);
  for (const part of parts) {
    expect(isSeen(part, HIGH, first)).toBe(true);
    expect(isSeen(part, LOW, lower)).toBe(true);
  }
});

test('what is in the middle stays there in a frame of another size', () => {
  const before = settle({ x: -100, y: -300, k: 0.8 }, HIGH);
  const wide = room(900, 700);
  const sight = brought([box(500, 700)], shownSight, before, HIGH.frame, before.k)(wide);
  const middle = ({ x, y, k }: typeof sight, { frame }: Room) => [
    (frame.width / 2 - x) / k,
    (frame.height / 2 - y) / k,
  ];
  expect(middle(sight, wide)).toEqual(middle(before, HIGH));
  expect(middle(held(before, HIGH.frame)(wide), wide)).toEqual(middle(before, HIGH));
  expect(held(before, HIGH.frame)(LOW).k).toBe(before.k);
});

test('a question is looked at from the zoom that was wished for, not from the one that another question needed', () => {
  const far = settle({ x: 0, y: 0, k: 0.5 }, HIGH); // after a question about half the map
  const near = brought([box(500, 700)], shownSight, far, HIGH.frame, 0.8)(HIGH);
  expect(near.k).toBe(0.8);
  expect(isSeen(box(500, 700), HIGH, near)).toBe(true);
});

test('the first look is taken again in a frame of another size', () => {
  const wanted = { must: [box(300, 500), box(500, 900)], around: [] };
  const framing = begun(wanted);
  const low = framing(LOW);
  expect(framing(HIGH).k).toBeGreaterThan(low.k);
  expect(wishedAfter(low)).toBeGreaterThan(low.k); // all of it needed less than what is easy to read
  expect(wishedAfter({ x: 0, y: 0, k: 1 })).toBe(1);
});

test('without anything to look at first it is the width of the sheet; the whole sheet is whole in every frame', () => {
  expect(fitted(HIGH)).toEqual({ x: 0, y: (600 - 1600) / 2, k: 0.8 });
  for (const each of [HIGH, LOW]) expect(settle(whole(each), each).k).toBe(wholeZoom(each));
});
