import type { Point } from '@corvo/westeros/aids';
import { noise, numbersFrom } from './chance.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import { distance } from './plane.ts';

const ACROSS = 14.2; // units from cell to cell
const DOWN = 12.3;

interface Cell {
  readonly corners: readonly number[]; // vertices
  readonly next: readonly number[]; // the cell across the side from corner k to corner k + 1, or -1
  readonly sides: readonly number[]; // their lengths
  readonly middle: Point;
}

export interface Sheet {
  readonly cells: readonly Cell[];
  readonly vertices: readonly { readonly at: Point; readonly isFixed: boolean }[];
}

/**
 * Small hexagons with shaken corners. Every corner joins exactly three cells, so no two areas ever meet in a bare point
 * by accident.
 */
export function makeSheet(seed: number): Sheet {
  const random = numbersFrom(seed);
  const [COLUMNS, ROWS] = [Math.round(WIDTH / ACROSS), Math.round(HEIGHT / DOWN)];
  const [sx, sy] = [WIDTH / (2 * COLUMNS + 1), HEIGHT / (3 * ROWS + 1)];
  const vertices: { at: Point; isFixed: boolean }[] = [];
  const known = new Map<number, number>();
  const vertex = (column: number, row: number): number => {
    const key = column * 10_000 + row;
    const old = known.get(key);
    if (old !== undefined) return old;
    let [x, y] = [column * sx, row * sy];
    const isFixed = column <= 1 || column >= 2 * COLUMNS || row <= 1 || row >= 3 * ROWS;
    if (isFixed) {
      if (column <= 1) x = 0;
      if (column >= 2 * COLUMNS) x = WIDTH;
      if (row <= 1) y = 0;
      if (row >= 3 * ROWS) y = HEIGHT;
    } else {
      x += (random() - 0.5) * sx * 0.7 + noise(x / 75, y / 75, seed) * 13;
      y += (random() - 0.5) * sx * 0.7 + noise(x / 75 + 50, y / 75, seed) * 13;
      x = Math.max(4, Math.min(WIDTH - 4, x));
      y = Math.max(4, Math.min(HEIGHT - 4, y));
    }
    known.set(key, vertices.length);
    vertices.push({ at: [x, y], isFixed });
    return vertices.length - 1;
  };
  const id = (row: number, column: number): number =>
    row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? -1 : row * COLUMNS + column;
  const cells: Cell[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const shifted = row % 2;
      const [lx, ly] = [2 * column + 1 + shifted, 3 * row + 2];
      const corners = [
        [0, -2],
        [1, -1],
        [1, 1],
        [0, 2],
        [-1, 1],
        [-1, -1],
      ].map(([dx, dy]) => vertex(lx + dx!, ly + dy!));
      const at = corners.map(corner => vertices[corner]!.at);
      cells.push({
        corners,
        next: [
          id(row - 1, column + shifted),
          id(row, column + 1),
          id(row + 1, column + shifted),
          id(row + 1, column + shifted - 1),
          id(row, column - 1),
          id(row - 1, column + shifted - 1),
        ],
        sides: at.map((p, k) => distance(p, at[(k + 1) % 6]!)),
        middle: [at.reduce((sum, p) => sum + p[0], 0) / 6, at.reduce((sum, p) => sum + p[1], 0) / 6],
      });
    }
  return { cells, vertices };
}
