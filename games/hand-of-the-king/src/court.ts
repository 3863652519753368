import { CELLS, COLUMNS, houseIndex, HOUSES, houseOf, ROWS, type CharacterId, type House } from './cards.ts';

/** King's Landing: the grid, what Varys can reach on it, and how people name its spaces. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Grid = readonly (CharacterId | null)[];

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

function lineFrom(cell: number, direction: Direction): number[] {
  const [down, right] = STEP[direction];
  const line: number[] = [];
  let row = Math.floor(cell / COLUMNS) + down;
  let column = (cell % COLUMNS) + right;
  while (row >= 0 && row < ROWS && column >= 0 && column < COLUMNS) {
    line.push(row * COLUMNS + column);
    row += down;
    column += right;
  }
  return line;
}

/** The spaces from here to the edge, nearest first; made once, since every move of every playout walks them. */
const LINES: readonly (readonly (readonly number[])[])[] = Array.from({ length: CELLS }, (_, cell) =>
  DIRECTIONS.map(direction => lineFrom(cell, direction)),
);
const NO_LINE: readonly number[] = [];

export function line(cell: number, direction: Direction): readonly number[] {
  return LINES[cell]?.[DIRECTIONS.indexOf(direction)] ?? NO_LINE;
}

/** A declaration is fully determined by direction and house (HK-3.8); this is its key. */
export const declarationKey = (direction: Direction, house: House): string => `${direction} ${house}`;

export interface Declaration {
  readonly direction: Direction;
  readonly house: House;
}
const DECLARATION: Readonly<Record<string, Declaration>> = Object.assign(
  Object.create(null) as object,
  Object.fromEntries(
    DIRECTIONS.flatMap(direction => HOUSES.map(house => [declarationKey(direction, house), { direction, house }])),
  ),
);
const KEYS: readonly (readonly string[])[] = DIRECTIONS.map(direction =>
  HOUSES.map(house => declarationKey(direction, house)),
);

export const readDeclaration = (key: string): Declaration | undefined => DECLARATION[key];

/** HK-3.3: every direction and house with at least one character on that line, at any distance. */
export function declarations(grid: Grid, varys: number): string[] {
  const found: string[] = [];
  const lines = LINES[varys] ?? [];
  for (let d = 0; d < lines.length; d++) {
    const keys = KEYS[d] as readonly string[];
    let seen = 0; // one bit per house
    for (const cell of lines[d] as readonly number[]) {
      const character = grid[cell];
      if (character == null) continue; // HK-3.4: gaps never stop Varys
      const house = houseIndex(character);
      if ((seen & (1 << house)) === 0) found.push(keys[house] as string);
      seen |= 1 << house;
    }
  }
  return found;
}

/** HK-3.3: is there a character of this house that way? */
export function isThatWay(grid: Grid, varys: number, { direction, house }: Declaration): boolean {
  for (const cell of line(varys, direction)) {
    const character = grid[cell];
    if (character != null && houseOf(character) === house) return true;
  }
  return false;
}

/** HK-7.1: is there a character anywhere on the row or column of Varys? */
export function canMove(grid: Grid, varys: number): boolean {
  for (const cells of LINES[varys] ?? []) for (const cell of cells) if (grid[cell] != null) return true;
  return false;
}

/** HK-3.4, HK-3.5: the spaces a declaration collects from, nearest first; Varys ends on the last. */
export function collectedCells(grid: Grid, varys: number, { direction, house }: Declaration): number[] {
  const cells: number[] = [];
  for (const cell of line(varys, direction)) {
    const character = grid[cell];
    if (character != null && houseOf(character) === house) cells.push(cell);
  }
  return cells;
}

/** Has this house no character left in the grid (HK-5.2)? */
export function isGone(grid: Grid, house: House): boolean {
  for (const character of grid) if (character !== null && houseOf(character) === house) return false;
  return true;
}

export function charactersIn(grid: Grid): CharacterId[] {
  return grid.filter(character => character !== null);
}

/** How people write a space: row from the top, column from the left, both from 1. */
export const spaceName = (cell: number): string => SPACE_NAMES[cell] ?? '';
const SPACE_NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `${Math.floor(cell / COLUMNS) + 1},${(cell % COLUMNS) + 1}`,
);
