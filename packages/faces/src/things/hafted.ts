import { disc, leaf, leaves } from '../pen/index.ts';
import { filled, outlined, placed } from '../print/index.ts';
import { axeHead, held, shaft, spearHead, type Thing } from './hand.ts';

const axe: Thing = options => held([...shaft(-118, 40), ...axeHead(-96)], options);

const axeBare: Thing = () => [...shaft(-140, 60), ...axeHead(-112)];

const doubleAxe: Thing = options =>
  held([...shaft(-120, 40), ...axeHead(-92), ...placed(axeHead(-92), { scaleX: -1, scaleY: 1 })], options);

const throwingAxe: Thing = options => held([...shaft(-70, 24), ...axeHead(-54, 0.8)], options);

const longaxe: Thing = options =>
  held(
    [...shaft(-182, 60, 'wood', 4), ...axeHead(-140, 1.5), outlined(0.2, 'steel', 'M0 -210L5 -182L-5 -182Z')],
    options,
  );

const spear: Thing = options => held([...shaft(-150, 60), ...spearHead(-150)], options);

const spearBare: Thing = () => [...shaft(-150, 70), ...spearHead(-150)];

const bloodySpear: Thing = options =>
  spearBare(options).concat([
    outlined(0.4, 'blood', 'M0 -190C10 -174 10 -160 6 -152L3 -138L0 -150L-4 -128L-6 -152C-10 -160 -10 -174 0 -190Z'),
  ]);

const iceSpear: Thing = () =>
  held(
    [
      ...shaft(-130, 60, 'steel', 3),
      outlined(0.2, 'paper', 'M0 -186L12 -140L0 -120L-12 -140Z'),
      filled(0.3, 'sky', 'M0 -180L10 -140L0 -124Z'),
    ],
    { hand: 'skin', arm: 'steel' },
  );

const lance: Thing = options =>
  held(
    [
      ...shaft(-150, 60),
      ...spearHead(-150),
      outlined(0.25, 'cloth', 'M4 -142L52 -132L38 -118L54 -102L4 -100Z'),
      filled(0.3, 'cloth2', leaves('10 -122 42 -118 2.4 2')),
    ],
    options,
  );

const halberd: Thing = options => held([...shaft(-140, 60), ...axeHead(-112, 0.9), ...spearHead(-140)], options);

const warhammer: Thing = options =>
  held(
    [
      ...shaft(-120, 50, 'wood', 4),
      outlined(0.2, 'steel', 'M-34 -128L18 -128L18 -100L-34 -100Z'),
      outlined(0.2, 'steel', 'M18 -122L46 -114L18 -106Z'),
      filled(0.3, 'steel2', 'M-34 -108L18 -108L18 -100L-34 -100Z' + leaves('-22 -126 -22 -102 1.6')),
    ],
    options,
  );

const smithHammer: Thing = options =>
  held(
    [
      ...shaft(-70, 30, 'wood', 3.6),
      outlined(0.2, 'iron', 'M-26 -84L26 -84L28 -60L-26 -60Z'),
      filled(0.3, 'iron1', 'M-26 -84L26 -84L26 -78L-26 -78Z'),
    ],
    options,
  );

const staff: Thing = options => held([...shaft(-120, 60, 'wood', 4), outlined(0.2, 'wood', disc(0, -124, 9))], options);

const iceStaff: Thing = () =>
  held(
    [
      ...shaft(-110, 60, 'steel', 3.4),
      outlined(0.2, 'paper', 'M0 -168L10 -134L24 -148L14 -118L0 -104L-14 -118L-24 -148L-10 -134Z'),
      filled(0.3, 'sky', 'M0 -160L8 -130L20 -142L12 -119L0 -108Z'),
    ],
    { hand: 'skin', arm: 'cloth' },
  );

const cane: Thing = options =>
  held(
    [...shaft(-8, 60, 'wood', 4), outlined(0.2, 'wood', 'M-22 -16C-14 -22 14 -22 22 -14L20 -6C10 -12 -12 -12 -22 -6Z')],
    options,
  );

const crutch: Thing = () => [
  ...shaft(-46, 70, 'wood', 4),
  outlined(0.2, 'wood', 'M-24 -54C-10 -46 10 -46 24 -54L24 -44C10 -36 -10 -36 -24 -44Z'),
];

const cudgel: Thing = options =>
  held(
    [
      outlined(0, 'wool', 'M-4 30L-6 -40C-12 -60 -14 -84 -8 -98C0 -106 12 -102 14 -90C16 -72 8 -50 6 -30L4 30Z'),
      filled(0.1, 'wool2', leaves('4 -92 2 -40 2.4 -2, -6 -80 -2 -40 1.8 1')),
    ],
    options,
  );

const dogPole: Thing = () => [
  ...shaft(-120, 70),
  outlined(
    0.2,
    'wool',
    'M-34 -118C-36 -126 -28 -130 -20 -134L-12 -152C-4 -150 0 -146 4 -140L18 -148C22 -136 18 -122 12 -110C8 -98 0 -92 -8 -96L-26 -106C-32 -108 -34 -112 -34 -118Z',
  ),
  filled(0.3, 'ink', disc(-35, -120, 3) + leaf(-16, -124, -6, -128, 2) + leaves('-30 -112 -10 -108 2 1')),
  filled(0.4, 'blood', 'M-6 -98L8 -102L6 -84L2 -92L-2 -80Z'),
];

export const HAFTED = {
  axe,
  axeBare,
  doubleAxe,
  throwingAxe,
  longaxe,
  spear,
  spearBare,
  bloodySpear,
  iceSpear,
  lance,
  halberd,
  warhammer,
  smithHammer,
  staff,
  iceStaff,
  cane,
  crutch,
  cudgel,
  dogPole,
};
