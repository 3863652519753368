import { disc, leaf, leaves, place } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { antler, band, blossom, flame, type Headgear, on } from './fit.ts';

const crown: Headgear = look => [
  outlined(
    90,
    'gold',
    on(look, 'M-45 56L-48 22L-30 42L-22 14L-8 38L0 10L8 38L22 14L30 42L48 22L45 56C25 66 -25 66 -45 56Z'),
  ),
  filled(
    91,
    'gold2',
    on(look, 'M16 60C28 60 38 58 45 56L48 22L40 32L38 48C30 54 22 56 14 56Z' + leaf(-42, 50, 42, 50, 1.6, -9)),
  ),
  filled(92, 'blood', on(look, disc(0, 50, 4) + disc(-24, 48, 3.4) + disc(24, 48, 3.4))),
];

const antlerCrown: Headgear = look => [
  outlined(
    90,
    'gold',
    on(
      look,
      band(52, 10) +
        place(antler, { x: -34, y: 56, scale: 0.95, angle: -14 }) +
        place(antler, { x: 30, y: 56, scale: 0.95, angle: 14, scaleX: -0.95 }) +
        place(antler, { x: -12, y: 58, scale: 0.7 }) +
        place(antler, { x: 14, y: 58, scale: 0.7, scaleX: -0.7 }),
    ),
  ),
  filled(91, 'gold2', on(look, 'M14 66C28 64 38 60 43 56L43 62C32 68 22 69 14 70Z')),
];

const antlers: Headgear = look => [
  outlined(
    88,
    'gold',
    on(
      look,
      place(antler, { x: -26, y: 52, scale: 1.25, angle: -26 }) +
        place(antler, { x: 22, y: 52, scale: 1.25, angle: 26, scaleX: -1.25 }) +
        band(54, 8),
    ),
  ),
  filled(91, 'gold2', on(look, 'M14 66C28 64 38 60 43 56L43 60C32 66 22 67 14 68Z')),
];

const swordCrown: Headgear = look => [
  outlined(
    90,
    'iron',
    on(
      look,
      [-38, -26, -13, 0, 13, 26, 38]
        .map(x => `M${x - 3.4} 56L${x - 3.4} 24L${x} 16L${x + 3.4} 24L${x + 3.4} 56Z`)
        .join(''),
    ),
  ),
  outlined(91, 'leather1', on(look, band(50, 12))),
  filled(92, 'leather2', on(look, leaves('-36 58 -30 62 1.4, -16 62 -10 64 1.4, 8 64 14 62 1.4, 28 62 34 58 1.4'))),
];

const flameCrown: Headgear = look => [
  outlined(
    90,
    'gold',
    on(
      look,
      [-34, -17, 0, 17, 34]
        .map((x, i) => place(flame, { x, y: 58, scale: i % 2 ? 0.95 : 1.15, scaleX: x > 0 ? -1 : 1 }))
        .join(''),
    ),
  ),
  filled(
    91,
    'flame',
    on(look, [-34, -17, 0, 17, 34].map(x => place(flame, { x: x + 1, y: 60, scale: 0.55 })).join('')),
  ),
  outlined(92, 'gold', on(look, band(52, 9))),
];

const driftwood: Headgear = look => [
  outlined(
    90,
    'wool',
    on(
      look,
      'M-46 60L-50 40L-44 18L-38 42L-30 50L-28 24L-18 8L-18 44L-8 52L-2 30L6 14L6 50L16 52L18 28L30 10L28 46L38 48L44 30L52 20L46 60C26 70 -26 70 -46 60Z',
    ),
  ),
  filled(
    91,
    'wool2',
    on(
      look,
      leaves(
        '-42 56 -44 30 1.8 1, -24 60 -22 22 1.8 2, 0 62 3 30 1.8 1, 22 60 24 26 1.8 -1, 40 56 46 32 1.8 0, -40 58 40 58 1.6 -8',
      ),
    ),
  ),
];

const sunTiara: Headgear = look => [
  outlined(
    89,
    'gold',
    on(
      look,
      [-36, -27, -18, -9, 0, 9, 18, 27, 36]
        .map((x, i) => {
          const k = x * 0.55,
            h = (i % 2 ? 34 : 20) + Math.abs(x) * 0.25;
          return `M${x - 4.5} 60L${x + k} ${h}L${x + 4.5} 60Z`;
        })
        .join(''),
    ),
  ),
  outlined(90, 'gold', on(look, band(55, 7, 43, 8))),
  filled(91, 'blood', on(look, disc(0, 66, 4.5))),
];

const circlet: Headgear = look => [
  outlined(90, 'gold', on(look, band(60, 5, 42, 8))),
  filled(91, 'blood', on(look, disc(0, 69, 4))),
];

const rubyBand: Headgear = look => [
  outlined(90, 'iron', on(look, band(52, 15, 43, 9))),
  filled(
    91,
    'blood',
    on(
      look,
      [-28, 0, 28]
        .map(x => `M${x - 7} ${x ? 57 : 60}L${x + 7} ${x ? 57 : 60}L${x + 7} ${x ? 69 : 72}L${x - 7} ${x ? 69 : 72}Z`)
        .join(''),
    ),
  ),
];

const molten: Headgear = look => [
  outlined(
    90,
    'gold',
    on(
      look,
      'M-44 60L-46 30L-30 46L-20 22L-6 44L0 18L8 44L22 22L30 46L46 30L44 60C42 70 42 84 38 96C34 96 34 82 30 72C26 70 24 72 22 70C20 82 20 100 14 112C9 110 12 88 8 74C2 70 -2 72 -6 72C-8 84 -8 92 -12 98C-16 94 -14 82 -18 72C-22 70 -26 72 -30 70C-32 82 -30 108 -36 120C-42 112 -38 84 -44 60Z',
    ),
  ),
  filled(91, 'gold2', on(look, leaves('14 74 14 106 1.6 1, -34 72 -36 112 1.6 1, -40 56 40 56 1.6 -9'))),
  filled(91, 'gold1', on(look, leaves('-10 74 -12 92 1.6 0, 36 70 37 90 1.6 0, -40 36 -38 52 2.4 0'))),
];

const wreath: Headgear = look => [
  outlined(
    90,
    'leaf',
    on(
      look,
      [-40, -26, -9, 9, 26, 40]
        .map((x, i) => leaf(x - 8, 58 - Math.abs(x) * 0.1 + 4, x + 9, 52 - Math.abs(x) * 0.1 + (i % 2) * 10, 6))
        .join(''),
    ),
  ),
  outlined(
    91,
    look.rose ?? 'rose',
    on(look, blossom(-34, 55, 8) + blossom(-12, 61, 8.5) + blossom(12, 61, 8.5) + blossom(34, 55, 8)),
  ),
  filled(92, 'gold', on(look, disc(-34, 55, 2.6) + disc(-12, 61, 2.6) + disc(12, 61, 2.6) + disc(34, 55, 2.6))),
];

const iceCrown: Headgear = look => [
  outlined(
    88,
    'paper',
    on(
      look,
      (
        [
          [-40, 26, -12],
          [-24, 8, -6],
          [-8, -4, 0],
          [10, -4, 2],
          [26, 8, 8],
          [42, 26, 14],
        ] as const
      )
        .map(([x, y, k]) => `M${x - 7} 66L${x + k} ${y}L${x + 7} 66Z`)
        .join(''),
    ),
  ),
  filled(
    89,
    'sky',
    on(
      look,
      (
        [
          [-24, 8, -6],
          [10, -4, 2],
          [26, 8, 8],
          [42, 26, 14],
        ] as const
      )
        .map(([x, y, k]) => `M${x + 1} 66L${x + k} ${y + 3}L${x + 6} 66Z`)
        .join(''),
    ),
  ),
];

export const CROWNS = {
  crown,
  antlerCrown,
  antlers,
  swordCrown,
  flameCrown,
  driftwood,
  sunTiara,
  circlet,
  rubyBand,
  molten,
  wreath,
  iceCrown,
};
