import { leaf } from '../pen/index.ts';
import { filled, outlined, placed } from '../print/index.ts';
import { fist, held, sleeve, type Thing } from './hand.ts';

const bow: Thing = options => [
  outlined(0, 'wood', 'M-6 -110C30 -84 26 -30 14 0C26 30 30 84 -6 110L-12 106C14 80 16 34 5 0C16 -34 14 -80 -12 -106Z'),
  filled(0.1, 'paper', leaf(-9, -106, -9, 106, 2.4)),
  ...(options.bare ? [] : placed([...sleeve(options.arm ?? 'cloth'), ...fist(options.hand)], { x: 9, y: 0 })),
];

const arrow: Thing = () => [
  outlined(0, 'wood', 'M-1.8 -60L1.8 -60L1.8 60L-1.8 60Z'),
  outlined(0.1, 'steel', 'M0 -76L7 -58L-7 -58Z'),
  outlined(0.1, 'paper', 'M-2 60L-10 52L-10 36L-2 44ZM2 60L10 52L10 36L2 44Z'),
];

const crossbow: Thing = options =>
  held(
    [
      outlined(0, 'wood', 'M-5 -70L5 -70L7 20L-7 20Z'),
      outlined(
        0.1,
        'steel',
        'M-54 -36C-40 -62 -16 -70 0 -70C16 -70 40 -62 54 -36C50 -36 48 -38 46 -40C34 -56 16 -60 0 -60C-16 -60 -34 -56 -46 -40C-48 -38 -50 -36 -54 -36Z',
      ),
      filled(0.05, 'paper', leaf(-50, -38, 0, -24, 1.4) + leaf(50, -38, 0, -24, 1.4)),
      outlined(0.2, 'steel', 'M0 -92L5 -78L-5 -78Z'),
    ],
    options,
  );

export const BOWS = { bow, arrow, crossbow };
