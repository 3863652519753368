import { leaves } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { sleeve, type Thing } from './hand.ts';

const halfHand: Thing = options => [
  ...sleeve(options.arm ?? 'black'),
  outlined(
    0.6,
    'skin',
    'M-14 8C-18 -6 -16 -16 -12 -20L-22 -34C-22 -42 -14 -42 -10 -36L-4 -24L-6 -56C-4 -64 4 -64 6 -56L6 -26L10 -24C15 -22 15 -18 13 -14C18 -14 19 -8 16 -4C18 4 16 12 8 14C0 16 -10 14 -14 8Z',
  ),
  filled(0.7, 'shade', 'M8 -22C16 -18 18 -4 12 12C4 16 2 14 2 10C8 0 8 -10 8 -22Z'),
  filled(0.8, 'ink', leaves('8 -24 12 -18 2, 10 -14 16 -10 2, 12 -5 16 0 2')),
];

const claws: Thing = options => [
  ...sleeve(options.arm ?? 'cloth'),
  outlined(
    0.6,
    'skin',
    'M-16 8C-20 -4 -18 -12 -14 -16L-20 -34L-12 -22L-8 -44L-3 -22L4 -46L7 -22L16 -36L14 -14C18 -4 16 10 8 14C0 16 -12 14 -16 8Z',
  ),
  outlined(0.7, 'bone', 'M-20 -34L-26 -58L-14 -34ZM-8 -44L-8 -70L-3 -42ZM4 -46L10 -72L9 -42ZM16 -36L28 -58L18 -32Z'),
];

const crossArms: Thing = () => [
  outlined(0.5, 'cloth', 'M-70 20C-50 -6 -20 -10 0 -4C20 -10 50 -6 70 20L66 60L-66 60Z'),
  filled(0.6, 'cloth2', leaves('-50 16 0 12 3 -6, 50 16 0 12 3 6, -30 34 30 34 2.4 -4')),
  filled(0.55, 'cloth1', leaves('-58 12 -20 -2 3 -3')),
];

export const LIMBS = { halfHand, claws, crossArms };
