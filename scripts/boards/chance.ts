/** Chance and noise with fixed seeds: the same sketch always gives the same bytes. */
export function numbersFrom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(ix: number, iy: number, seed: number): number {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (((h ^ (h >>> 16)) >>> 0) / 4294967296) * 2 - 1;
}

/** Smooth value noise in -1..1. */
export function noise(x: number, y: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy];
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const [a, b] = [lattice(ix, iy, seed), lattice(ix + 1, iy, seed)];
  const [c, d] = [lattice(ix, iy + 1, seed), lattice(ix + 1, iy + 1, seed)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Three octaves of noise. */
export const fractal = (x: number, y: number, seed: number): number =>
  (noise(x, y, seed) + noise(x * 2.03, y * 2.03, seed + 1) * 0.5 + noise(x * 4.1, y * 4.1, seed + 2) * 0.25) / 1.75;
