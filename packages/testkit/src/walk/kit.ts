import type { Game, GameTypes, Seat, State } from '@corvo/core';

/** Says what is wrong with a state; undefined when nothing is. A method's type, so that a kit of one game is a kit. */
export type Invariant<G extends GameTypes = GameTypes> = { broken(state: State<G>): string | undefined }['broken'];

/** A game with what the battery must know about it. Only the game itself is needed. */
export interface Kit<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** How many of each kind of piece there are, wherever they lie. The counts may never change. */
  pieces?(state: State<G>): Readonly<Record<string, number>>;
  /** What must hold after every action. */
  readonly invariants?: readonly Invariant<G>[];
  /** Ids that this seat (or a spectator) may not see now; looked for in its view and in the events told to it. */
  secrets?(state: State<G>, seat: Seat | null): readonly string[];
  /** Can the table notation hold this position? Without this, the notation of positions is not tested. */
  tableHolds?(state: State<G>): boolean;
  /** Every game ends within so many actions. */
  readonly mostActions?: number;
}

export const MOST_ACTIONS = 5_000;
