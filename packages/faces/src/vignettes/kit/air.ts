import { bumps, type Chance, chanceFrom, disc, leaf, leaves, type Path, wedge } from '../../pen/index.ts';
import { filled, type Ink, outlined, type Shape } from '../../print/index.ts';
import { put } from './put.ts';

type Cutting = 'flat' | 'rays' | 'level' | 'slant';

/**
 * The cuts in a sky: broad ones, and thin ones between them. They lie the same way in every scene, as if all were printed
 * over one block: what all files share weighs next to nothing.
 */
const CUTTINGS: Readonly<Record<Cutting, (chance: Chance) => Path>> = {
  flat: () => '',
  rays: () =>
    Array.from({ length: 20 }, (_, i) => {
      const ray = (turn: number, from: number, to: number, width: number): Path => {
        const t = (turn * Math.PI) / 10 + 0.1;
        const [x, y] = [Math.cos(t), Math.sin(t)];
        return wedge(100 + x * from, 96 + y * from, 100 + x * to, 96 + y * to, width);
      };
      return ray(i, 190, 44, 26) + ray(i + 0.5, 160, 92, 4);
    }).join(''),
  level: chance =>
    Array.from({ length: 13 }, (_, i) => {
      const y = 8 + i * 14;
      const broad = leaf(-20 + chance() * 60, y, 120 + chance() * 100, y + chance() * 3, 3.4, chance() * 3);
      const start = chance() * 130;
      return broad + leaf(start, y + 7, start + 30 + chance() * 40, y + 7, 1.6);
    }).join(''),
  slant: chance =>
    Array.from({ length: 15 }, (_, i) => {
      const x = -60 + i * 20;
      const broad = leaf(x + chance() * 8, -6, x - 50, 130 + chance() * 60, 2.6);
      return broad + leaf(x + 12, 20 + chance() * 60, x - 6, 80 + chance() * 60, 1.4);
    }).join(''),
};

/** Where the sequence begins from which every block takes its chance. */
const BLOCK = 17;

export const sky = (ground: Ink, tone: Ink, cutting: Cutting = 'flat'): Shape[] => [
  filled(-10, ground, 'M-2 -2L202 -2L202 202L-2 202Z'),
  filled(-9, tone, CUTTINGS[cutting](chanceFrom(BLOCK))),
];

export function snowfall(n: number, z = 50, r = 2.6): Shape[] {
  const chance = chanceFrom(BLOCK);
  const flake = (): Path => disc(6 + chance() * 188, 4 + chance() * 190, r * (0.6 + chance() * 0.8));
  return [filled(z, 'snow', Array.from({ length: n }, flake).join(''))];
}

export function rain(n: number, z = 50): Shape[] {
  const chance = chanceFrom(BLOCK);
  const drop = (): Path => {
    const [x, y] = [chance() * 220, chance() * 190 - 10];
    return leaf(x, y, x - 10 - chance() * 6, y + 26 + chance() * 14, 1.6);
  };
  return [filled(z, 'paper', Array.from({ length: n }, drop).join(''))];
}

export const moon = (x: number, y: number, r: number, z = -5): Shape[] => [
  outlined(z, 'paper', disc(x, y, r)),
  filled(
    z + 0.1,
    'wool',
    `M${x + r * 0.2} ${y - r * 0.96}C${x + r * 1.2} ${y - r * 0.7} ${x + r * 1.2} ${y + r * 0.8} ${x} ${y + r}C${x + r * 0.7} ${y + r * 0.4} ${x + r * 0.8} ${y - r * 0.4} ${x + r * 0.2} ${y - r * 0.96}Z`,
  ),
];

export const cloud = (x: number, y: number, s: number, z = 5, stuff: Ink = 'iron', dark: Ink = 'iron2'): Shape[] =>
  put(
    [
      outlined(0, stuff, bumps('-50 14, -40 -4, -14 -16, 16 -16, 42 -2, 52 14', { step: 22, out: 10 }) + 'Z'),
      filled(0.1, dark, leaves('-30 8 10 10 3 2, 4 -2 40 8 3 3')),
    ],
    { x, y, scale: s, z },
  );
