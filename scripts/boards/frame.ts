import type { Point } from '@corvo/westeros/aids';

/** The sheet: a strip of wasteland on top, below it the frame in which sketches count from 0 to 1. */
export const WIDTH = 1080;
const TOP = 70;
export const HEIGHT = TOP + 2000;

export const onSheet = ([x, y]: Point): Point => [x * WIDTH, TOP + y * (HEIGHT - TOP)];
export const onEdge = ([x, y]: Point): boolean => x === 0 || y === 0 || x === WIDTH || y === HEIGHT;

export const pairKey = ([a, b]: readonly [string, string]): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
