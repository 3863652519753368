import type { Game, Problem, Seat, State } from '@corvo/core';
import { refusals, type TakingBack } from '@corvo/protocol';
import type { Surroundings } from '../surroundings.ts';
import type { StoredTable } from '../storage/index.ts';
import { canGoOn, lineOf, replaysTrue, stateAt, type Step } from './story.ts';

/** A game that is going on, or over, in memory. */
export interface Play {
  readonly state: State;
  readonly line: readonly Step[]; // every action that counts
  readonly recent: ReadonlyMap<number, State>; // by entry, since the last settled point: what can be taken back quickly
}

export interface Loaded {
  readonly record: StoredTable;
  readonly play: Play | null; // null before the start
  readonly stuck: Problem | null; // why this game cannot go on
}

/** What the state after an action adds to a game. */
export function advanced(play: Play, step: Step, state: State): Play {
  const recent = new Map(step.settled ? [] : play.recent);
  return { state, line: [...play.line, step], recent: recent.set(step.n, state) };
}

/** The same game, back at an earlier entry of its line. */
export function goneBack(play: Play, to: number, state: State): Play {
  const line = play.line.filter(({ n }) => n <= to);
  const recent = new Map([...play.recent].filter(([n]) => n <= to));
  return { state, line, recent: recent.set(to, state) };
}

/** The last action of a seat with all that came after it, and the entry that going back leads to; null: it has none. */
export function lastOf(line: Play['line'], seat: Seat): (TakingBack & { readonly to: number }) | null {
  const place = line.findLastIndex(step => step.seat === seat);
  const step = line[place];
  if (step === undefined) return null;
  return { from: step.n, moves: line.length - place, to: line[place - 1]?.n ?? 0 };
}

/**
 * Brings a stored game back (section 12 of the design, CO-7.15): under the same rules from its newest snapshot; under
 * newer ones it is replayed, and where every hash agrees it adopts them; where not, it goes on from the snapshot, and its
 * story is no longer a record that proves itself.
 */
export async function load(around: Surroundings, game: Game, stored: StoredTable): Promise<Loaded> {
  if (stored.status === 'gathering') return { record: stored, play: null, stuck: null };
  const { storage } = around;
  const entries = await storage.entries(stored.id, -1);
  const line = lineOf(entries).map(({ n, seat, settled }) => ({ n, seat, settled }));
  const snapshot = await storage.snapshot(stored.id, stored.n);
  const sameRules = stored.rules === game.rules;
  const state = snapshot?.n === stored.n ? snapshot.state : await stateAt(storage, game, stored, stored.n);
  const stuck = stored.status === 'playing' && !canGoOn(game, state) ? refusals.cannotResume() : null;
  const record =
    sameRules || stuck !== null // it stays the record of the rules it was played under
      ? stored
      : { ...stored, rules: game.rules, isRecord: stored.isRecord && replaysTrue(game, stored, entries) };
  return { record, play: { state, line, recent: new Map([[stored.n, state]]) }, stuck };
}
