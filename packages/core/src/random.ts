import { hashWords } from './canonical.ts';
import { chachaWord } from './chacha.ts';

/**
 * The state of a random stream: unsigned 32-bit numbers of plain data, changed in place by every draw.
 *
 * Four numbers are xoshiro128** (Blackman and Vigna, 2018): period 2^128 - 1, every bit of good quality, quick. It is
 * held by the outputs of the authors' own code in `random.test.ts`. Whoever has seen enough of it can work out the rest,
 * so it is for the bots' own chance and for what nobody must guess: samples, noise, tests, and games of before.
 *
 * Nine numbers are ChaCha20: a key of eight, and how many words were drawn. What it has shown tells nothing of what
 * comes next. Games in earnest draw from it (`chance.ts`).
 */
export type Rng = [number, number, number, number, ...number[]];

/** A stream that depends on every character of the text: SHA-256 spreads it over the whole state. */
export function rngFromText(text: string): Rng {
  const [a = 0, b = 0, c = 0, d = 0] = hashWords(`corvo stream\n${text}`);
  return (a | b | c | d) === 0 ? [1, 0, 0, 0] : [a, b, c, d]; // all zeros is the one state that never moves
}

/** The same, with a stream that cannot be foretold from what it has shown. */
export function unforeseenFromText(text: string): Rng {
  return [...hashWords(`corvo stream\n${text}`), 0] as number[] as Rng;
}

/** The next number of the stream, from 0 to 2^32 - 1. */
export function nextWord(rng: Rng): number {
  if (rng.length > 4) return chachaWord(rng, (rng[8] as number)++);
  const b = rng[1];
  const five = Math.imul(b, 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9);
  const c = rng[2] ^ rng[0];
  const d = rng[3] ^ b;
  rng[1] = (b ^ c) >>> 0;
  rng[0] = (rng[0] ^ d) >>> 0;
  rng[2] = (c ^ (b << 9)) >>> 0;
  rng[3] = ((d << 11) | (d >>> 21)) >>> 0;
  return result >>> 0;
}

/**
 * A number from 0 to `count - 1`, each exactly as likely: as many high bits of a word as the range needs, drawn anew
 * while they are beyond it. Whole-number arithmetic only, which is what makes it fast.
 */
export function below(rng: Rng, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > 0x1_0000_0000)
    throw new RangeError(`cannot draw below ${count}`);
  if (count === 1) return 0;
  const shift = Math.clz32(count - 1);
  for (;;) {
    const drawn = nextWord(rng) >>> shift;
    if (drawn < count) return drawn;
  }
}

/** Shuffles in place; every order is equally likely (Fisher and Yates). */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const kept = items[i] as T;
    items[i] = items[j] as T;
    items[j] = kept;
  }
  return items;
}

/** One of the items, each equally likely. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}

/** A number from 0 up to 1, exclusive, with 32 bits: for noise and thresholds, never for the rules. */
export function fraction(rng: Rng): number {
  return nextWord(rng) / 0x1_0000_0000;
}
