import type { AreaId } from '../../ids.ts';
import type { ArcRef, MapArea, MapGeometry } from './geometry.ts';

export type Point = readonly [x: number, y: number];

/** The points of an arc as it is written in a geometry. */
export function arcPoints(text: string): Point[] {
  const numbers = text.split(' ').map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] as number;
    y += numbers[i + 1] as number;
    points.push([x / 10, y / 10]);
  }
  return points;
}

export const arcText = (points: readonly Point[]): string =>
  points
    .map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? [0, 0];
      return `${Math.round(x * 10) - Math.round(px * 10)} ${Math.round(y * 10) - Math.round(py * 10)}`;
    })
    .join(' ');

/** An arc in the direction in which an area walks it. */
const walked = (arcs: readonly (readonly Point[])[], ref: ArcRef): readonly Point[] =>
  ref < 0 ? (arcs[~ref] ?? []).toReversed() : (arcs[ref] ?? []);

/** The corners of each ring of an area, the outer one first. */
export const ringsOf = (arcs: readonly (readonly Point[])[], area: MapArea): Point[][] =>
  area.rings.map(ring => ring.flatMap(ref => walked(arcs, ref).slice(0, -1)));

export function isInside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let hit = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i] as Point;
      const [xj, yj] = ring[j] as Point;
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
    }
  return hit;
}

/** Pairs of areas between which somebody may go, as the drawing shows them: a border that is no river, or a bridge. */
export function drawnNeighbours(geometry: MapGeometry): (readonly [AreaId, AreaId])[] {
  const kinds = new Map(geometry.areas.map(area => [area.id, area.kind]));
  return geometry.borders
    .filter(
      ({ kind, bridge, between }) => (kind !== 'river' || bridge) && between.every(id => kinds.get(id) !== 'waste'),
    )
    .map(border => border.between);
}
