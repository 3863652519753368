/** What came of something that was asked. Where no answer came, or none that says, it may have been done at any time since. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** A device asked that an answer be written. */
export interface Ask {
  readonly device: string;
  readonly question: string; // of whom what is asked
  readonly choice: string;
  readonly from: number;
  readonly until: number; // Infinity where no answer came
  readonly outcome: Outcome;
  readonly n: number; // done: how far the table had come
}

/** One entry as somebody was told it: whoever is told it is told the same. */
export interface Line {
  readonly n: number;
  readonly same: string;
}

/** A device was shown how far the table is: because it asked, or unasked. */
export interface Sight {
  readonly device: string;
  readonly from: number | null; // when it asked; null: nobody asked, it was told
  readonly until: number;
  readonly n: number;
  readonly lines: readonly Line[];
}

/** An entry as it is stored at the end. */
export interface Kept extends Line {
  readonly answers: readonly Pick<Ask, 'question' | 'choice'>[]; // of people
}

export interface Story {
  readonly entries: readonly Kept[]; // in order
  readonly sealed: Kept['answers']; // what nobody has seen yet
}

/**
 * What the devices of a test asked of one table and saw of it. They all live in one process, so that one clock says what
 * was over before something else began.
 */
export class History {
  readonly asks: Ask[] = [];
  readonly sights: Sight[] = []; // in the order in which they came
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Something is asked; what is returned takes down what came of it. */
  ask(device: string, question: string, choice: string): (outcome: Outcome, n?: number) => void {
    const from = this.#now();
    const place = this.asks.push({ device, question, choice, from, until: Infinity, outcome: 'unknown', n: -1 }) - 1;
    return (outcome, n = -1) => {
      const until = outcome === 'unknown' ? Infinity : this.#now();
      this.asks[place] = { device, question, choice, from, until, outcome, n };
    };
  }

  /** The table is looked at; what is returned takes down what was seen. */
  look(device: string): (n: number, lines: readonly Line[]) => void {
    const from = this.#now();
    return (n, lines) => void this.sights.push({ device, from, until: this.#now(), n, lines });
  }

  /** A device is told something it did not ask for. */
  hear(device: string, n: number, lines: readonly Line[]): void {
    this.sights.push({ device, from: null, until: this.#now(), n, lines });
  }
}
