import type { State } from '@corvo/core';
import type { Entry } from './entry.ts';
import type { Change } from './change.ts';
import type { Match } from './match.ts';

/** Is this entry told on once a change has come? What the change replaces is not, nor what was played and is void now. */
function staysAfter({ voids, drops }: Change, { n, kind, redrawn }: Entry): boolean {
  const isPlay = kind === 'action' || (kind === 'undo' && redrawn === null); // nothing else counts on it
  return !drops.includes(n) && !(isPlay && voids !== null && n > voids);
}

/** The story of a match that lives in memory: in a browser, at a terminal, in a lesson, in a test. */
export class MemoryStory {
  match: Match;
  entries: readonly Entry[];
  readonly #states: Map<number, State>;

  constructor(match: Match, entries: readonly Entry[], states = new Map([[match.n, match.base]])) {
    this.match = match;
    this.entries = entries;
    this.#states = states;
  }

  /** From the first entry on. */
  static from({ match, entry }: Change): MemoryStory {
    return new MemoryStory(match, entry === null ? [] : [entry]);
  }

  take(change: Change): void {
    const { match, entry, voids, drops } = change;
    this.match = match;
    if (entry === null) return;
    this.entries = [...this.entries.filter(old => staysAfter(change, old)), entry];
    this.#states.set(match.n, match.base);
    if (voids === null && drops.length === 0) return;
    const left = new Set(this.entries.map(({ n }) => n));
    for (const n of this.#states.keys()) if (!left.has(n)) this.#states.delete(n);
  }

  /** The state after an entry, without what lay sealed then. */
  stateAt(n: number): State | undefined {
    return this.#states.get(n);
  }
}
