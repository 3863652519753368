import type { Stroke } from '../westeros/map/glyphs.ts';

const r = (n: number): number => Math.round(n * 10) / 10;

/** A path around a point in a size: letters stand as they are, numbers come in pairs or alone as the letter wants. */
const path =
  (at: readonly [x: number, y: number], steps: string): Stroke =>
  (x, y, s) =>
    `M${r(x + at[0] * s)} ${r(y + at[1] * s)}${steps.replaceAll(/-?[\d.]+/g, n => String(r(Number(n) * s)))}`;

const joined =
  (...parts: readonly Stroke[]): Stroke =>
  (x, y, s) =>
    parts.map(part => part(x, y, s)).join('');

/** What stands in the north alone, first what is filled. */
export const FILLED: Readonly<Record<string, Stroke>> = {
  weirwood: path(
    [0, -11],
    'c4 -1.5 7 1 6.5 4 2.5 1.5 1.5 5 -1.5 5l-5 -2 -5 2c-3 0 -4 -3.5 -1.5 -5 -0.5 -3 2.5 -5.5 6.5 -4Z',
  ),
  keep: path([-7, 8], 'v-15h14v15Z'),
  ringfort: path([-13, 6], 'q3 -12 13 -12t13 12q-13 5 -26 0Z'),
  hut: path([-6, 4], 'l6 -9 6 9Z'),
  floe: path([-12, 0], 'l5 -5 9 1 8 3 -3 5 -12 2Z'),
  shard: joined(path([0, -13], 'l3.6 8 -1.6 10h-2Z'), path([7, -4], 'l2.6 4 -1.2 5h-1.4Z')),
};

export const DRAWN: Readonly<Record<string, Stroke>> = {
  weirwood: joined(path([0, -4], 'v10'), path([0, 1], 'l-4 -4'), path([0, 0], 'l4 -4'), path([-3, 7], 'l3 -1.5 3 1.5')),
  keep: joined(
    path([-7, 8], 'v-15h14v15Z'),
    path([-8.5, -7], 'v-5h3.4v2.4h3.4v-2.4h3.4v2.4h3.4v-2.4h3.4v5Z'),
    path([-2.2, 8], 'v-6q2.2 -3 4.4 0v6'),
  ),
  ringfort: joined(
    path([-13, 6], 'q3 -12 13 -12t13 12'),
    path([-8, -4], 'q8 5 16 0'),
    path([-8, -4], 'v-4'),
    path([-4, -2.4], 'v-4.6'),
    path([0, -1.6], 'v-5'),
    path([4, -2.4], 'v-4.6'),
    path([8, -4], 'v-4'),
    path([-9, 5], 'l2 -4'),
    path([9, 5], 'l-2 -4'),
  ),
  hut: joined(path([-6, 4], 'l6 -9 6 9Z'), path([-1, -7], 'l2.4 4'), path([-1.6, 4], 'l1.6 -4 1.6 4')),
  floe: joined(path([-12, 0], 'l5 -5 9 1 8 3 -3 5 -12 2Z'), path([-5, -2], 'l6 1')),
  shard: joined(
    path([0, -13], 'l-3.6 8 1.6 10h4l1.6 -10Z'),
    path([0, -13], 'v18'),
    path([7, -4], 'l-2.6 4 1.2 5h2.8l1.2 -5Z'),
    path([-7, -2], 'l-2 3.5 1 3.5h2l1 -3.5Z'),
  ),
};
