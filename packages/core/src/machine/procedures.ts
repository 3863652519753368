import type { GameTypes, Seat, View } from '../contract.ts';
import type { Plain } from '../plain.ts';
import type { Problem } from '../problem.ts';
import type { Rng } from '../random.ts';
import type { Draft } from './draft.ts';
import type { Frame } from './frame.ts';

/** The steps of every procedure, by name and in order: the table of contents of a rulebook. */
export type FlowTable = Readonly<Record<string, readonly string[]>>;

/** What a sentence is about, in ids and numbers. */
export type About = Readonly<Record<string, Plain>>;

/**
 * One step: one line of the rulebook. Who says which ask it makes has the choice joined to it: the machine has checked
 * the form of an answer before the step sees it. The members are methods, so that a step with a narrower frame, ask and
 * choice is still a step of its game.
 */
export interface StepCode<
  G extends GameTypes = GameTypes,
  F extends Frame = Frame,
  A extends G['ask'] = G['ask'],
  C extends G['choice'] = G['choice'],
> {
  /** The word between seat and choice in the notation, such as `declares`; without it, the usual one of the game. */
  readonly verb?: string | ((choice: string, why: string) => string);
  /** Automatic work. May push frames, ask seats, jump to another step, or do nothing. */
  enter?(game: Draft<G>, frame: F): void;
  /** What the viewing seat is asked; computed from its view each time, never stored. */
  ask?(view: View<G>, frame: F, seat: Seat): A;
  /**
   * The kind of the question, where `refuse` alone decides every well-formed choice: then one choice is checked without
   * making the list of all. The battery holds that `refuse` and the list agree.
   */
  readonly decides?: A['kind'];
  /** A refusal that teaches, for a well-formed choice; what it lets pass must still be among what is asked. */
  refuse?(view: View<G>, frame: F, seat: Seat, choice: C): Problem | undefined;
  /** Replaces the shape's own sampling where not every answer of that shape is legal. */
  sample?(view: View<G>, frame: F, ask: A, rng: Rng): C;
  list?(view: View<G>, frame: F, ask: A, limit: number): C[] | undefined;
  /** What is played for a seat whose clock has run out; without it, the game says it by the shape of the question. */
  late?(view: View<G>, frame: F, seat: Seat): C;
  /** What the sentence of the question names: which battle, which area, how much Power. */
  about?(open: G['open'], frame: F, seat: Seat): About;
  /** What the answer of a seat does at once. */
  answer?(game: Draft<G>, frame: F, seat: Seat, choice: C): void;
  /** What the sealed answers do, all together, once the last one is in. */
  reveal?(game: Draft<G>, frame: F, answers: ReadonlyMap<Seat, C>): void;
}

export type Procedure<G extends GameTypes = GameTypes> = Readonly<Record<string, StepCode<G>>>;
export type ProcedureTable<G extends GameTypes = GameTypes> = Readonly<Record<string, Procedure<G>>>;

/** "As soon as" and "at any moment" sentences. Answers true when it changed something. */
export type StandingCheck<G extends GameTypes = GameTypes> = (game: Draft<G>) => boolean;
