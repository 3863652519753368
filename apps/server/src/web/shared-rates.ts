import { hash } from 'node:crypto';
import type { Rate } from '../config.ts';
import type { Storage } from '../storage/index.ts';
import { Rates } from './rates.ts';

/**
 * A rate of what all processes share: identities, tables, mail. It is counted where all of them see it. Where the database
 * cannot be asked it is counted here alone: nobody waits for a count.
 */
export class SharedRates {
  readonly #name: string;
  readonly #rate: Rate;
  readonly #storage: Storage;
  readonly #own: Rates;

  constructor(name: string, rate: Rate, storage: Storage) {
    this.#name = name;
    this.#rate = rate;
    this.#storage = storage;
    this.#own = new Rates(rate);
  }

  /** Takes one; answers 0, or after how many seconds to try again. */
  async take(key: string): Promise<number> {
    const wait = this.#own.take(key);
    if (wait > 0 || this.#storage.process === null) return wait;
    const kept = hash('sha256', `${this.#name} ${key}`, 'base64url'); // no address is written down
    return this.#storage.take(kept, this.#rate).catch(() => 0);
  }
}
