import type { Game, State, Step } from '@corvo/core';
import type { Entry } from './entry.ts';
import type { Change } from './change.ts';
import type { Kept, Match } from './match.ts';
import { lineOf, marksOf, type Line } from './line.ts';
import { resigned } from './seats.ts';
import { MemoryStory, type KeptEntry } from './story.ts';

type Hear = (n: number, given: KeptEntry['answers'][number], before: State, step: Extract<Step, { ok: true }>) => void;

/** The state after the answers of entry `n`. Throws where one of them no longer fits. */
function answered(game: Game, before: State, { n, answers }: Pick<KeptEntry, 'n' | 'answers'>, hear?: Hear): State {
  let state = before;
  for (const answer of answers) {
    const { seat, request, choice } = answer;
    const step = game.apply(state, { seat, request, choice });
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
  entries: readonly KeptEntry[],
  hear?: Hear,
): Map<number, State> {
  const states = new Map([[from.n, from.state]]);
  let { state } = from;
  for (const entry of entries) {
    const { n, kind, seat, to, redrawn } = entry;
    if (kind === 'resign' && seat !== null) state = resigned(game, state, seat);
    else if (kind === 'undo') {
      const back = states.get(to ?? 0);
      if (back === undefined) throw new Error(`entry ${n} leads back behind what is known`);
      state = redrawn === null ? back : game.redraw(back, redrawn);
    } else state = answered(game, state, entry, hear);
    states.set(n, state);
  }
  return states;
}

/** A match as it was kept, whose story has come to entry `n`. Throws where a sealed answer no longer fits. */
export function resumed(fresh: Match, n: number, line: Line, kept: Partial<Kept>): Match {
  const { counted: _, ...known } = line;
  const match = { ...fresh, n, ...known, line: marksOf(line), ...kept };
  return { ...match, state: answered(fresh.game, fresh.base, { n, answers: match.sealed }) };
}

/** A story that was kept, told again from its start. Throws where the rules of today cannot play it. */
export function retell(
  { match, entry: first }: Change,
  kept: readonly KeptEntry[],
  beside: Partial<Kept>,
): MemoryStory {
  const { game } = match;
  const heard = new Map<number, Pick<Entry, 'answers' | 'revealed' | 'events'>>();
  const hear: Hear = (n, answer, before, { revealed, events }) => {
    const text = game.write(game.view(before, answer.seat), answer);
    heard.set(n, { answers: [...(heard.get(n)?.answers ?? []), { ...answer, text }], revealed, events });
  };
  const states = replay(game, { n: match.n, state: match.base }, kept, hear);
  const told = kept.map((entry): Entry => {
    const silent = { answers: [], revealed: entry.kind !== 'undo', events: [] };
    return { ...entry, hash: '', ...silent, ...heard.get(entry.n) };
  });
  const all = first === null ? told : [first, ...told];
  const base = [...states.values()].at(-1) ?? match.base;
  const fresh = { ...match, base, state: base };
  return new MemoryStory(resumed(fresh, kept.at(-1)?.n ?? 0, lineOf(all), beside), all, states);
}
