import type { Point } from '@corvo/westeros/aids';

const LEAN = 0.16; // of the way, to one side: so going and coming do not cover each other
const MOST_LEAN = 34;
const MOST = 0.5; // of the way, however often

/** The point towards which the way from one point to another bends. */
export function bentTo([x1, y1]: Point, [x2, y2]: Point, times = 1): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const usual = Math.min(MOST_LEAN / length, LEAN) * times;
  const lean = Math.max(-MOST, Math.min(MOST, usual));
  return [(x1 + x2) / 2 - dy * lean, (y1 + y2) / 2 + dx * lean];
}

/** Where one is after a part of the way. */
export function alongBow([x1, y1]: Point, [cx, cy]: Point, [x2, y2]: Point, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * (1 - part) * part, part ** 2];
  return [a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2];
}
