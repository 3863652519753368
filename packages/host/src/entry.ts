import type { MotionKind } from './motions/index.ts';
import { linkTexts, type Event, type LinkTexts, type Plain, type Seat } from '@corvo/core';

/** Who gave an answer. `server`: time ran out. `forced`: it was the only one. `instruction`: as its owner had left it. */
export type By = 'person' | 'bot' | 'server' | 'forced' | 'instruction';

/** One seat's answer to a request, with its line of notation. */
export interface Answer {
  readonly seat: Seat;
  readonly request: number;
  readonly choice: Plain | null; // in a story null only where an older server wrote down that a sealed answer was withdrawn
  readonly text: string;
  readonly by: By;
}

/** What an entry that is no action keeps besides. */
interface Circumstance {
  readonly agreed?: boolean; // undo: by consent of the table
  readonly by?: readonly Seat[]; // undo, vote: the others who consented
  readonly bot?: string | null; // resign, hand-over: who plays on; null: nobody, the game is over
  readonly host?: boolean; // hand-over: the host asked for it
  readonly late?: boolean; // hand-over: the time had run out
  readonly vote?: MotionKind | 'unpause'; // what was decided; a pause that ended
  readonly seconds?: number | null; // vote: for how long, or how much more
  readonly of?: Seat; // vote: whose seat is free from now on
  readonly from?: string; // back: by this name somebody had the seat until now
  readonly name?: string; // back: and by this one another has it from now on
}

/**
 * One entry of a table's story: something that everybody may know to have happened. What nobody has seen yet, such as a
 * sealed answer, is not in the story. `n` counts from 0, the start, and never goes back; an entry that was taken back
 * alone may be dropped, so there may be gaps.
 */
export interface Entry {
  readonly n: number;
  readonly kind: 'start' | 'action' | 'undo' | 'resign' | 'hand-over' | 'back' | 'vote';
  readonly seat: Seat | null; // who acted, asked for it, or whose seat it is about
  readonly answers: readonly Answer[]; // of an action: one, or all that a reveal opened
  readonly to: number | null; // undo: the table stands as it stood after this entry
  readonly redrawn: number | null; // undo: chance was drawn anew, for the so-manieth time
  readonly about: Circumstance;
  readonly revealed: boolean; // something hidden came out
  readonly hash: string; // of the state after it; empty where nobody has made it
  readonly events: readonly Event[];
  readonly at: number;
}

/** The parts of an entry that are stored as texts, and hashed onto the action before it. */
export type EntryTexts = LinkTexts;
export const textsOf = ({ answers, events }: Pick<Entry, 'answers' | 'events'>): EntryTexts =>
  linkTexts(
    answers.map(answer => ({ ...answer, choice: answer.choice as Plain })),
    events,
  );
