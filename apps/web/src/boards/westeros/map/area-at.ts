import type { AreaId } from '@corvo/westeros';
import { ringsOf, type MapGeometry } from '@corvo/westeros/aids';
import { drawnMap } from './paths.ts';

const CELL = 5; // units; finer than anything that is placed by it

type AreaAt = (x: number, y: number) => AreaId | undefined;

const made = new WeakMap<MapGeometry, AreaAt>();

/** Which area lies at a point of the sheet: looked up in a grid, since whoever places a name asks thousands of times. */
export function areaAt(geometry: MapGeometry): AreaAt {
  const known = made.get(geometry) ?? grid(geometry);
  made.set(geometry, known);
  return known;
}

function grid(geometry: MapGeometry): AreaAt {
  const { arcs } = drawnMap(geometry);
  const [width, height] = geometry.size.map(length => Math.ceil(length / CELL)) as [number, number];
  const cells = new Uint8Array(width * height); // 0 is nowhere
  geometry.areas.forEach((area, index) => {
    // Where the rings cross each row of cells; between the first and the second crossing lies the area, and so on.
    const crossings = new Map<number, number[]>();
    for (const ring of ringsOf(arcs, area))
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
        const [low, high] = [Math.min(ay, by), Math.max(ay, by)];
        for (let row = Math.ceil(low / CELL - 0.5); (row + 0.5) * CELL < high; row++) {
          const y = (row + 0.5) * CELL;
          const at = crossings.get(row) ?? [];
          at.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
          crossings.set(row, at);
        }
      });
    for (const [row, unsorted] of crossings) {
      const xs = unsorted.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, Math.ceil((xs[i] as number) / CELL - 0.5));
        const to = Math.min(width, Math.ceil((xs[i + 1] as number) / CELL - 0.5));
        if (row >= 0 && row < height && from < to) cells.fill(index + 1, row * width + from, row * width + to);
      }
    }
  });
  return (x, y) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    return geometry.areas[(cells[row * width + column] as number) - 1]?.id;
  };
}
