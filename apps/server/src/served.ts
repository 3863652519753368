/** A longer silence than this between two looks means that the process was not there: stopped, or its machine asleep. */
const LONGEST_GAP_MS = 5_000;

/**
 * The time that the server was there, in milliseconds: it stands still while the server is down, and neither jumps nor goes
 * back when somebody sets the clock of the machine. Deadlines run on it, so that nobody loses time to either (CO-7.13).
 */
export class ServedTime {
  readonly #steady: () => number;
  #served: number;
  #lookedAt: number;

  /** `before`: what had been served when the last server wrote it down. `steady` only ever goes forward. */
  constructor(before: number, steady: () => number = () => performance.now()) {
    this.#served = before;
    this.#steady = steady;
    this.#lookedAt = steady();
  }

  now(): number {
    const looked = this.#steady();
    this.#served += Math.min(Math.max(0, looked - this.#lookedAt), LONGEST_GAP_MS);
    this.#lookedAt = looked;
    return Math.floor(this.#served);
  }

  /** Another server was there for longer. */
  reach(served: number): void {
    this.#served = Math.max(this.now(), served);
  }
}
