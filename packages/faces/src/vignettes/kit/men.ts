import { type Chance, disc, leaves } from '../../pen/index.ts';
import { filled, type Ink, outlined, shaded, type Shape } from '../../print/index.ts';

export const man = (c: Ink = 'fur', up = true): Shape[] => [
  outlined(0, c, 'M-12 0C-13 -16 -11 -27 -6 -31C-9 -40 -4 -47 1 -48C6 -46 9 -40 6 -31C11 -27 13 -16 12 0Z'),
  filled(0.05, shaded(c), 'M4 -30C10 -26 12 -14 11 -1L3 -1C6 -12 7 -22 4 -30Z'),
  outlined(0.1, 'skin', disc(-1, -37, 4, 4.6)),
  ...(up ? [filled(0.2, 'wood2', 'M10 -50L13 -50L13 2L10 2Z'), outlined(0.3, 'steel', 'M11.5 -64L16 -50L7 -50Z')] : []),
];

export const spearRow = (chance: Chance, n: number, y: number, h = 60, z = 0, c: Ink = 'iron1'): Shape[] => [
  outlined(
    z,
    'wood2',
    Array.from({ length: n }, (_, i) => {
      const x = 10 + (i * 180) / (n - 1) + chance() * 4;
      return `M${x - 1.6} ${y}L${x + 1.6} ${y}L${x + 1.6} ${y - h}L${x - 1.6} ${y - h}Z`;
    }).join(''),
  ),
  outlined(
    z + 0.1,
    c,
    Array.from({ length: n }, (_, i) => {
      const x = 10 + (i * 180) / (n - 1);
      return `M${x} ${y - h - 18 - (i % 3) * 4}L${x + 5} ${y - h}L${x - 5} ${y - h}Z`;
    }).join(''),
  ),
];

export const banner = (c: Ink, dark: Ink, h = 90): Shape[] => [
  outlined(0, 'wood', `M-2.5 0L2.5 0L2.5 ${-h - 8}L-2.5 ${-h - 8}Z`),
  outlined(0.1, c, `M2 ${-h}L50 ${-h + 6}L40 ${-h + 24}L52 ${-h + 42}L2 ${-h + 44}Z`),
  filled(0.2, dark, leaves(`8 ${-h + 26} 40 ${-h + 24} 3 3, 8 ${-h + 36} 42 ${-h + 36} 2.4 2`)),
  outlined(0.3, 'gold', disc(0, -h - 10, 4.5)),
];

export const ship = (): Shape[] => [
  outlined(0, 'wood', 'M-56 6L-48 8L50 4L58 -8C60 16 46 34 28 38L-26 40C-44 38 -56 24 -56 6Z'),
  filled(
    0.1,
    'wood2',
    'M20 6L50 4L58 -8C58 16 46 34 28 38L4 38C18 32 24 20 20 6Z' + leaves('-46 18 20 16 2, -36 28 18 26 2'),
  ),
  outlined(0.2, 'wood', 'M-3 8L-3 -78L3 -78L3 6Z'),
  outlined(
    0.3,
    'paper',
    'M-34 -66C-12 -58 14 -58 38 -70C46 -46 44 -22 36 -2C14 4 -14 4 -34 -2C-26 -22 -26 -44 -34 -66Z',
  ),
  filled(0.4, 'wool', 'M10 -60C22 -62 32 -66 38 -70C46 -46 44 -22 36 -2C28 0 20 1 12 2C24 -20 22 -40 10 -60Z'),
];
