import type { GameTypes, Seat, View } from '../contract.ts';
import type { Problem } from '../problem.ts';
import type { Rng } from '../random.ts';
import type { Draft } from './draft.ts';
import type { Frame } from './frame.ts';

/** The steps of every procedure, by name and in order: the table of contents of a rulebook. */
export type FlowTable = Readonly<Record<string, readonly string[]>>;

/** One step: one line of the rulebook. */
export interface StepCode<G extends GameTypes = GameTypes, F extends Frame = Frame> {
  /** Automatic work. May push frames, ask seats, jump to another step, or do nothing. */
  enter?(game: Draft<G>, frame: F): void;
  /** What the viewing seat is asked; computed from its view each time, never stored. */
  ask?(view: View<G>, frame: F, seat: Seat): G['ask'];
  /**
   * The kind of the question, where `refuse` alone decides every well-formed choice: then one choice is checked without
   * making the list of all. The battery holds that `refuse` and the list agree.
   */
  readonly decides?: G['ask']['kind'];
  /** A refusal that teaches, for a well-formed choice; what it lets pass must still be among what is asked. */
  refuse?(view: View<G>, frame: F, seat: Seat, choice: G['choice']): Problem | undefined;
  /** Replaces the shape's own sampling where not every answer of that shape is legal. */
  sample?(view: View<G>, frame: F, ask: G['ask'], rng: Rng): G['choice'];
  list?(view: View<G>, frame: F, ask: G['ask'], limit: number): G['choice'][] | undefined;
  /** What the answer of a seat does at once. */
  answer?(game: Draft<G>, frame: F, seat: Seat, choice: G['choice']): void;
  /** What the sealed answers do, all together, once the last one is in. */
  reveal?(game: Draft<G>, frame: F, answers: ReadonlyMap<Seat, G['choice']>): void;
}

export type Procedure<G extends GameTypes = GameTypes> = Readonly<Record<string, StepCode<G>>>;
export type ProcedureTable<G extends GameTypes = GameTypes> = Readonly<Record<string, Procedure<G>>>;

/** "As soon as" and "at any moment" sentences. Answers true when it changed something. */
export type StandingCheck<G extends GameTypes = GameTypes> = (game: Draft<G>) => boolean;
