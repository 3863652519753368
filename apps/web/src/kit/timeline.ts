import {
  playedUnder,
  playRecorded,
  type Event,
  type GameRecord,
  type Game,
  type Seat,
  type State,
  type View,
} from '@corvo/core';
import type { Moment } from '../session/session.ts';

/** A recorded game with everything needed to look at it moment by moment. */
export interface Timeline {
  readonly game: Game;
  readonly states: readonly State[];
  readonly moments: readonly Moment[];
}

/** What a record does not say: when it was, and what happened beside the game. */
const NOBODY = { by: 'person', to: null, notes: [], at: 0 } as const;

/** Builds the time line of a record whose actions the rules accept; nothing is checked here but that. */
export function timelineOf(game: Game, { header, actions, end }: GameRecord): Timeline {
  const events: Event[][] = [[]];
  let state = playedUnder(game, header.rules).setup(header.options, header.seats, end.seed, event =>
    events[0]?.push(event),
  );
  const states = [state];
  const moments: Moment[] = [{ ...NOBODY, n: 0, kind: 'start', seat: null, text: '', events: events[0] ?? [] }];
  for (const action of actions) {
    const { n, seat, text } = action;
    const step = playRecorded(game, state, action);
    if (!step.ok) break;
    state = step.state;
    states.push(state);
    moments.push({ ...NOBODY, n, kind: 'action', seat, text, events: step.events });
  }
  return { game, states, moments };
}

/** After the end all may be seen; a spectator's view shows what was open. */
export function viewOf({ game, states }: Timeline, n: number, seat: Seat | null): View {
  const at = Math.max(0, Math.min(states.length - 1, n));
  return game.view(states[at] as State, seat);
}

/** The moment that an address names (`#12`, or `#12.DATA` where it carries the game); the start where it names none. */
export function momentOf(hash: string, last: number): number {
  const [, digits] = /^#(\d{1,6})(?:\.|$)/.exec(hash) ?? [];
  return digits === undefined ? 0 : Math.min(last, Number(digits));
}

/** The next moment while playing; undefined at the end. */
export const nextMoment = (n: number, last: number): number | undefined => (n < last ? n + 1 : undefined);
