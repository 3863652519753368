/**
 * The words and shapes of one game that travel as a number: what often stands in its messages, found once by playing
 * games of chance that nobody sees. They never follow from a game that people play, so that no length tells about one.
 */
export interface Words {
  readonly words: readonly string[];
  readonly shapes: readonly (readonly string[])[]; // names of objects that have always the same ones
}

export const NO_WORDS: Words = { words: [], shapes: [] };

/** A shape as a text to look it up by; no name has a line break in it. */
export const shapeKey = (names: readonly string[]): string => names.join('\n');

const MOST_WORDS = 1_024; // what `bytes.ts` can number is somewhat more
const MOST_SHAPES = 256;
const LONGEST = 40;

/** Counts what is written, and answers what is worth a number, the most frequent first. */
export class Counting {
  readonly #words = new Map<string, number>();
  readonly #shapes = new Map<string, number>();

  word(text: string): void {
    this.#words.set(text, (this.#words.get(text) ?? 0) + 1);
  }
  shape(key: string): void {
    this.#shapes.set(key, (this.#shapes.get(key) ?? 0) + 1);
  }

  found(): Words {
    const often = (counts: Map<string, number>, most: number): string[] =>
      [...counts]
        .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
        .slice(0, most)
        .map(([text]) => text);
    const short = new Map([...this.#words].filter(([text]) => text.length < LONGEST)); // hashes come once only
    return {
      words: often(short, MOST_WORDS),
      shapes: often(this.#shapes, MOST_SHAPES).map(key => (key === '' ? [] : key.split('\n'))),
    };
  }
}
