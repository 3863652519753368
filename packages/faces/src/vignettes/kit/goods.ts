import { both, disc, leaf, leaves, whole } from '../../pen/index.ts';
import { filled, type Ink, outlined, type Shape } from '../../print/index.ts';

export const skull = (c: Ink = 'bone', dark: Ink = 'bone2'): Shape[] => [
  outlined(0, c, whole('M0 -40C24 -40 38 -24 36 -4C36 8 30 14 24 18L24 32L0 36', 0)),
  filled(0.1, dark, 'M12 -38C30 -32 38 -20 36 -4C36 8 30 14 24 18L24 32L14 34C22 14 24 -14 12 -38Z'),
  filled(
    0.2,
    'ink',
    both('M6 -6C8 -16 26 -14 26 -4C26 6 12 8 6 2Z', 0) +
      'M0 4L6 16L-6 16Z' +
      leaves('-12 20 -12 32 2, 0 22 0 34 2, 12 20 12 32 2'),
  ),
];

export const crown = (): Shape[] => [
  outlined(0, 'gold', 'M-44 18L-50 -26L-26 -4L-16 -38L0 -8L16 -38L26 -4L50 -26L44 18C20 28 -20 28 -44 18Z'),
  filled(0.1, 'gold2', 'M14 24C28 22 38 20 44 18L50 -26L40 -14L36 8C28 14 22 16 14 16Z' + leaf(-40, 10, 40, 10, 2, -9)),
  filled(0.2, 'blood', disc(0, 16, 4.5) + disc(-26, 12, 3.6) + disc(26, 12, 3.6)),
  filled(0.2, 'gold1', leaf(-42, -12, -38, 12, 2.4)),
];

export const barrel = (): Shape[] => [
  outlined(0, 'wood', 'M-24 -34C-12 -40 12 -40 24 -34C32 -12 32 12 24 34C12 40 -12 40 -24 34C-32 12 -32 -12 -24 -34Z'),
  filled(
    0.1,
    'wood2',
    'M8 -38C16 -37 20 -36 24 -34C32 -12 32 12 24 34C20 36 16 37 8 38C16 14 16 -14 8 -38Z' +
      leaves('-12 -36 -14 36 2 -2, 0 -38 0 38 1.6'),
  ),
  outlined(
    0.2,
    'iron',
    'M-28 -22C-12 -16 12 -16 28 -22L30 -14C12 -8 -12 -8 -30 -14ZM-30 14C-12 20 12 20 30 14L28 22C12 28 -12 28 -28 22Z',
  ),
];

export const sack = (): Shape[] => [
  outlined(0, 'wool1', 'M-24 24C-34 4 -26 -18 -10 -22L-14 -34L14 -34L10 -22C26 -18 34 4 24 24C10 30 -10 30 -24 24Z'),
  filled(
    0.1,
    'wool2',
    'M10 -20C24 -14 32 6 24 24C18 27 12 28 6 28C16 10 16 -8 10 -20Z' + leaves('-12 -18 -16 10 2.4 2'),
  ),
  outlined(0.2, 'leather', 'M-12 -26L12 -26L12 -20L-12 -20Z'),
];

export const wheat = (): Shape[] => [
  filled(
    0,
    'gold',
    leaves('0 40 0 -20 1.8, 0 40 -18 -12 1.8 -3, 0 40 18 -12 1.8 3') +
      (
        [
          [0, -20],
          [-18, -12],
          [18, -12],
        ] as const
      )
        .map(
          ([x, y]) =>
            [0, 1, 2]
              .map(i => leaf(x, y - i * 9, x - 8, y - 12 - i * 9, 4) + leaf(x, y - i * 9, x + 8, y - 12 - i * 9, 4))
              .join('') + leaf(x, y - 24, x, y - 40, 4),
        )
        .join(''),
  ),
  filled(
    0.1,
    'gold2',
    leaves('2 40 2 -16 1, 1 38 17 -8 1 3') +
      (
        [
          [0, -20],
          [18, -12],
        ] as const
      )
        .map(([x, y]) => [0, 1, 2].map(i => leaf(x + 1, y - i * 9, x + 8, y - 11 - i * 9, 2)).join(''))
        .join(''),
  ),
];

export const shield = (c: Ink = 'wool', dark: Ink = 'wool2'): Shape[] => [
  outlined(0, c, 'M-34 -40C-12 -46 12 -46 34 -40C36 -6 26 24 0 44C-26 24 -36 -6 -34 -40Z'),
  filled(0.1, dark, 'M6 -44C16 -44 26 -42 34 -40C36 -6 26 24 0 44C16 16 16 -16 6 -44Z'),
  filled(0.2, 'iron', 'M-4 -44L4 -44L4 42L0 44L-4 42ZM-34 -14L34 -14L33 -6L-33 -6Z'),
  outlined(0.3, 'gold', disc(0, -10, 7)),
];

export const throne = (): Shape[] => {
  let swords = '',
    dark = '';
  (
    [
      [-44, -30, -10],
      [-34, -52, -6],
      [-22, -70, -4],
      [-10, -82, -2],
      [2, -88, 0],
      [14, -82, 2],
      [26, -68, 4],
      [38, -50, 7],
      [48, -28, 11],
    ] as const
  ).forEach(([x, y, k]) => {
    swords += `M${x - 5} 20L${x + k - 5} ${y + 10}L${x + k} ${y}L${x + k + 5} ${y + 10}L${x + 5} 20Z`;
    dark += `M${x} 20L${x + k} ${y}L${x + k + 5} ${y + 10}L${x + 5} 20Z`;
  });
  return [
    outlined(0, 'steel', swords),
    filled(0.1, 'steel2', dark),
    outlined(0.2, 'iron', 'M-52 10C-40 0 -30 6 -30 18L30 18C30 6 40 0 54 10L54 34L-52 34Z'),
    outlined(0.3, 'iron', 'M-58 34L60 34L66 62L-64 62Z'),
    filled(0.35, 'iron1', 'M-58 34L60 34L61 39L-59 39Z'),
    filled(0.4, 'ink', leaves('-40 46 -36 62 3, -14 44 -12 60 3, 14 44 16 60 3, 40 44 44 62 3')),
  ];
};
