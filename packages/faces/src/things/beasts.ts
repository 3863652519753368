import { disc, leaves } from '../pen/index.ts';
import { filled, lit, outlined, shaded } from '../print/index.ts';
import { held, type Thing } from './hand.ts';

const snake: Thing = () => [
  outlined(
    0,
    'gold',
    'M-16 40C-34 30 -30 8 -10 8C8 8 10 -4 -2 -10C-16 -18 -14 -38 4 -44C14 -48 26 -42 26 -34C20 -32 16 -36 8 -33C0 -30 -2 -24 6 -19C24 -8 20 18 -4 20C-14 21 -14 28 -6 32Z',
  ),
  filled(0.1, 'gold2', leaves('-12 12 6 6 1.6 2, 0 -16 12 -4 1.6 -2, -22 24 -12 34 1.6 3')),
  filled(0.2, 'ink', disc(14, -40, 1.8)),
];

const wolf: Thing = options => {
  const coat = options.coat ?? 'wolf';
  return [
    outlined(
      0,
      coat,
      'M-46 10C-48 2 -42 -2 -34 -4C-24 -8 -16 -16 -10 -24L-10 -52L4 -34L18 -54L24 -30C34 -16 38 0 44 16L54 34L46 36L60 60L48 60L62 90L-16 90L-4 66C-10 56 -14 46 -18 36L-38 26C-45 24 -46 16 -46 10Z',
    ),
    filled(
      0.1,
      shaded(coat),
      'M24 -26C34 -12 36 4 42 18L50 32L40 32L54 56L42 56L56 86L30 86C34 60 26 20 24 -26Z' +
        leaves('-38 18 -16 22 2.2 -1, -2 -44 0 -30 2.4, 16 -44 14 -28 2.4'),
    ),
    filled(0.1, coat === 'white' ? 'paper' : lit(coat), leaves('-16 34 -6 62 3 2, -4 20 4 54 3 2, 8 10 16 46 3 2')),
    filled(0.2, options.eye ?? 'gold', 'M-20 -6L-6 -12L-8 -3Z'),
    filled(0.3, 'ink', 'M-47 8C-46 2 -40 0 -36 3C-38 9 -43 12 -47 8Z' + disc(-11, -7, 1.8)),
  ];
};

const raven: Thing = () => [
  outlined(
    0,
    'black',
    'M-50 -24L-28 -34C-22 -46 -4 -48 4 -36C22 -26 32 -4 34 20L52 54L36 50L26 40L10 36L8 46L2 46L4 36C-14 30 -24 10 -22 -14Z',
  ),
  filled(0.1, 'black1', leaves('2 -22 26 26 3.4 -6, -8 -8 14 26 3 -6, -14 -34 -2 -40 2.4 -2, 30 30 44 50 2 -1')),
  filled(0.2, 'gold', disc(-15, -31, 3.2)),
  filled(0.3, 'ink', disc(-15, -31, 1.4)),
];

const crow3: Thing = options => [...raven(options), filled(0.4, 'gold', disc(-12, -40, 2.6))];

const hawk: Thing = options =>
  held(
    [
      outlined(
        0,
        'fur',
        'M-24 -66L-16 -74C-10 -84 6 -86 12 -74C26 -60 28 -36 20 -14L26 12L10 6L-8 -8C-20 -24 -20 -44 -14 -58Z',
      ),
      filled(0.1, 'fur1', 'M-14 -56C-20 -42 -18 -24 -8 -10L2 -6C-2 -24 -4 -44 -4 -58Z'),
      filled(0.2, 'fur2', leaves('6 -62 16 -14 3.4 -5, -10 -40 -2 -38 1.6, -10 -30 0 -28 1.6, -8 -20 2 -18 1.6')),
      filled(0.3, 'gold', 'M-26 -66L-16 -72L-16 -62Z' + disc(-6, -72, 3)),
      filled(0.4, 'ink', disc(-6, -72, 1.5)),
    ],
    { hand: 'leather', arm: options.arm ?? 'cloth' },
  );

const bird: Thing = () => [
  outlined(0, 'paper', 'M-22 -8L-12 -14C-6 -22 8 -20 12 -10L34 8L14 8C6 14 -8 12 -12 0Z'),
  filled(0.1, 'wool2', leaves('2 -6 24 6 2.6 -3, -2 0 10 7 2 -2')),
  filled(0.2, 'ink', disc(-6, -12, 1.6) + 'M-2 12L-2 20L0 20L0 12ZM5 12L5 20L7 20L7 12Z'),
];

const dragon: Thing = () => [
  outlined(
    0,
    'iron',
    'M-44 -22C-46 -30 -36 -36 -26 -38L-16 -56L-12 -40L2 -52L0 -34C8 -26 12 -14 12 -4L30 -60L38 -44L50 -62L54 -42L70 -50C66 -20 52 0 34 8C26 22 10 30 -8 28L-26 40C-14 20 -10 4 -14 -10C-24 -10 -36 -10 -44 -22Z',
  ),
  filled(0.1, 'blood', 'M16 2L32 -48L38 -36L50 -54L53 -36L64 -42C60 -20 48 -4 32 4Z'),
  filled(0.2, 'iron2', leaves('18 0 38 -36 1.6, 22 2 52 -36 1.6') + leaves('-40 -18 -22 -20 1.6')),
  filled(0.3, 'gold', disc(-20, -30, 3)),
  filled(0.4, 'ink', disc(-20, -30, 1.3)),
];

const wings: Thing = () => [
  outlined(
    0,
    'iron',
    'M100 120C60 60 20 30 -20 10C-10 30 -14 44 -26 54C-12 60 -12 74 -24 86C-6 90 -2 104 -14 120C10 120 30 140 40 170L100 180Z',
  ),
  filled(
    0.1,
    'blood',
    'M92 124C58 74 24 46 -8 28C-2 38 -4 48 -12 56C2 64 2 76 -6 86C10 92 12 104 4 114C26 118 42 136 50 160L92 168Z',
  ),
  filled(0.2, 'iron2', leaves('92 126 -10 54 3 -6, 92 134 -4 86 3 -4, 90 146 6 114 3 -2')),
];

export const BEASTS = { snake, wolf, raven, crow3, hawk, bird, dragon, wings };
