import { rngFromText, type Rng } from '@corvo/core';

/**
 * A stream of its own for every decision and property, so that a finding does not depend on what else was looked at:
 * the same game looked at again, quickly or thoroughly, finds it again.
 */
export function streamAt(base: Rng, n: number, salt: number): Rng {
  const a = spread(base[0] ^ Math.imul(n + 1, 0x9e37_79b1));
  const b = spread(base[1] ^ a ^ Math.imul(salt + 1, 0x85eb_ca6b)); // of the first number that is drawn, this word alone decides
  return [a, b, spread(a ^ base[2]), (spread(b ^ base[3]) | 1) >>> 0];
}

/** Neighbours differ in few bits; this spreads them over the whole word (the last step of MurmurHash3). */
function spread(word: number): number {
  const half = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2_ae35);
  return (most ^ (most >>> 16)) >>> 0;
}

/** The streams of one walk: one plays the game, the other looks at it. Another salt gives another game of that seed. */
export function streamsOf(seed: string, salt: number): { readonly choices: Rng; readonly checks: Rng } {
  const text = salt === 0 ? seed : `${seed}\n${salt}`;
  return { choices: rngFromText(`choices\n${text}`), checks: rngFromText(`checks\n${text}`) };
}
