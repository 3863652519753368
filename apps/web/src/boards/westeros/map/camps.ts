import type { HouseId } from '@corvo/westeros';
import type { Slot } from '@corvo/westeros/aids';
import { overlap, shared } from './boxes.ts';

/** One army of a camp, as large as it is drawn, with whatever orders lie beside it. */
export interface CampRow {
  readonly house: HouseId;
  readonly width: number;
  readonly height: number;
  readonly orders: number;
}

/** Where an army and its first order lie. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly order: { readonly x: number; readonly y: number };
}

/** What a camp keeps clear of, and how much it matters: names most of all. */
export interface Obstacle extends Slot {
  readonly weight: number;
}

const GAP = 4; // between armies, and between an army and its order
const STEP = 8; // units between the places that are tried
const FURTHEST = 72; // from where units usually lie
const WAY = 6; // what a unit of way costs, against a square unit of an obstacle
const OUTSIDE = 1_200; // and a corner that leaves the area
const CORNERS = [-1, 0, 1].flatMap(a => [-1, 1].map(b => [a, b] as const));

/** Armies of several houses one above the other, each with its order beside it, where they hide least of what is written. */
export function campSpots(
  rows: readonly CampRow[],
  units: Slot,
  disc: number, // how large an order is drawn
  obstacles: readonly Obstacle[],
  isHere: (x: number, y: number) => boolean, // in this area: units that stand outside would seem to be elsewhere
): ReadonlyMap<HouseId, Spot> {
  const side = Math.max(0, ...rows.map(({ orders }) => orders)) * (disc + GAP);
  const width = Math.max(...rows.map(row => row.width)) + side;
  const heightOf = ({ height, orders }: CampRow): number => (orders > 0 ? Math.max(height, disc) : height);
  const height = rows.reduce((sum, row) => sum + heightOf(row) + GAP, -GAP);
  const reach = { ...units, w: width + 2 * FURTHEST, h: height + 2 * FURTHEST };
  const near = obstacles.filter(obstacle => overlap(obstacle, reach));
  let best = { x: units.x, y: units.y, cost: Infinity };
  for (let dx = -FURTHEST; dx <= FURTHEST; dx += STEP)
    for (let dy = -FURTHEST; dy <= FURTHEST; dy += STEP) {
      const box = { x: units.x + dx, y: units.y + dy, w: width, h: height };
      const hidden = near.reduce((sum, obstacle) => sum + obstacle.weight * shared(box, obstacle), 0);
      const out = CORNERS.filter(([a, b]) => !isHere(box.x + (a * width) / 2, box.y + (b * height) / 2)).length;
      const cost = hidden + OUTSIDE * out + WAY * Math.hypot(dx, dy);
      if (cost < best.cost) best = { x: box.x, y: box.y, cost };
    }
  let top = best.y - height / 2;
  return new Map(
    rows.map(row => {
      const y = top + heightOf(row) / 2;
      top += heightOf(row) + GAP;
      const x = best.x - side / 2;
      return [row.house, { x, y, order: { x: x + row.width / 2 + GAP + disc / 2, y } }];
    }),
  );
}
