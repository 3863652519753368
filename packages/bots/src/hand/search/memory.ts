import type { Budget } from '../../bot.ts';

/** What a stored score says about the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

const MOST_DEPTH = 63;

/**
 * The transposition table: what the search found out about positions it may meet again. Always replaces; empty at the
 * start of each decision, so that a thought never depends on the one before.
 */
export class Memory {
  readonly #keys: Int32Array;
  readonly #values: Int32Array; // score * 2^13 + depth * 2^7 + bound * 2^5 + move; 0 is empty
  readonly #mask: number;

  constructor(bits: number) {
    const size = 1 << bits;
    this.#keys = new Int32Array(size);
    this.#values = new Int32Array(size);
    this.#mask = size - 1;
  }

  /** An empty table of this size: itself where it has it. */
  fitTo(bits: number): Memory {
    if (this.#mask !== (1 << bits) - 1) return new Memory(bits);
    this.#values.fill(0);
    return this;
  }

  /** What is known about a position, as one number to take apart with the functions below; 0 when nothing. */
  find(hashA: number, hashB: number): number {
    const place = hashA & this.#mask;
    return this.#keys[place] === hashB ? this.#values[place]! : 0;
  }

  store(hashA: number, hashB: number, move: number, depth: number, bound: number, score: number): void {
    const place = hashA & this.#mask;
    this.#keys[place] = hashB;
    const kept = depth > MOST_DEPTH ? MOST_DEPTH : depth;
    this.#values[place] = (score << 13) | (kept << 7) | (bound << 5) | move;
  }
}

export const moveIn = (found: number): number => found & 31;
export const boundIn = (found: number): number => (found >> 5) & 3;
export const depthIn = (found: number): number => (found >> 7) & 63;
export const scoreIn = (found: number): number => found >> 13;

/** How large a table a budget deserves: about twice the positions it can look at, from 16 KB to 16 MB. */
export function bitsFor(budget: Budget): number {
  const positions = 'ms' in budget ? budget.ms * 1000 : budget.nodes;
  return Math.max(11, Math.min(21, 33 - Math.clz32(Math.min(positions, 1 << 28))));
}
