import type { Look } from '../look.ts';
import { flower, leaves, type Path, place, whole } from '../pen/index.ts';
import { filled, type Ink, lit, outlined, shaded, type Shape } from '../print/index.ts';

/** What is worn on the head. */
export type Headgear = (look: Look) => Shape[];

/** The middle and the half width of the skull in each view: bands follow it, and the drawing stays the same. */
const SKULL = {
  front: { middle: 100, half: 41 },
  quarter: { middle: 111, half: 45 },
  profile: { middle: 115, half: 47 },
} as const;

/** Puts what was drawn around x 0, for a head from the front, on the head of the person. */
export function on({ view }: Look, path: Path): Path {
  const { middle, half } = SKULL[view];
  return place(path, { x: middle, y: 0, scaleX: half / SKULL.front.half, scaleY: 1 });
}

/** A band that sags in front. */
export function band(y: number, height: number, half = 43, sag = 9): Path {
  const upper = `M${-half} ${y}C${-half * 0.5} ${y + sag} ${half * 0.5} ${y + sag} ${half} ${y}`;
  const low = y + height;
  return `${upper}L${half} ${low}C${half * 0.5} ${low + sag} ${-half * 0.5} ${low + sag} ${-half} ${low}Z`;
}

export const antler: Path =
  'M0 0C-3 -12 -10 -18 -12 -30C-13 -38 -10 -44 -8 -50C-5 -42 -6 -36 -4 -30C0 -34 4 -40 5 -48C8 -40 6 -30 1 -22C6 -22 12 -26 16 -32C16 -24 10 -16 4 -14C6 -8 7 -4 8 0Z';

export const flame: Path = 'M-7 0C-12 -12 -4 -18 -6 -30C2 -24 8 -16 7 -6C10 -10 11 -14 10 -18C15 -8 13 -2 9 0Z';

/** A flower of a wreath or on a helm. */
export const blossom = (x: number, y: number, r: number): Path => flower(x, y, r * 0.75, r * 0.62);

/** The bowl of a helm seen from the front. */
export const helmBowl = (metal: Ink, peak = 16): Shape[] => [
  outlined(90, metal, whole(`M100 ${peak}C134 18 150 44 148 84L144 92C130 84 114 82 100 82`)),
  filled(
    91,
    shaded(metal),
    `M112 ${peak + 4}C138 26 148 52 144 86C138 82 132 80 126 79C130 54 126 32 112 ${peak + 4}Z`,
  ),
  filled(91, lit(metal), leaves('84 26 62 66 4 8')),
];
