import { hashOf, type Game, type State } from '@corvo/core';
import type { Entry } from './entry.ts';
import { LONGEST_LINE, type Change, type Mark, type Match } from './match.ts';
import { resigned } from './seats.ts';

/** What an entry tells about the line of a story; its events are not needed for that. */
export type Outline = Pick<Entry, 'n' | 'kind' | 'answers' | 'to' | 'redrawn' | 'revealed'>;

/** An entry that counts, with the number of the drawing where chance was drawn anew before it. */
export interface Counted<E extends Outline = Outline> {
  readonly entry: E;
  readonly before: number;
  readonly redrawn: number | null;
}

/** Where a story has come to. */
export interface Line<E extends Outline = Outline> {
  readonly counted: readonly Counted<E>[];
  readonly since: number;
  readonly floor: number;
  readonly rewinds: number;
  readonly redraws: number;
}

/** The actions that count after the last of these entries, from the start on; what was taken back is left out. */
export function lineOf<E extends Outline>(entries: readonly E[]): Line<E> {
  let counted: Counted<E>[] = [];
  const drawn = new Map<number, number>(); // by the undo after which chance was another
  let [since, floor, rewinds, redraws] = [0, 0, 0, 0];
  for (const entry of entries) {
    if (entry.kind === 'action') {
      counted.push({ entry, before: since, redrawn: drawn.get(since) ?? null });
      since = entry.n;
    } else if (entry.kind === 'undo') {
      const to = entry.to ?? 0;
      counted = counted.filter(one => one.entry.n <= to);
      since = entry.redrawn === null ? to : entry.n;
      if (entry.redrawn !== null) drawn.set(entry.n, entry.redrawn);
      redraws = Math.max(redraws, entry.redrawn ?? 0);
      rewinds++;
    } else if (entry.kind === 'resign') floor = entry.n;
  }
  return { counted, since, floor, rewinds, redraws };
}

/** The marks of a line, as a match keeps them. */
export const marksOf = ({ counted }: Line): Mark[] =>
  counted.slice(-LONGEST_LINE).map(({ entry: { n, answers, revealed }, before }) => ({
    n,
    before,
    answers: answers.map(({ seat, by }) => ({ seat, by })),
    revealed,
  }));

/** The state after an action, played again. */
function played(game: Game, before: State, { n, answers }: Entry): State {
  let state = before;
  for (const { seat, request, choice } of answers) {
    const step = game.apply(state, { seat, request, choice });
    if (!step.ok) throw new Error(`entry ${n} can no longer be played: ${step.problem.code}`);
    state = step.state;
  }
  return state;
}

/** Does playing these entries from a state on need anything from before it? */
export const leadsBehind = (entries: readonly Outline[], n: number): boolean =>
  entries.some(({ kind, to }) => kind === 'undo' && (to ?? 0) < n);

/** Plays the entries that follow a state, and answers the state after each; the last one stands at the end. */
export function replay(
  game: Game,
  from: { readonly n: number; readonly state: State },
  entries: readonly Entry[],
): State[] {
  const after = new Map([[from.n, from.state]]);
  let state = from.state;
  for (const entry of entries) {
    if (entry.kind === 'action') state = played(game, state, entry);
    else if (entry.kind === 'resign' && entry.seat !== null) state = resigned(game, state, entry.seat);
    else if (entry.kind === 'undo') {
      const before = after.get(entry.to ?? 0);
      if (before === undefined) throw new Error(`entry ${entry.n} leads back behind what is known`);
      state = entry.redrawn === null ? before : game.redraw(before, entry.redrawn);
    }
    after.set(entry.n, state);
  }
  return [...after.values()];
}

/** Does playing the whole game again under today's rules give every state as it was stored? */
export function replaysTrue(game: Game, start: State, startHash: string | null, entries: readonly Entry[]): boolean {
  try {
    if (hashOf(start) !== startHash) return false;
    const story = entries.filter(({ n }) => n > 0);
    const states = replay(game, { n: 0, state: start }, story);
    return story.every(
      ({ kind, hash }, place) => kind !== 'action' || hash === '' || hashOf(states[place + 1]) === hash,
    );
  } catch {
    return false;
  }
}

/** The entries that are left once a change has come: what it makes void or replaces is dropped, a resignation never. */
export function withChange(entries: readonly Entry[], { entry, voids, drops }: Change): Entry[] {
  const kept = entries.filter(old => {
    if (old.n === drops) return false;
    const isVoid = voids !== null && old.n > voids;
    return !isVoid || !isPlay(old);
  });
  return entry === null ? kept : [...kept, entry];
}

/** A move, or a going back without a trace: nothing else counts on it once it is void. */
export const isPlay = ({ kind, redrawn }: Pick<Entry, 'kind' | 'redrawn'>): boolean =>
  kind === 'action' || (kind === 'undo' && redrawn === null);

/** The story of a match that lives in memory: in a browser, at a terminal, in a lesson, in a test. */
export class MemoryStory {
  match: Match;
  entries: readonly Entry[];
  readonly #states = new Map<number, State>();

  constructor({ match, entry }: Change) {
    this.match = match;
    this.entries = entry === null ? [] : [entry];
    this.#states.set(match.n, match.base);
  }

  take(change: Change): void {
    this.match = change.match;
    this.entries = withChange(this.entries, change);
    if (change.entry !== null) this.#states.set(change.match.n, change.match.base);
  }

  /** The state after an entry, without what lay sealed then. */
  stateAt(n: number): State | undefined {
    return this.#states.get(n);
  }
}
