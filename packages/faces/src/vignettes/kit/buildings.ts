import { bumps, leaves, place, wedges } from '../../pen/index.ts';
import { filled, type Ink, outlined, type Shape } from '../../print/index.ts';
import { put } from './put.ts';

export const tower = (c: Ink = 'wool', dark: Ink = 'wool2'): Shape[] => [
  outlined(
    0,
    c,
    'M-20 0L-18 -70L-26 -74L-26 -92L-16 -92L-16 -84L-6 -84L-6 -92L6 -92L6 -84L16 -84L16 -92L26 -92L26 -74L18 -70L20 0Z',
  ),
  filled(
    0.1,
    dark,
    'M8 -70L18 -70L20 0L6 0C10 -24 10 -48 8 -70Z' +
      leaves(
        '-16 -62 -7 -62 1.8, -14 -52 -8 -52 1.8, 2 -60 8 -60 1.8, -17 -36 -8 -36 1.8, -15 -26 -6 -26 1.8, -18 -16 -11 -16 1.8, -22 -80 -12 -80 1.8, -2 -78 8 -78 1.8, 10 -20 16 -20 1.8',
      ),
  ),
  filled(0.2, 'ink', 'M-4 -44C-4 -52 4 -52 4 -44L4 -30L-4 -30ZM-7 0L-7 -14C-7 -22 7 -22 7 -14L7 0Z'),
];

export const castle = (c: Ink = 'wool', dark: Ink = 'wool2'): Shape[] => [
  ...put(tower(c, dark), { x: -38, y: 0, scale: 0.8 }),
  ...put(tower(c, dark), { x: 38, y: 0, scale: 0.8 }),
  ...put(tower(c, dark), { x: 0, y: 0, scale: 1.1, z: 1 }),
  ...put(
    [
      outlined(
        2,
        c,
        'M-60 0L-60 -34L-50 -34L-50 -28L-40 -28L-40 -34L-30 -34L-30 -28L-20 -28L-20 -34L20 -34L20 -28L30 -28L30 -34L40 -34L40 -28L50 -28L50 -34L60 -34L60 0Z',
      ),
      filled(2.1, dark, 'M34 -28L60 -30L60 0L40 0Z'),
      filled(2.2, 'ink', 'M-10 0L-10 -14C-10 -26 10 -26 10 -14L10 0Z'),
    ],
    { x: 0, y: 0 },
  ),
];

export const theWall = (top = 60, z = 0): Shape[] => [
  outlined(
    z,
    'ice',
    `M-4 ${top}L12 ${top}L12 ${top - 8}L28 ${top - 8}L28 ${top}L52 ${top}L52 ${top - 8}L68 ${top - 8}L68 ${top}L92 ${top}L92 ${top - 8}L108 ${top - 8}L108 ${top}L132 ${top}L132 ${top - 8}L148 ${top - 8}L148 ${top}L172 ${top}L172 ${top - 8}L188 ${top - 8}L188 ${top}L206 ${top}L206 170L-4 170Z`,
  ),
  filled(
    z + 0.1,
    'ice2',
    wedges(
      `30 ${top + 4} 26 160 10 4, 76 ${top + 2} 82 150 8 -4, 120 ${top + 4} 114 164 12 4, 160 ${top + 2} 168 158 10 -5, 190 ${top + 6} 186 150 8 3`,
    ) +
      leaves(
        `6 ${top + 30} 24 ${top + 50} 3 3, 90 ${top + 40} 108 ${top + 66} 3 3, 136 ${top + 26} 154 ${top + 40} 3 3`,
      ),
  ),
  filled(
    z + 0.2,
    'snow',
    wedges(
      `14 ${top + 2} 12 ${top + 60} 6, 58 ${top + 2} 60 ${top + 80} 6, 100 ${top + 2} 98 ${top + 56} 5, 144 ${top + 2} 146 ${top + 70} 6`,
    ),
  ),
];

export const tent = (c: Ink = 'fur', dark: Ink = 'fur2'): Shape[] => [
  outlined(0, c, 'M0 -44L34 0L-34 0Z'),
  filled(0.1, dark, 'M0 -44L34 0L12 0C10 -16 6 -30 0 -44Z'),
  filled(0.2, 'ink', 'M-4 -22L4 0L-14 0Z'),
  outlined(0.3, 'wood', 'M-2 -40L-8 -56L-5 -56L0 -44L5 -56L8 -56L2 -40Z'),
];

export const hut = (): Shape[] => [
  outlined(0, 'wood', 'M-30 0L-30 -26L30 -26L30 0Z'),
  filled(0.1, 'wood2', 'M10 -26L30 -26L30 0L14 0Z' + leaves('-26 -18 6 -18 1.6, -26 -9 8 -9 1.6')),
  outlined(0.2, 'fur1', 'M-40 -22L0 -56L40 -22Z'),
  filled(0.3, 'fur2', leaves('0 -52 30 -24 3 -2, 0 -50 14 -26 2.4')),
  filled(0.4, 'ink', 'M-10 0L-10 -16L4 -16L4 0Z'),
];

export const fire = (s = 1): Shape[] => [
  outlined(
    0,
    'flame',
    place('M-14 10C-30 -10 -12 -22 -16 -50C-2 -40 8 -28 8 -16C14 -22 15 -32 12 -42C30 -22 28 0 14 10Z', { scale: s }),
  ),
  filled(
    0.1,
    'gold',
    place('M-7 10C-16 -2 -5 -12 -7 -28C2 -20 7 -12 6 -4C10 -7 11 -12 10 -17C18 -4 15 6 8 10Z', { scale: s }),
  ),
];

export const smoke = (s = 1): Shape[] => [
  outlined(
    0,
    'iron',
    place(bumps('-8 0, -16 -22, -8 -46, 8 -66, 24 -80', { step: 20, out: 9 }) + 'L30 -70L18 -52L10 -30L8 0Z', {
      scale: s,
    }),
  ),
  filled(0.1, 'iron1', place(leaves('-6 -20 2 -44 3 -3, 4 -52 18 -70 3 -2'), { scale: s })),
];
