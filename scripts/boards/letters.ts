import { LEADING, type Label, type Point } from '@corvo/westeros/aids';

/** Widths of letters in thousandths of their size, measured in a browser: Cinzel 600 on land, EB Garamond italic at sea. */
const LAND: Readonly<Record<string, number>> = {
  A: 715,
  B: 645,
  C: 773,
  D: 821,
  E: 613,
  F: 577,
  G: 824,
  H: 845,
  I: 370,
  J: 364,
  K: 724,
  L: 598,
  M: 946,
  N: 857,
  O: 865,
  P: 630,
  Q: 867,
  R: 724,
  S: 544,
  T: 650,
  U: 809,
  V: 732,
  W: 975,
  X: 707,
  Y: 689,
  Z: 658,
  a: 650,
  b: 593,
  c: 690,
  d: 752,
  e: 558,
  f: 531,
  g: 734,
  h: 749,
  i: 347,
  j: 330,
  k: 657,
  l: 545,
  m: 868,
  n: 779,
  o: 776,
  p: 575,
  q: 770,
  r: 648,
  s: 497,
  t: 592,
  u: 703,
  v: 646,
  w: 880,
  x: 642,
  y: 637,
  z: 607,
  ' ': 250,
  ':': 270,
  '(': 395,
  ')': 395,
  '’': 227,
  à: 650,
  è: 558,
  é: 558,
  ì: 329,
  ò: 776,
  ù: 703,
};
const SEA: Readonly<Record<string, number>> = {
  A: 689,
  B: 591,
  C: 643,
  D: 745,
  E: 575,
  F: 518,
  G: 701,
  H: 761,
  I: 368,
  J: 323,
  K: 721,
  L: 582,
  M: 990,
  N: 774,
  O: 693,
  P: 587,
  Q: 697,
  R: 712,
  S: 488,
  T: 641,
  U: 704,
  V: 698,
  W: 1083,
  X: 661,
  Y: 602,
  Z: 637,
  a: 509,
  b: 476,
  c: 332,
  d: 533,
  e: 355,
  f: 343,
  g: 434,
  h: 514,
  i: 307,
  j: 278,
  k: 483,
  l: 296,
  m: 804,
  n: 552,
  o: 408,
  p: 471,
  q: 498,
  r: 407,
  s: 290,
  t: 318,
  u: 540,
  v: 434,
  w: 648,
  x: 459,
  y: 432,
  z: 430,
  ' ': 213,
  '’': 234,
  à: 509,
  è: 355,
  é: 355,
  ì: 307,
  ò: 408,
  ù: 540,
};

/** Room between letters, as a part of their size; the map sets names with the same. */
const SPACING = { land: 0.02, sea: 0.08 } as const;

/** How wide a line is at size 1. */
export function lineWidth(line: string, kind: 'land' | 'sea'): number {
  const widths = kind === 'land' ? LAND : SEA;
  let sum = 0;
  for (const letter of line) {
    const width = widths[letter];
    if (width === undefined) throw new Error(`no width is known for "${letter}" in "${line}"`);
    sum += width / 1000 + SPACING[kind];
  }
  return sum;
}

/** The ways to break a name into at most three lines, as words per line. */
export function breaks(name: string): number[][] {
  const words = name.split(' ').length;
  const ways: number[][] = [[words]];
  for (let i = 1; i < words; i++) {
    ways.push([i, words - i]);
    for (let j = 1; i + j < words; j++) ways.push([i, j, words - i - j]);
  }
  return ways;
}

export function linesOf(name: string, words: readonly number[]): string[] {
  const all = name.split(' ');
  let from = 0;
  return words.map(count => all.slice(from, (from += count)).join(' '));
}

/** Half as high as most letters (capitals on land, small ones at sea), and how far from the end of a line its last one
 * ends, as parts of their size. */
const HALF = { land: 0.33, sea: 0.22 } as const;
const END = 0.1;

/** Points along the edge of the letters of a name as it is set: none of them should lie on another land. */
export function lettersOf({ x, y, size, words, angle, bend }: Label, name: string, kind: 'land' | 'sea'): Point[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const lines = linesOf(name, words);
  return lines.flatMap((line, i) => {
    const half = (lineWidth(line, kind) / 2 - END) * size;
    const middle = (i - (lines.length - 1) / 2) * LEADING * size;
    return Array.from({ length: 11 }, (_, step) => step / 5 - 1).flatMap(a =>
      [-HALF[kind], HALF[kind]].map((b): Point => {
        const [dx, dy] = [a * half, middle + b * size - bend * (1 - a * a) + bend / 2];
        return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
      }),
    );
  });
}
