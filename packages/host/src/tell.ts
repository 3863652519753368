import type { Event, Seat } from '@corvo/core';
import type { By, Entry } from './entry.ts';
import type { Note } from './notes/notes.ts';

/** Who sits where, as everybody at the table may know it. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string; // empty where nobody sits; a bot's is its label
  readonly kind: 'person' | 'bot' | 'open';
  readonly bot: string | null; // its strength, where a bot plays: also when it stands in for a person
  readonly present: boolean; // a person who is connected; bots always are
  readonly mine: boolean; // may I answer for this seat from here?
  readonly host: boolean;
  readonly resigned: boolean; // the bot in this seat stays
  readonly free?: true; // somebody else may take it over (CO-7.24)
}

/** One entry of a table's story, as one viewer may hear it. */
export interface Moment {
  readonly n: number; // it only grows; there may be gaps where something was taken back alone
  readonly kind: Entry['kind'];
  readonly seat: Seat | null; // who acted, or asked for it, or whose seat a bot plays from now on, or no longer
  readonly by: By;
  readonly revealed?: readonly Seat[]; // whose answers came out together, where it was more than one
  readonly to: number | null; // undo: the table is as it was after this entry
  readonly text: string; // the action in the notation; empty where it is not for this viewer
  readonly events: readonly Event[];
  readonly notes: readonly Note[]; // what happened outside the game, for the log
  readonly at: number;
}

const isFor = (event: Event, seat: Seat | null): boolean =>
  event.to === 'all' || (seat !== null && event.to.includes(seat));

/**
 * One entry as a seat, or a spectator, may hear it. The notation may name what a seat keeps secret, so it is for that
 * seat alone; when the game is over everybody may hear everything.
 */
export function momentFor(entry: Entry, viewer: Seat | null, isOver: boolean, notes: readonly Note[]): Moment {
  const { n, kind, seat, answers, to, at, events } = entry;
  const by = answers.at(-1)?.by ?? (kind === 'start' ? 'server' : 'person');
  const read = isOver ? answers : answers.filter(answer => viewer !== null && answer.seat === viewer);
  return {
    n,
    kind,
    seat,
    by: by === 'instruction' ? 'person' : by, // an instruction answers as its owner would: by hand
    ...(answers.length > 1 ? { revealed: answers.map(answer => answer.seat) } : {}),
    to,
    text: read.map(({ text }) => text).join('; '),
    events: isOver ? events : events.filter(event => isFor(event, viewer)),
    notes,
    at,
  };
}
