import { disc, leaves } from '../../pen/index.ts';
import { filled, type Ink, outlined, shaded, type Shape } from '../../print/index.ts';

const SPEAR = [
  outlined(0.3, 'wood', 'M19.5 4L19.5 -54L22.5 -54L22.5 4Z'),
  outlined(0.4, 'steel', 'M21 -72L27 -54L15 -54Z'),
];
const AXE = [
  outlined(0.3, 'wood', 'M19.5 -6L19.5 -62L22.5 -62L22.5 -6Z'),
  outlined(0.4, 'steel', 'M21 -64C28 -68 34 -66 37 -62C38 -56 36 -50 32 -46C28 -50 25 -52 21 -52Z'),
];

/** A small man with a shield; his shoulders and his raised arm must still show in a picture of 56 pixels. */
export const man = (coat: Ink = 'fur', arms: 'spear' | 'axe' | 'none' = 'spear', shield: Ink = 'wool'): Shape[] => [
  outlined(0, 'leather2', 'M-9 0L-8 -16L-1 -16L-1 0ZM2 0L1 -16L8 -16L10 0Z'),
  outlined(0.05, coat, 'M-14 -8L-13 -28C-9 -35 9 -35 13 -28L14 -8C6 -5 -6 -5 -14 -8Z'),
  filled(0.1, shaded(coat), 'M4 -32C12 -30 13 -26 14 -8C11 -7 8 -6 5 -6C8 -16 8 -24 4 -32Z'),
  outlined(0.15, 'skin', disc(0, -40, 6.5, 7)),
  outlined(0.2, shaded(coat), 'M-9 -38C-10 -54 10 -54 9 -38C5 -45 -5 -45 -9 -38Z'),
  ...(arms === 'none' ? [] : [...(arms === 'axe' ? AXE : SPEAR), outlined(0.45, coat, 'M8 -31L20 -42L26 -37L13 -20Z')]),
  outlined(0.5, shield, disc(-12, -18, 9)),
  filled(0.55, 'ink', disc(-12, -18, 2.6)),
];

export const spearRow = (n: number, y: number, h = 60, z = 0, stuff: Ink = 'iron1'): Shape[] => [
  outlined(
    z,
    'wood2',
    Array.from({ length: n }, (_, i) => {
      const x = 10 + (i * 180) / (n - 1);
      return `M${x - 1.6} ${y}L${x + 1.6} ${y}L${x + 1.6} ${y - h}L${x - 1.6} ${y - h}Z`;
    }).join(''),
  ),
  outlined(
    z + 0.1,
    stuff,
    Array.from({ length: n }, (_, i) => {
      const x = 10 + (i * 180) / (n - 1);
      return `M${x} ${y - h - 18 - (i % 3) * 4}L${x + 5} ${y - h}L${x - 5} ${y - h}Z`;
    }).join(''),
  ),
];

export const banner = (stuff: Ink, dark: Ink, h = 90): Shape[] => [
  outlined(0, 'wood', `M-2.5 0L2.5 0L2.5 ${-h - 8}L-2.5 ${-h - 8}Z`),
  outlined(0.1, stuff, `M2 ${-h}L50 ${-h + 6}L40 ${-h + 24}L52 ${-h + 42}L2 ${-h + 44}Z`),
  filled(0.2, dark, leaves(`8 ${-h + 26} 40 ${-h + 24} 3 3, 8 ${-h + 36} 42 ${-h + 36} 2.4 2`)),
  outlined(0.3, 'gold', disc(0, -h - 10, 4.5)),
];

export const ship = (): Shape[] => [
  outlined(0, 'wood', 'M-56 6L-48 8L50 4L58 -8C60 16 46 34 28 38L-26 40C-44 38 -56 24 -56 6Z'),
  filled(
    0.1,
    'wood2',
    'M20 6L50 4L58 -8C58 16 46 34 28 38L4 38C18 32 24 20 20 6Z' + leaves('-46 18 20 16 2, -36 28 18 26 2'),
  ),
  outlined(0.2, 'wood', 'M-3 8L-3 -78L3 -78L3 6Z'),
  outlined(
    0.3,
    'paper',
    'M-34 -66C-12 -58 14 -58 38 -70C46 -46 44 -22 36 -2C14 4 -14 4 -34 -2C-26 -22 -26 -44 -34 -66Z',
  ),
  filled(0.4, 'wool', 'M10 -60C22 -62 32 -66 38 -70C46 -46 44 -22 36 -2C28 0 20 1 12 2C24 -20 22 -40 10 -60Z'),
];
