import type { Game, State, Step } from '@corvo/core';
import type { Answer, Entry } from './entry.ts';
import type { Change, Kept, Match } from './match.ts';
import { lineOf, marksOf, type Line } from './line.ts';
import { resigned } from './seats.ts';
import { MemoryStory, type KeptEntry, type Playable } from './story.ts';

type Hear = (n: number, answer: Omit<Answer, 'text'>, before: State, step: Extract<Step, { ok: true }>) => void;

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
    hear?.(n, answer, state, step);
    ({ state } = step);
  }
  return state;
}

/** Plays the entries that follow a state, and answers the state after each; the last one stands at the end. */
export function replay(
  game: Game,
  from: { readonly n: number; readonly state: State },
  entries: readonly Playable[],
  hear?: Hear,
): Map<number, State> {
  const states = new Map([[from.n, from.state]]);
  let { state } = from;
  for (const entry of entries) {
    state = after(game, state, entry, n => states.get(n), hear);
    states.set(entry.n, state);
  }
  return states;
}

/** A match as it was kept, whose story has come to entry `n`. Throws where a sealed answer no longer fits. */
export function resumed(fresh: Match, n: number, line: Line, kept: Partial<Kept>): Match {
  const { counted: _, ...known } = line;
  const match = { ...fresh, n, ...known, line: marksOf(line), ...kept };
  const sealed: Playable = { n, kind: 'action', seat: null, answers: match.sealed, to: null, redrawn: null };
  return { ...match, state: after(fresh.game, fresh.base, sealed, () => undefined) };
}

/** A story that was kept, told again from its start. Throws where the rules of today cannot play it. */
export function retell(
  { match, entry: first }: Change,
  kept: readonly KeptEntry[],
  beside: Partial<Kept>,
): MemoryStory {
  const { game } = match;
  const told = new Map(
    kept.map(entry => [entry.n, { ...entry, answers: [], revealed: entry.kind !== 'undo', events: [], hash: '' }]),
  ) as Map<number, Entry>;
  const hear: Hear = (n, answer, before, { revealed, events }) => {
    const entry = told.get(n) as Entry;
    const text = game.write(game.view(before, answer.seat), answer);
    told.set(n, { ...entry, revealed, events, answers: [...entry.answers, { ...answer, text }] });
  };
  const states = replay(game, { n: match.n, state: match.base }, kept, hear);
  const all = [...(first === null ? [] : [first]), ...told.values()];
  const base = [...states.values()].at(-1) ?? match.base;
  const fresh = { ...match, base, state: base };
  return new MemoryStory(resumed(fresh, kept.at(-1)?.n ?? 0, lineOf(all), beside), all, states);
}
