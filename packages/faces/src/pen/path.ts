/**
 * Path data with absolute M, L, C, Q and Z only: 'M1 2L3 4Z'. So every number is half of a point, and every later step
 * can move single points.
 */
export type Path = string;

export type Segment = readonly [command: 'M' | 'L' | 'C' | 'Q' | 'Z', ...numbers: number[]];

/** Where a point of the drawing goes. */
export type Move = (x: number, y: number) => readonly [x: number, y: number];

const TOKEN = /[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?/g;
const NUMBERS = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const;

type Command = keyof typeof NUMBERS;
const isCommand = (token: string | undefined): token is Command => token !== undefined && token in NUMBERS;

/** 'M1 2L3 4' -> [['M', 1, 2], ['L', 3, 4]] */
export function parse(path: Path): Segment[] {
  const tokens = path.match(TOKEN) ?? [];
  const segments: Segment[] = [];
  let command: Command | undefined;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (isCommand(token)) {
      command = token;
      at++;
    }
    if (command === undefined) throw new Error(`a path that does not begin with M: ${path}`);
    const numbers = tokens.slice(at, at + NUMBERS[command]).map(Number);
    if (numbers.length < NUMBERS[command] || numbers.some(Number.isNaN)) throw new Error(`bad path: ${path}`);
    at += NUMBERS[command];
    segments.push([command, ...numbers]);
  }
  return segments;
}

/** The text of segments, with numbers to a hundredth. */
export const write = (segments: readonly Segment[]): Path =>
  segments.map(([command, ...numbers]) => command + numbers.map(n => Math.round(n * 100) / 100).join(' ')).join('');

/** The numbers of a segment in pairs. */
export function pointsOf([, ...numbers]: Segment): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) found.push([numbers[i]!, numbers[i + 1]!]);
  return found;
}

/** Moves every point of a path. */
export const warp = (path: Path, move: Move): Path =>
  write(parse(path).map(segment => [segment[0], ...pointsOf(segment).flatMap(([x, y]) => move(x, y))]));

/** Mirrors a path about an upright axis. */
export const flip = (path: Path, axis = 100): Path => warp(path, (x, y) => [2 * axis - x, y]);

export const shift = (path: Path, dx: number, dy: number): Path => warp(path, (x, y) => [x + dx, y + dy]);

/** A path and its mirror image: two ears, two horns. */
export const both = (path: Path, axis = 100): Path => path + flip(path, axis);

/** Where a thing is put that was drawn around its own origin. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  /** Clockwise, in degrees. */
  readonly angle?: number;
}

export function place(path: Path, placing: Placing): Path {
  const { x = 0, y = 0, scale = 1, scaleX = scale, scaleY = scale, angle = 0 } = placing;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  return warp(path, (px, py) => [x + px * scaleX * cos - py * scaleY * sin, y + px * scaleX * sin + py * scaleY * cos]);
}
