import type { Seat } from '../contract.ts';
import type { Catalogue } from '../messages.ts';
import type { OptionValue } from '../options.ts';
import type { Plain } from '../plain.ts';

/** What a figure of the table (`game.table.figures`) must be. */
export type Condition = { readonly figure: string } & (
  | { readonly is: Plain }
  | { readonly not: Plain }
  | { readonly oneOf: readonly Plain[] }
  | { readonly includes: string } // in a list, or within a text
  | { readonly lacks: string }
  | { readonly atLeast: number }
  | { readonly atMost: number }
);

/** A legal answer that misses the point, and by which figures it is known. */
export interface Mistake {
  readonly id: string; // `lesson.LESSON.STEP.ID` explains it
  readonly when: readonly Condition[]; // all of them; none: whatever is left
  readonly like: string; // an answer of this kind, in the notation: the tests give it
}

/** What the pupil is to answer. */
export interface LessonAnswer {
  readonly asks: string; // the question, as `Request.why`
  readonly show: string; // an answer that does it, in the notation
  /** What must have come of it once the others have played; without conditions every legal answer does. */
  readonly goal: readonly Condition[];
  /** In order: the first that fits is said. Where there is a goal the last one fits always. */
  readonly mistakes: readonly Mistake[];
}

/** One thing the teacher says (`lesson.LESSON.STEP`). */
export interface LessonStep {
  readonly id: string;
  readonly clause: string; // where the rulebook says it
  readonly answer?: LessonAnswer; // without it the step is only read
}

/** A short position that teaches one thing, played on the real rules. */
export interface Lesson {
  readonly id: string; // `lesson.LESSON` is its title, `lesson.LESSON.about` says what is learnt
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seat: Seat; // the pupil's
  readonly position: readonly string[];
  /** What the other seats answer, in the notation, one line per question; then, or where a line is empty, what a late seat does. */
  readonly others: Readonly<Record<Seat, readonly string[]>>;
  /** The last step is read: it sums up. */
  readonly steps: readonly LessonStep[];
}

/** The guided first game of one game. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly messages: Catalogue;
}
