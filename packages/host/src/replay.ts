import type { Game, State, Transition } from '@corvo/core';
import type { Answer, Entry } from './entry.ts';
import type { Kept, Match } from './match.ts';
import { clocksUntil } from './clocks/index.ts';
import { marksOf, type Line } from './line.ts';
import { drawn, resigned } from './seats.ts';

/** As much of an entry as it takes to play it again. */
interface Playable extends Pick<Entry, 'n' | 'kind' | 'seat' | 'to' | 'redrawn'>, Partial<Pick<Entry, 'about'>> {
  readonly answers: readonly Omit<Answer, 'text'>[];
}

type Hear = (
  n: number,
  given: Playable['answers'][number],
  before: State,
  step: Extract<Transition, { ok: true }>,
) => void;

/** The state after the answers of entry `n`. Throws where one of them no longer fits. */
export function answered(
  game: Game,
  before: State,
  { n, answers }: Pick<Playable, 'n' | 'answers'>,
  hear?: Hear,
): State {
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
  entries: readonly Playable[],
  hear?: Hear,
): Map<number, State> {
  const states = new Map([[from.n, from.state]]);
  let { state } = from;
  for (const entry of entries) {
    const { n, kind, seat, to, redrawn, about } = entry;
    if (kind === 'resign' && seat !== null) state = resigned(game, state, seat);
    else if (kind === 'vote') state = about?.vote === 'draw' ? drawn(state) : state;
    else if (kind === 'undo') {
      const back = states.get(to ?? 0);
      if (back === undefined) throw new Error(`entry ${n} leads back behind what is known`);
      state = redrawn === null ? back : game.redraw(back, redrawn);
    } else state = answered(game, state, entry, hear);
    states.set(n, state);
  }
  return states;
}

/** What older servers kept of the clock: one end for all who are asked, and the last question that was given time. */
interface Older {
  readonly deadline?: { readonly newest: number; readonly at: number } | null;
}

/** A match as it was kept, whose story has come to entry `n`. Throws where a sealed answer no longer fits. */
export function resumed(fresh: Match, n: number, line: Line, { deadline, ...kept }: Partial<Kept> & Older): Match {
  const { counted: _, ...known } = line;
  const match = { ...fresh, n, ...known, line: marksOf(line), ...kept, passing: [kept.passing ?? []].flat() }; // it was one, or null
  const back = { ...match, state: answered(fresh.game, fresh.base, { n, answers: match.sealed }) };
  return deadline ? { ...back, clocks: clocksUntil(back, deadline) } : back;
}
