import type { State } from '@corvo/core';
import type { Answer, Entry } from './entry.ts';
import type { Change, Match } from './match.ts';

/** The entries that are left once a change has come: what it makes void or replaces is dropped, a resignation never. */
function withChange(entries: readonly Entry[], { entry, voids, drops }: Change): Entry[] {
  const kept = entries.filter(old => {
    if (old.n === drops) return false;
    const isVoid = voids !== null && old.n > voids;
    return !isVoid || !isPlay(old);
  });
  return entry === null ? kept : [...kept, entry];
}

/** A move, or a going back without a trace: nothing else counts on it once it is void. */
const isPlay = ({ kind, redrawn }: Pick<Entry, 'kind' | 'redrawn'>): boolean =>
  kind === 'action' || (kind === 'undo' && redrawn === null);

/** As much of an entry as it takes to play it again. */
export type Playable = Pick<Entry, 'n' | 'kind' | 'seat' | 'to' | 'redrawn'> & {
  readonly answers: readonly Omit<Answer, 'text'>[];
};
/** An entry as a device keeps it: without what comes of playing it again. */
export interface KeptEntry extends Playable {
  readonly about: Entry['about'];
  readonly at: number;
}

function keptEntry({ n, kind, seat, to, redrawn, about, at, answers }: Entry): KeptEntry {
  const given = answers.map(({ seat: of, request, choice, by }) => ({ seat: of, request, choice, by }));
  return { n, kind, seat, to, redrawn, about, at, answers: given };
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

  /** What a device must keep of it beside its match, but for the start. */
  kept(): KeptEntry[] {
    return this.entries.filter(({ n }) => n > 0).map(keptEntry);
  }

  take(change: Change): void {
    const { match, entry, voids, drops } = change;
    this.match = match;
    if (entry === null) return;
    this.entries = withChange(this.entries, change);
    this.#states.set(match.n, match.base);
    if (voids === null && drops === null) return;
    const left = new Set(this.entries.map(({ n }) => n));
    for (const n of this.#states.keys()) if (!left.has(n)) this.#states.delete(n);
  }

  /** The state after an entry, without what lay sealed then. */
  stateAt(n: number): State | undefined {
    return this.#states.get(n);
  }
}
