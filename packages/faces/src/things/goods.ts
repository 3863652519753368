import { disc, discs, leaf, leaves, place } from '../pen/index.ts';
import { filled, outlined, placed } from '../print/index.ts';
import { blossom, fire, FIST, held, shaft, sleeve, type Thing } from './hand.ts';

const goblet: Thing = options =>
  held(
    [
      outlined(0, 'gold', 'M-20 -58L20 -58C22 -40 14 -24 5 -20L5 -8L-5 -8L-5 -20C-14 -24 -22 -40 -20 -58Z'),
      filled(0.1, 'gold2', 'M6 -58L20 -58C22 -40 14 -24 5 -20L5 -8L0 -8L0 -20C8 -26 10 -42 6 -58Z'),
      outlined(0.1, 'blood', disc(0, -58, 19, 4.5)),
      filled(0.1, 'gold1', leaf(-14, -50, -10, -30, 2.4, 1)),
    ],
    options,
  );

const horn: Thing = options =>
  held(
    [
      outlined(
        0,
        'bone',
        'M-34 -40C-30 -16 -8 0 16 -6C32 -12 42 -28 44 -50L28 -58C26 -40 18 -28 6 -26C-10 -24 -20 -34 -24 -48Z',
      ),
      filled(
        0.1,
        'bone2',
        'M-30 -30C-20 -8 4 0 20 -8C32 -14 40 -28 43 -46L38 -50C34 -30 24 -18 10 -16C-8 -14 -22 -22 -30 -30Z',
      ),
      outlined(0.2, 'gold', 'M27 -60L46 -52L44 -42L26 -50ZM-26 -50L-36 -42L-33 -34L-22 -42Z'),
    ],
    options,
  );

const warhorn: Thing = () => [
  outlined(
    0,
    'iron',
    'M-50 -8C-40 22 0 36 30 22C50 12 62 -12 62 -36L38 -42C38 -22 28 -8 10 -6C-12 -4 -28 -12 -36 -22Z',
  ),
  filled(0.1, 'iron1', leaves('-40 -6 20 8 4 -10')),
  outlined(0.3, 'ink', place(disc(0, 0, 14, 6), { x: 50, y: -42, angle: 16 })),
  outlined(0.2, 'gold', 'M37 -46L63 -38L61 -26L37 -34ZM-36 -26L-52 -10L-47 2L-30 -14ZM8 -8L20 -10L26 24L10 28Z'),
];

const book: Thing = () => [
  outlined(0, 'leather', 'M-40 -22L0 -14L40 -22L42 26L0 36L-42 26Z'),
  outlined(
    0.1,
    'paper',
    'M-36 -28C-22 -32 -8 -28 0 -18C8 -28 22 -32 36 -28L37 20C22 16 8 20 0 30C-8 20 -22 16 -37 20Z',
  ),
  filled(
    0.2,
    'ink',
    leaves(
      '0 -18 0 30 1.6, -30 -18 -8 -12 1.3 -1, -30 -8 -8 -2 1.3 -1, -30 2 -8 8 1.3 -1, 30 -18 8 -12 1.3 1, 30 -8 8 -2 1.3 1, 30 2 8 8 1.3 1',
    ),
  ),
  outlined(0.5, 'skin', 'M-46 12C-40 4 -30 6 -28 14C-28 24 -36 32 -46 30ZM46 12C40 4 30 6 28 14C28 24 36 32 46 30Z'),
];

const closedBook: Thing = options =>
  held(
    [
      outlined(0, 'leather', 'M-28 -52L24 -52L24 10L-28 10Z'),
      outlined(0.1, 'paper', 'M24 -48L30 -46L30 6L24 6Z'),
      filled(0.2, 'gold', 'M-28 -44L-20 -44L-20 2L-28 2Z' + disc(2, -22, 7)),
    ],
    options,
  );

const scroll: Thing = options =>
  held(
    [
      outlined(0, 'paper', 'M-18 -56L22 -60C28 -40 22 -20 26 4L-14 8C-18 -12 -12 -36 -18 -56Z'),
      filled(0.1, 'ink', leaves('-10 -48 18 -50 1.3, -9 -38 18 -40 1.3, -10 -28 17 -30 1.3')),
      outlined(0.2, 'blood', disc(8, -12, 7)),
    ],
    options,
  );

const quill: Thing = options =>
  held(
    [
      outlined(0, 'paper', 'M0 6L-3 -20C-16 -40 -6 -76 20 -86C20 -56 16 -36 3 -20Z'),
      filled(0.1, 'wool2', leaf(0, 0, 16, -76, 1.4, -3) + leaves('4 -40 14 -46 1.2, 6 -54 16 -62 1.2')),
    ],
    options,
  );

const lute: Thing = () => [
  outlined(0, 'wood', 'M-10 -20L-6 -84L6 -84L10 -20C34 -10 40 20 30 44C20 62 -20 62 -30 44C-40 20 -34 -10 -10 -20Z'),
  filled(0.1, 'wood2', 'M2 -84L6 -84L10 -20C34 -10 40 20 30 44C22 58 4 60 0 58C24 44 26 6 4 -14Z'),
  filled(0.2, 'ink', disc(0, 12, 9) + 'M-14 38L14 38L14 43L-14 43Z'),
  filled(0.3, 'paper', leaves('-2.5 -80 -4 38 0.9, 2.5 -80 4 38 0.9')),
  outlined(0.2, 'wood2', 'M-9 -100L9 -100L7 -82L-7 -82Z'),
];

const harp: Thing = () => [
  outlined(
    0,
    'gold',
    'M-30 50C-36 10 -30 -50 -16 -74C4 -84 40 -76 48 -60L42 -52C30 -64 8 -66 -8 -60C-18 -38 -22 -2 -18 40L46 -52L52 -46L-16 60Z',
  ),
  filled(0.1, 'paper', leaves('-14 -40 -15 30 1, -4 -58 -6 18 1, 8 -62 6 0 1, 20 -60 18 -18 1, 30 -56 29 -34 1')),
  filled(0.2, 'gold2', leaf(-24, 40, -12, -66, 2, -4)),
];

const coin: Thing = options =>
  held(
    [
      outlined(0, options.metal ?? 'gold', disc(0, -30, 15)),
      filled(0.1, options.metal === 'iron' ? 'iron1' : 'gold2', disc(0, -30, 9)),
      filled(0.2, options.metal ?? 'gold', disc(1, -29, 7)),
    ],
    options,
  );

const rose: Thing = options =>
  held(
    [
      outlined(0, 'leaf', 'M-2 0L-2 -34L2 -34L2 0Z' + leaf(0, -14, 20, -26, 6) + leaf(0, -8, -18, -20, 5)),
      outlined(0.1, options.petal ?? 'gold', blossom(0, -46, 18)),
      filled(
        0.2,
        options.petal === 'white' ? 'white2' : options.petal === 'rose' ? 'blood' : 'gold2',
        blossom(0, -46, 9),
      ),
      filled(0.3, options.petal ?? 'gold', disc(0, -46, 3)),
    ],
    options,
  );

const grapes: Thing = options =>
  held(
    [
      outlined(0, 'purple', discs('-14 -44, 0 -46, 14 -44, -8 -32, 7 -32, 0 -20', 8.5)),
      filled(0.1, 'paper', discs('-17 -47, -3 -49, 11 -47, -11 -35, 4 -35, -3 -23', 2)),
      outlined(0.2, 'leaf', 'M-4 -54C-14 -72 8 -76 14 -62C22 -58 12 -50 0 -52Z'),
    ],
    options,
  );

const peach: Thing = options =>
  held(
    [
      outlined(0, 'flame', 'M0 -44C18 -54 30 -34 20 -18C14 -8 -14 -8 -20 -18C-30 -34 -18 -54 0 -44Z'),
      filled(0.1, 'blood', leaf(0, -44, 3, -12, 3, -4)),
      outlined(0.2, 'leaf', leaf(0, -46, 20, -58, 7)),
    ],
    options,
  );

const orange: Thing = options =>
  held(
    [
      outlined(0, 'flame', disc(0, -30, 18)),
      filled(0.1, 'leather', 'M6 -44C16 -36 16 -22 8 -16C14 -24 14 -36 6 -44Z'),
      outlined(0.2, 'leaf', leaf(0, -48, 18, -58, 6)),
    ],
    options,
  );

const onion: Thing = () => [
  outlined(
    0,
    'wool1',
    'M0 -24C20 -14 26 4 16 18C8 26 -8 26 -16 18C-26 4 -20 -14 0 -24C-3 -30 -5 -36 -4 -42L0 -34L5 -44C5 -36 3 -30 0 -24Z',
  ),
  filled(0.1, 'wool2', leaves('0 -22 0 22 1.6, 0 -22 12 18 1.8 -6, 0 -22 -12 18 1.6 6')),
];

const handFire: Thing = options => [
  ...placed(fire(1), { x: 0, y: -24 }),
  ...sleeve(options.arm ?? 'cloth'),
  outlined(0.6, 'skin', 'M-20 -12C-14 -2 12 -2 20 -12C22 -2 14 12 4 14L-6 14C-16 10 -22 -2 -20 -12Z'),
  filled(0.7, 'ink', leaves('-8 -4 -4 6 1.2, 2 -4 4 6 1.2')),
];

const torch: Thing = options => held([...shaft(-50, 30), ...placed(fire(1.1), { x: 0, y: -56 })], options);

const candle: Thing = options =>
  held(
    [
      outlined(0, 'paper', 'M-6 -50L6 -50L6 -6L-6 -6Z'),
      ...placed(fire(0.5), { x: 0, y: -56 }),
      filled(0.1, 'wool', 'M1 -50L6 -50L6 -6L1 -6Z'),
    ],
    options,
  );

const wildfire: Thing = options =>
  held(
    [
      outlined(0, 'leaf', 'M-10 -8C-18 -18 -18 -34 -6 -40L-6 -52L6 -52L6 -40C18 -34 18 -18 10 -8Z'),
      outlined(0.1, 'leaf1', 'M-8 -52C-14 -66 -4 -70 -6 -84C6 -76 12 -62 8 -52Z'),
      filled(0.2, 'paper', leaf(-8, -32, -6, -16, 2.4, 1)),
    ],
    options,
  );

const basket: Thing = () => [
  outlined(0, 'wood', 'M-34 0L34 0L30 60L-30 60Z'),
  filled(
    0.1,
    'wood2',
    leaves('-32 14 32 14 2, -32 30 32 30 2, -31 46 31 46 2, -16 2 -14 58 2, 4 2 4 58 2, 20 2 18 58 2'),
  ),
  outlined(0.2, 'skin', disc(0, -22, 17, 19)),
  filled(0.3, 'shade', 'M6 -38C18 -32 20 -12 8 -4C12 -16 12 -28 6 -38Z'),
  outlined(0.4, 'fur', 'M-19 -20C-22 -44 22 -46 19 -18L14 -28L4 -24L-4 -30L-12 -24Z'),
  filled(0.5, 'ink', disc(-7, -20, 2) + disc(6, -20, 2) + leaf(-5, -10, 5, -10, 1.4)),
];

const needles: Thing = () => [
  outlined(0, 'wood', 'M-30 -40L-26 -42L10 16L6 18ZM32 -38L28 -41L-8 16L-4 18Z'),
  outlined(0.2, 'cloth1', 'M-26 10C-10 2 12 2 28 10L32 56L-30 56Z'),
  filled(0.3, 'cloth2', leaves('-24 18 28 18 2 -2, -26 28 28 28 2 -2, -27 38 29 38 2 -2')),
  outlined(0.6, 'skin', place(FIST, { x: -16, y: 4, scale: 0.9 }) + place(FIST, { x: 18, y: 4, scale: 0.9 })),
];

const bullHelm: Thing = () => [
  outlined(0, 'iron', 'M-24 -14C-24 -34 24 -34 24 -14L20 14L8 34L-8 34L-20 14Z'),
  outlined(
    0.1,
    'bone',
    'M-22 -16C-40 -18 -48 -32 -44 -48C-36 -36 -28 -32 -18 -30ZM22 -16C40 -18 48 -32 44 -48C36 -36 28 -32 18 -30Z',
  ),
  filled(0.2, 'ink', 'M-18 -6L-4 -2L-6 4L-17 2ZM18 -6L4 -2L6 4L17 2Z' + disc(-5, 24, 2.6) + disc(5, 24, 2.6)),
  filled(0.1, 'iron2', 'M8 -26C22 -22 24 -12 22 -4L18 14L8 32L2 32C12 10 12 -10 8 -26Z'),
];

const chains: Thing = () => [
  outlined(
    0,
    'iron1',
    (
      [
        [-30, -10],
        [-21, -2],
        [-10, 4],
        [2, 7],
        [14, 5],
        [24, 0],
      ] as const
    )
      .map(([x, y], i) => (i % 2 ? disc(x, y, 7, 4.6) : disc(x, y, 5, 6.6)))
      .join(''),
  ),
  filled(0.1, 'ink', discs('-30 -10, -21 -2, -10 4, 2 7, 14 5, 24 0', 2)),
];

const chair: Thing = () => [
  outlined(0, 'wood', 'M30 250L30 96C30 84 40 80 50 84C66 70 134 70 150 84C160 80 170 84 170 96L170 250Z'),
  filled(0.1, 'wood2', 'M42 250L42 104C64 88 136 88 158 104L158 250Z'),
  outlined(0.2, 'gold', disc(50, 88, 7) + disc(150, 88, 7)),
];

const seaweed: Thing = () => [
  outlined(0, 'leaf', 'M-3 0C-10 16 6 28 -2 46C-6 56 2 64 0 74C8 62 6 54 8 44C14 28 -2 18 5 0Z'),
  filled(0.1, 'leaf1', leaf(0, 6, 2, 60, 1.4, 3)),
];

export const GOODS = {
  goblet,
  horn,
  warhorn,
  book,
  closedBook,
  scroll,
  quill,
  lute,
  harp,
  coin,
  rose,
  grapes,
  peach,
  orange,
  onion,
  handFire,
  torch,
  candle,
  wildfire,
  basket,
  needles,
  bullHelm,
  chains,
  chair,
  seaweed,
};
