import { rngFromText, unforeseenFromText, type Rng } from './random.ts';

/** A seed names its stream in front; one that names none is of a game of before, or of a test, and draws xoshiro128**. */
const CHACHA = 'chacha20-';

/**
 * A seed for a game in earnest, from a text that nobody can guess. What is hidden in such a game cannot be worked out
 * from what has been shown of it (CO-1.3), and whoever has the seed, a state or a record knows its stream by its name.
 */
export function seedFrom(secret: string): string {
  return `${CHACHA}${secret}`;
}

/** The stream of a game: from its beginning, or from the drawing anew with this number on. */
export function chanceOf(game: string, seed: string, redrawn = 0): Rng {
  const text = `${game}\n${seed}${redrawn === 0 ? '' : `\nredrawn ${redrawn}`}`;
  return seed.startsWith(CHACHA) ? unforeseenFromText(text) : rngFromText(text);
}
