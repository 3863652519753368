import type { Point, Slot } from '@corvo/westeros/aids';
import { alongBow, bentTo } from './bow.ts';

const LEANS = [1, -1, 2, -2, 3, -3, 4.5, -4.5, 7, -7, 10, -10]; // times the usual one, those that are tried
const COST = 14; // of each time it leans, in units of the way that would be hidden
const SAMPLES = 24;
const ROOM = 8; // around what is not to be crossed: an arrow is so broad

const covers = ({ x, y, w, h }: Slot, [px, py]: Point): boolean =>
  Math.abs(px - x) < w / 2 + ROOM && Math.abs(py - y) < h / 2 + ROOM;

/** How far a way leans, in times the usual, if it is to cross as little as can be of some boxes and to stay on the sheet. */
export function bestLean(from: Point, to: Point, boxes: readonly Slot[], sheet: Slot): number {
  const step = Math.hypot(to[0] - from[0], to[1] - from[1]) / SAMPLES;
  const costOf = (times: number): number => {
    const bent = bentTo(from, to, times);
    let cost = COST * Math.abs(times);
    for (let n = 2; n < SAMPLES - 1; n++) {
      const at = alongBow(from, bent, to, n / SAMPLES);
      if (!covers(sheet, at) || boxes.some(box => covers(box, at))) cost += step;
    }
    return cost;
  };
  const costs = LEANS.map(costOf);
  return LEANS[costs.indexOf(Math.min(...costs))] ?? 1;
}
