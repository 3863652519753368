import type { Budget } from '../../bot.ts';

/** How often the clock is looked at: about every millisecond. */
const EVERY = 512;

/** Counts positions and says when to stop. With a budget of positions no clock is read at all. */
export class Clock {
  nodes = 0;
  over = false;
  readonly #until: number;
  #next: number;

  constructor(budget: Budget) {
    this.#until = 'ms' in budget ? performance.now() + budget.ms : Number.POSITIVE_INFINITY;
    this.#next = 'ms' in budget ? EVERY : budget.nodes;
  }

  /** One more position. */
  tick(): void {
    if (++this.nodes >= this.#next) this.#look();
  }

  /** Several positions at once. */
  add(nodes: number): void {
    this.nodes += nodes;
    if (this.nodes >= this.#next) this.#look();
  }

  #look(): void {
    if (this.#until === Number.POSITIVE_INFINITY || performance.now() >= this.#until) this.over = true;
    else this.#next = this.nodes + EVERY;
  }
}
