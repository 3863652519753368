import { leaves } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { openHand, sleeve, type Thing } from './hand.ts';

/** The thumb and the first finger are left. */
const halfHand: Thing = ({ arm = 'black' }) => [
  ...sleeve(arm),
  ...openHand([27, 3, 2, 1], 3),
  filled(0.8, 'ink', leaves('-8 -21 0 -22 2.4 -1, 1 -20 8 -20 2.4 -1, 9 -17 16 -15 2.4 -1')),
];

/** Long nails on spread fingers. */
const claws: Thing = ({ arm = 'cloth' }) => [
  ...sleeve(arm),
  outlined(0.55, 'bone', 'M-27 -38L-31 -64L-19 -42ZM-9 -46L-9 -74L-1 -46ZM7 -44L15 -72L15 -42ZM20 -32L36 -54L28 -28Z'),
  ...openHand([26, 30, 28, 20], 12),
];

const crossArms: Thing = () => [
  outlined(0.5, 'cloth', 'M-70 20C-50 -6 -20 -10 0 -4C20 -10 50 -6 70 20L66 60L-66 60Z'),
  filled(0.6, 'cloth2', leaves('-50 16 0 12 3 -6, 50 16 0 12 3 6, -30 34 30 34 2.4 -4')),
  filled(0.55, 'cloth1', leaves('-58 12 -20 -2 3 -3')),
];

export const LIMBS = { halfHand, claws, crossArms };
