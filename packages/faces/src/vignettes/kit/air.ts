import { bumps, type Chance, disc, leaf, leaves, wedge } from '../../pen/index.ts';
import { filled, type Ink, outlined, type Shape } from '../../print/index.ts';
import { put } from './put.ts';

export const sky = (chance: Chance, c: Ink, tone: Ink, how: 'flat' | 'rays' | 'level' | 'slant' = 'flat'): Shape[] => {
  const cut =
    how === 'rays'
      ? Array.from({ length: 20 }, (_, i) => {
          const t = (i * Math.PI) / 10 + 0.1;
          return wedge(
            100 + Math.cos(t) * 190,
            96 + Math.sin(t) * 190,
            100 + Math.cos(t) * 44,
            96 + Math.sin(t) * 44,
            26,
          );
        }).join('')
      : how === 'level'
        ? Array.from({ length: 13 }, (_, i) =>
            leaf(-20 + chance() * 60, 8 + i * 14, 120 + chance() * 100, 8 + i * 14 + chance() * 3, 3.4, chance() * 3),
          ).join('')
        : how === 'slant'
          ? Array.from({ length: 15 }, (_, i) =>
              leaf(-60 + i * 20 + chance() * 8, -6, -110 + i * 20, 130 + chance() * 60, 2.6, 0),
            ).join('')
          : '';
  return [filled(-10, c, 'M-2 -2L202 -2L202 202L-2 202Z'), filled(-9, tone, cut)];
};

export const snowfall = (chance: Chance, n: number, z = 50, r = 2.6): Shape[] => [
  filled(
    z,
    'snow',
    Array.from({ length: n }, () => disc(6 + chance() * 188, 4 + chance() * 190, r * (0.6 + chance() * 0.8))).join(''),
  ),
];

export const rain = (chance: Chance, n: number, z = 50): Shape[] => [
  filled(
    z,
    'paper',
    Array.from({ length: n }, () => {
      const x = chance() * 220,
        y = chance() * 190 - 10;
      return leaf(x, y, x - 10 - chance() * 6, y + 26 + chance() * 14, 1.6);
    }).join(''),
  ),
];

export const moon = (x: number, y: number, r: number, z = -5): Shape[] => [
  outlined(z, 'paper', disc(x, y, r)),
  filled(
    z + 0.1,
    'wool',
    `M${x + r * 0.2} ${y - r * 0.96}C${x + r * 1.2} ${y - r * 0.7} ${x + r * 1.2} ${y + r * 0.8} ${x} ${y + r}C${x + r * 0.7} ${y + r * 0.4} ${x + r * 0.8} ${y - r * 0.4} ${x + r * 0.2} ${y - r * 0.96}Z`,
  ),
];

export const cloud = (x: number, y: number, s: number, z = 5, c: Ink = 'iron', dark: Ink = 'iron2'): Shape[] =>
  put(
    [
      outlined(0, c, bumps('-50 14, -40 -4, -14 -16, 16 -16, 42 -2, 52 14', { step: 22, out: 10 }) + 'Z'),
      filled(0.1, dark, leaves('-30 8 10 10 3 2, 4 -2 40 8 3 3')),
    ],
    { x, y, scale: s, z },
  );
