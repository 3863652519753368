import { nextWord, rngFromText, type Rng } from '@corvo/core';

/**
 * A stream of its own for every decision and property, so that a finding does not depend on what else was looked at:
 * the same game looked at again, quickly or thoroughly, finds it again.
 */
export function streamAt(base: Rng, n: number, salt: number): Rng {
  const rng: Rng = [
    (base[0] ^ Math.imul(n + 1, 0x9e37_79b1)) >>> 0,
    (base[1] ^ Math.imul(salt + 1, 0x85eb_ca6b)) >>> 0,
    base[2],
    (base[3] | 1) >>> 0,
  ];
  for (let i = 0; i < 6; i++) nextWord(rng); // neighbours differ in few bits; a few draws spread them
  return rng;
}

/** The streams of one walk: one plays the game, the other looks at it. */
export function streamsOf(seed: string): { readonly choices: Rng; readonly checks: Rng } {
  return { choices: rngFromText(`choices\n${seed}`), checks: rngFromText(`checks\n${seed}`) };
}
