import type { Point } from '@corvo/westeros/aids';

/** A sheet: perhaps a strip of wasteland on top, below it the frame in which sketches count from 0 to 1. */
export interface Frame {
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

/** The boards of the whole continent. */
const CONTINENT: Frame = { width: 1080, top: 70, height: 2070 };

// The sheet that is being drawn; boards are drawn one after another.
let TOP = CONTINENT.top;
export let WIDTH = CONTINENT.width;
export let HEIGHT = CONTINENT.height;

export function useFrame({ width, top, height }: Frame = CONTINENT): void {
  WIDTH = width;
  TOP = top;
  HEIGHT = height;
}
/** How many times the sheet of the continent this one is. */
export const share = (): number => (WIDTH * HEIGHT) / (CONTINENT.width * CONTINENT.height);

export const onSheet = ([x, y]: Point): Point => [x * WIDTH, TOP + y * (HEIGHT - TOP)];
export const onEdge =
  ([width, height]: readonly [number, number]) =>
  ([x, y]: Point): boolean =>
    x === 0 || y === 0 || x === width || y === height;

export const pairKey = ([a, b]: readonly [string, string]): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
