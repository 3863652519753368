import type { Event, OptionValues, Seat, State } from '@corvo/core';
import { NO_CLOCKS } from './clocks/index.ts';
import type { Entry } from './entry.ts';
import type { Match } from './match.ts';

/** What a command came to. */
export interface Change {
  readonly match: Match;
  readonly entry: Entry | null; // null: the story gains nothing
  readonly voids: number | null; // what was played after this entry need not be kept
  readonly drops: readonly number[]; // these entries say nothing any more: the new one replaces them
  readonly hears: 'all' | Seat | null; // who is told; null: nobody, it is as it was
}

/** What there is of a match before its first state. */
export type Setting = Pick<Match, 'game' | 'clockwork' | 'resting' | 'owners' | 'seed' | 'terms'>;

/** A new game, and the first entry of its story. */
export function begin(setting: Setting, options: OptionValues, at: number): Change {
  const events: Event[] = [];
  const seats = setting.owners.map(({ seat }) => seat);
  const state = setting.game.setup(options, seats, setting.seed, event => events.push(event));
  return opened(matchOf(setting, state, at), events, at);
}

/** The first entry of a match that stands at its beginning. */
export const opened = (match: Match, events: readonly Event[], at: number): Change =>
  entered({ ...match, n: -1 }, { kind: 'start', seat: null, at, events });

/** A match that stands at the beginning of its story. */
export function matchOf(setting: Setting, state: State, at: number): Match {
  const counts = { n: 0, since: 0, floor: 0, rewinds: 0, redraws: 0, drawn: 0, wishes: 0, wished: 0, backs: 0 };
  const moved = { newest: 0, count: 0 };
  const nothing = { line: [], sealed: [], wish: null, paused: null, motion: null, moved, practised: null, passing: [] };
  const kept = { clocks: NO_CLOCKS, instructions: {} };
  const match = { ...setting, ...counts, ...nothing, ...kept, base: state, state };
  return timed(match, at);
}

/** A match with the clocks of what is asked now. */
export const timed = (match: Match, at: number): Match =>
  match.clockwork === null ? match : { ...match, clocks: match.clockwork.clocksFor(match, at) };

/** A change without an entry. `hears: null`: nothing changed. */
export function told(match: Match, hears: Change['hears'] = 'all'): Change {
  return { match, entry: null, voids: null, drops: [], hears };
}

/** A change that everybody hears of: what its entry says, and where the match goes on from. */
export function entered(
  match: Match,
  says: Pick<Entry, 'kind' | 'seat' | 'at'> & Partial<Entry>,
  next: Partial<Match> = {},
): Change {
  const n = match.n + 1;
  const after = { ...match, ...next, n };
  const empty = { answers: [], to: null, redrawn: null, about: {}, revealed: says.kind !== 'undo', events: [] };
  return { ...told(timed(after, says.at)), entry: { ...empty, n, hash: '', ...says } };
}
