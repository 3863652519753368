import type { Rate } from '../config.ts';

const PRUNE_AT = 10_000;
const MOST = 200_000;

/** Buckets that refill with time, one for each person or address. */
export class Rates {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();
  #pruneAt = PRUNE_AT;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one; answers 0, or after how many seconds to try again. */
  take(key: string): number {
    const now = this.#now();
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size >= this.#pruneAt) this.#prune(now);
    if (bucket.left >= 1) {
      bucket.left -= 1;
      return 0;
    }
    return Math.max(1, Math.ceil((1 - bucket.left) / perSecond));
  }

  /** A full bucket is as good as none. */
  #prune(now: number): void {
    const { burst, perSecond } = this.#rate;
    for (const [key, { left, at }] of this.#buckets) {
      const isFull = left + ((now - at) / 1000) * perSecond >= burst;
      if (isFull || this.#buckets.size > MOST) this.#buckets.delete(key);
    }
    this.#pruneAt = Math.max(PRUNE_AT, this.#buckets.size * 2); // seldom, or many visitors would cost a walk each
  }
}
