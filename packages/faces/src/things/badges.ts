import { disc, discs, leaf, leaves, shift } from '../pen/index.ts';
import { filled, outlined } from '../print/index.ts';
import { blossom, type Thing } from './hand.ts';

const fish: Thing = () => [
  outlined(0, 'steel', 'M-20 0C-10 -12 8 -12 16 -2L26 -10L24 0L26 10L16 2C8 12 -10 12 -20 0Z'),
  filled(0.1, 'ink', disc(-12, -2, 1.8) + leaves('-5 -7 -5 7 1.2 -2, 3 -8 3 7 1.2 -2')),
];

const blackfish: Thing = () => [
  outlined(0, 'ink', 'M-20 0C-10 -12 8 -12 16 -2L26 -10L24 0L26 10L16 2C8 12 -10 12 -20 0Z'),
  filled(0.1, 'steel1', disc(-12, -2, 2) + leaves('-5 -7 -5 7 1.2 -2, 3 -8 3 7 1.2 -2')),
];

const mockingbird: Thing = () => [
  outlined(0, 'steel', 'M-18 2C-14 -8 -4 -12 4 -8L14 -16L12 -4C16 2 12 10 4 10L-4 8L-14 16L-12 8Z'),
  filled(0.1, 'ink', disc(8, -6, 1.6)),
];

const fox: Thing = () => [
  outlined(0, 'flame', 'M-16 -12L-6 -6L6 -6L16 -12L14 2L0 16L-14 2Z'),
  filled(0.1, 'paper', 'M-12 4L0 14L-2 4ZM12 4L0 14L2 4Z'),
  filled(0.2, 'ink', disc(-6, 0, 1.8) + disc(6, 0, 1.8) + disc(0, 13, 2)),
];

const sunPin: Thing = () => [
  outlined(
    0,
    'gold',
    Array.from({ length: 8 }, (_, i) => {
      const t = (i * Math.PI) / 4;
      return `M${Math.cos(t - 0.3) * 8} ${Math.sin(t - 0.3) * 8}L${Math.cos(t) * 17} ${Math.sin(t) * 17}L${Math.cos(t + 0.3) * 8} ${Math.sin(t + 0.3) * 8}Z`;
    }).join('') + disc(0, 0, 9),
  ),
  filled(0.1, 'flame', disc(0, 0, 5)),
];

const kraken: Thing = () => [
  outlined(
    0,
    'gold',
    'M0 -16C8 -16 10 -6 6 0C14 4 16 12 10 18C10 12 8 8 4 6C6 12 4 18 0 22C-4 18 -6 12 -4 6C-8 8 -10 12 -10 18C-16 12 -14 4 -6 0C-10 -6 -8 -16 0 -16Z',
  ),
  filled(0.1, 'ink', disc(-3, -5, 1.5) + disc(3, -5, 1.5)),
];

const rosePin: Thing = () => [outlined(0, 'gold', blossom(0, 0, 11)), filled(0.1, 'gold2', disc(0, 0, 4))];

const lionBadge: Thing = () => [
  outlined(
    0,
    'gold',
    shift(
      'M32 2L36 8L43 4L45 10L53 9L53 16L60 19L57 26L63 33L57 38L60 46L53 47L53 55L46 54L42 61L37 58L32 63L27 58L22 61L18 54L11 55L11 47L4 46L7 38L1 33L7 26L4 19L11 16L11 9L19 10L21 4L28 8L32 2Z',
      -32,
      -32,
    ),
  ),
  filled(
    0.1,
    'gold1',
    shift(
      'M32 13L37 14C39 10 45 11 46 15C48 18 47 21 46 23C47 32 45 41 41 47L37 54L32 56L27 54L23 47C19 41 17 32 18 23C17 21 16 18 18 15C19 11 25 10 27 14L32 13Z',
      -32,
      -32,
    ),
  ),
  filled(
    0.2,
    'ink',
    shift(
      'M36 29L44 26C44 30 42 32 38 32ZM28 29L20 26C20 30 22 32 26 32ZM32 40L38 39C38 42 35 45 32 46C29 45 26 42 26 39L32 40Z',
      -32,
      -32,
    ) + leaves('0 13 8 17 1.4 2, 0 13 -8 17 1.4 -2'),
  ),
];

const wolfBadge: Thing = () => [
  outlined(
    0,
    'wolf2',
    shift(
      'M32 13L37 15L51 2C54 9 55 17 54 24L62 36L55 36L58 44L51 44L51 51L45 50L41 58L32 63L23 58L19 50L13 51L13 44L6 44L9 36L2 36L10 24C9 17 10 9 13 2L27 15L32 13Z',
      -32,
      -32,
    ),
  ),
  filled(
    0.1,
    'paper',
    shift('M37 33L50 27C49 32 46 35 41 35ZM27 33L14 27C15 32 18 35 23 35ZM27 50L37 50L32 56Z', -32, -32),
  ),
];

const bearBadge: Thing = () => [
  filled(
    0,
    'ink',
    'M-24 22L-22 -2C-24 -12 -18 -18 -8 -17L6 -20L10 -28L15 -22C22 -22 26 -16 30 -12L28 -7L19 -6C17 0 18 4 17 10L19 22L10 22L7 8L-8 8L-12 22Z',
  ),
];

const flayed: Thing = () => [
  outlined(
    0,
    'blood',
    'M-4 -22C-4 -30 4 -30 4 -22L3 -17L16 -28L19 -25L6 -10L6 4L14 24L9 26L0 8L-9 26L-14 24L-6 4L-6 -10L-19 -25L-16 -28L-3 -17Z',
  ),
];

const hands: Thing = () => [
  outlined(0, 'gold', discs('-34 -18, -24 -4, -10 5, 10 5, 24 -4, 34 -18', 7, 5.5)),
  filled(0.1, 'gold2', discs('-34 -18, -24 -4, -10 5, 10 5, 24 -4, 34 -18', 2.6)),
];

const coins: Thing = () => [
  outlined(0, 'gold', discs('-38 -16, -26 0, -9 9, 9 9, 26 0, 38 -16', 7.5)),
  filled(0.1, 'gold2', discs('-38 -16, -26 0, -9 9, 9 9, 26 0, 38 -16', 3)),
];

const choker: Thing = () => [
  outlined(0, 'gold', 'M-24 -12C-12 0 12 0 24 -12L24 -4C12 8 -12 8 -24 -4Z'),
  outlined(0.1, 'blood', 'M0 -8L9 2L0 14L-9 2Z'),
  filled(0.2, 'paper', leaf(-4, 0, 0, -4, 1.4)),
];

const pouch: Thing = () => [
  outlined(0, 'leather', 'M-2 -30L2 -30L3 -12C14 -6 14 12 0 14C-14 12 -14 -6 -3 -12Z'),
  filled(0.1, 'leather2', leaves('3 -8 8 8 2 -2')),
];

const heart: Thing = () => [
  outlined(0, 'flame', 'M0 16C-22 0 -18 -18 -8 -18C-3 -18 0 -14 0 -10C0 -14 3 -18 8 -18C18 -18 22 0 0 16Z'),
  filled(0.1, 'gold', 'M0 10C-10 0 -6 -8 0 -12C-1 -6 8 -4 0 10Z'),
];

const armring: Thing = () => [
  outlined(0, 'gold', 'M-22 -8C-10 -2 10 -2 22 -8L24 4C10 10 -10 10 -24 4Z'),
  filled(0.1, 'gold2', leaves('-12 -2 -10 5 1.3, 0 0 1 6 1.3, 11 -2 12 5 1.3')),
];

export const BADGES = {
  fish,
  blackfish,
  mockingbird,
  fox,
  sunPin,
  kraken,
  rosePin,
  lionBadge,
  wolfBadge,
  bearBadge,
  flayed,
  hands,
  coins,
  choker,
  pouch,
  heart,
  armring,
};
