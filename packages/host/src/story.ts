import { hashOf, type Event, type Game, type State, type Step } from '@corvo/core';
import type { Answer, Entry } from './entry.ts';
import { LONGEST_LINE, type Change, type Kept, type Mark, type Match } from './match.ts';
import { resigned } from './seats.ts';

/** What an entry tells about the line of a story; its events are not needed for that. */
export type Outline = Pick<Entry, 'n' | 'kind' | 'answers' | 'to' | 'redrawn' | 'revealed'>;

/** An entry that counts, with the number of the drawing where chance was drawn anew before it. */
interface Counted<E extends Outline = Outline> {
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

/** As much of an entry as it takes to play it again. */
type Playable = Pick<Entry, 'n' | 'kind' | 'seat' | 'to' | 'redrawn'> & {
  readonly answers: readonly Omit<Answer, 'text'>[];
};
type Hear = (answer: Omit<Answer, 'text'>, before: State, step: Extract<Step, { ok: true }>) => void;

/** The state after an entry, played again on the one before it; `stateAt` knows those to which the table goes back. */
function after(
  game: Game,
  before: State,
  { n, kind, seat, answers, to, redrawn }: Playable,
  stateAt: (n: number) => State | undefined,
  hear?: Hear,
): State {
  if (kind === 'resign' && seat !== null) return resigned(game, before, seat);
  if (kind === 'undo') {
    const back = stateAt(to ?? 0);
    if (back === undefined) throw new Error(`entry ${n} leads back behind what is known`);
    return redrawn === null ? back : game.redraw(back, redrawn);
  }
  let state = before;
  for (const answer of answers) {
    const { seat: by, request, choice } = answer;
    const step = game.apply(state, { seat: by, request, choice });
    if (!step.ok) throw new Error(`entry ${n} can no longer be played: ${step.problem.code}`);
    hear?.(answer, state, step);
    ({ state } = step);
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
  entries: readonly Playable[],
): State[] {
  const states = new Map([[from.n, from.state]]);
  let { state } = from;
  for (const entry of entries) {
    state = after(game, state, entry, n => states.get(n));
    states.set(entry.n, state);
  }
  return [...states.values()];
}

/** A match as it was kept, whose story has come to entry `n`. Throws where a sealed answer no longer fits. */
export function resumed(fresh: Match, n: number, line: Line, kept: Partial<Kept>): Match {
  const { since, floor, rewinds, redraws } = line;
  const match = { ...fresh, n, since, floor, rewinds, redraws, line: marksOf(line), ...kept };
  const sealed: Playable = { n, kind: 'action', seat: null, answers: match.sealed, to: null, redrawn: null };
  return { ...match, state: after(fresh.game, fresh.base, sealed, () => undefined) };
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
function withChange(entries: readonly Entry[], { entry, voids, drops }: Change): Entry[] {
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
  readonly #states = new Map<number, State>();

  constructor({ match, entry }: Change) {
    this.match = match;
    this.entries = entry === null ? [] : [entry];
    this.#states.set(match.n, match.base);
  }

  /** A story that was kept, told again from its start. Throws where the rules of today cannot play it. */
  static again(start: Change, entries: readonly KeptEntry[], kept: Partial<Kept>): MemoryStory {
    const story = new MemoryStory(start);
    const { game } = start.match;
    let base = start.match.base;
    const all = entries.map((entry): Entry => {
      const heard = { answers: [] as Answer[], revealed: entry.kind !== 'undo', events: [] as readonly Event[] };
      base = after(
        game,
        base,
        entry,
        n => story.stateAt(n),
        (answer, before, { revealed, events }) => {
          const text = game.write(game.view(before, answer.seat), answer);
          Object.assign(heard, { revealed, events, answers: [...heard.answers, { ...answer, text }] });
        },
      );
      story.#states.set(entry.n, base);
      return { ...entry, ...heard, hash: '' };
    });
    story.entries = [...story.entries, ...all];
    const fresh = { ...start.match, base, state: base };
    story.match = resumed(fresh, all.at(-1)?.n ?? 0, lineOf(story.entries), kept);
    return story;
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

  /** Every entry with the hash of the state after it, which is not kept. */
  proven(): Entry[] {
    return this.entries.map(entry => (entry.hash === '' ? { ...entry, hash: hashOf(this.stateAt(entry.n)) } : entry));
  }
}
