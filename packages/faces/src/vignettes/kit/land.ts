import { chanceFrom, comb, leaf, leaves, type Path, wedge, wedges } from '../../pen/index.ts';
import { filled, type Ink, outlined, type Shape } from '../../print/index.ts';

/** The cuts in the ground under its edge, wherever that is: they lie the same way in every scene, as those of the sky do. */
function furrows(y: number): Path {
  const chance = chanceFrom(17);
  const long = Array.from({ length: 9 }, (_, i) =>
    leaf(
      10 + i * 21 + chance() * 12,
      y + 14 + chance() * 30,
      40 + i * 21 + chance() * 20,
      y + 14 + chance() * 34,
      2.6,
      2,
    ),
  );
  // short ones, where the ground turns from the light
  const short = Array.from({ length: 14 }, (_, i) => {
    const x = 4 + i * 15 + chance() * 6;
    return wedge(x, y + 3 + chance() * 3, x + 5 + chance() * 6, y + 12 + chance() * 8, 3);
  });
  return [...long, ...short].join('');
}

export const ground = (stuff: Ink, dark: Ink, y = 150, z = 0): Shape[] => [
  outlined(
    z,
    stuff,
    `M-4 ${y + 6}C40 ${y - 8} 80 ${y + 4} 110 ${y - 2}C150 ${y - 10} 180 ${y + 2} 206 ${y - 4}L206 206L-4 206Z`,
  ),
  filled(z + 0.1, dark, furrows(y)),
];

export const hill = (stuff: Ink, dark: Ink, x: number, y: number, w: number, h: number, z = 0): Shape[] => [
  outlined(
    z,
    stuff,
    `M${x - w} ${y}C${x - w * 0.5} ${y - h * 0.7} ${x - w * 0.2} ${y - h} ${x} ${y - h}C${x + w * 0.3} ${y - h} ${x + w * 0.6} ${y - h * 0.5} ${x + w} ${y}Z`,
  ),
  filled(
    z + 0.1,
    dark,
    comb(`${x + w * 0.1} ${y - h * 0.95}, ${x + w * 0.45} ${y - h * 0.6}, ${x + w * 0.85} ${y - h * 0.12}`, {
      dx: -w * 0.3,
      dy: h * 0.3,
      count: 6,
      width: 4,
    }),
  ),
];

export const peak = (x: number, y: number, w: number, h: number, z = 0, stuff: Ink = 'iron1'): Shape[] => [
  outlined(
    z,
    stuff,
    `M${x - w} ${y}L${x - w * 0.3} ${y - h * 0.7}L${x} ${y - h}L${x + w * 0.35} ${y - h * 0.55}L${x + w} ${y}Z`,
  ),
  filled(
    z + 0.1,
    'snow',
    `M${x - w * 0.3} ${y - h * 0.7}L${x} ${y - h}L${x + w * 0.35} ${y - h * 0.55}L${x + w * 0.16} ${y - h * 0.6}L${x + w * 0.06} ${y - h * 0.44}L${x - w * 0.1} ${y - h * 0.6}Z`,
  ),
  filled(
    z + 0.2,
    'iron2',
    `M${x} ${y - h}L${x + w * 0.35} ${y - h * 0.55}L${x + w} ${y}L${x + w * 0.4} ${y}C${x + w * 0.3} ${y - h * 0.3} ${x + w * 0.12} ${y - h * 0.5} ${x} ${y - h}Z`,
  ),
];

export const wave = (y: number, stuff: Ink, dark: Ink, z: number, k = 1): Shape[] => [
  outlined(
    z,
    stuff,
    `M-10 ${y + 20}C10 ${y + 20} 24 ${y - 18 * k} 48 ${y - 18 * k}C64 ${y - 18 * k} 68 ${y - 4} 58 ${y}C72 ${y + 6} 82 ${y + 20} 100 ${y + 18}C124 ${y + 16} 132 ${y - 12 * k} 154 ${y - 12 * k}C170 ${y - 12 * k} 172 ${y} 164 ${y + 4}C178 ${y + 10} 190 ${y + 18} 210 ${y + 14}L210 210L-10 210Z`,
  ),
  filled(
    z + 0.1,
    dark,
    leaves(
      `6 ${y + 34} 50 ${y + 12} 4 -5, 70 ${y + 40} 108 ${y + 34} 3.4 4, 112 ${y + 34} 150 ${y + 12} 4 -5, 30 ${y + 50} 80 ${y + 54} 3 4`,
    ),
  ),
  filled(z + 0.2, 'paper', leaves(`26 ${y - 2} 50 ${y - 14 * k} 3 -3, 134 ${y + 2} 156 ${y - 9 * k} 3 -3`)),
];

export const pine = (stuff: Ink = 'pine', light: Ink = 'snow'): Shape[] => [
  outlined(0, stuff, 'M0 -74L14 -46L8 -46L22 -22L12 -22L28 4L-28 4L-12 -22L-22 -22L-8 -46L-14 -46Z'),
  filled(0.1, light, 'M0 -74L-14 -46L-8 -48L-4 -56ZM-8 -46L-22 -22L-14 -25L-6 -36ZM-12 -22L-28 4L-18 0L-8 -10Z'),
  outlined(-0.1, 'wood2', 'M-4 4L4 4L4 16L-4 16Z'),
];

export const bareTree = (bark: Ink = 'wood2'): Shape[] => [
  outlined(
    0,
    bark,
    wedges(
      '0 6 -3 -66 18 4, -4 -36 -42 -72 9 -6, -16 -50 -20 -88 6 4, -2 -48 6 -100 8 -5, 1 -40 36 -68 9 6, 18 -54 22 -88 5 -3, -26 -60 -50 -58 4 2, 22 -58 48 -58 4 -3',
    ),
  ),
  filled(0.1, 'leather1', leaves('-3 -6 -4 -44 1.6 2, -8 -42 -30 -62 1.4 -4')),
];
