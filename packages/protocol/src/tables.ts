import type { Event, Outcome, Seat, View } from '@corvo/core';
import { z } from 'zod';
import type { RunningClock } from './clock.ts';
import { count } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { Note } from './notes.ts';
import type { TableSetup } from './setup.ts';

export const STATUSES = ['gathering', 'playing', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

/** Who sits where, as everybody at the table may know it. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string; // empty where nobody sits; a bot's is its label
  readonly kind: 'person' | 'bot' | 'open';
  readonly bot: string | null; // its strength, where a bot plays: also when it stands in for a person
  readonly present: boolean; // a person who is connected; bots always are
  readonly mine: boolean;
  readonly host: boolean;
  readonly resigned: boolean; // the bot in this seat stays
}

/** Somebody came to a seat, or left it, before the start. */
export interface Coming extends Note {
  readonly at: number;
}

/** A table as its own page shows it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly setup: TableSetup;
  readonly sitters: readonly Sitter[];
  readonly you: Seat | null; // null: a spectator, or somebody looking for a seat
  readonly host: boolean; // am I the host?
  readonly invitation: string | null; // path with the code; for those who sit here
  readonly stuck: boolean; // under way, and the rules of today cannot go on with it (CO-7.15)
  readonly watching: number; // spectators who are connected
  readonly comings: readonly Coming[]; // who sat down and got up before the start, oldest first; only the last of them
  readonly result: Outcome | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** One line of a list. */
export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: Status;
  readonly players: number;
  readonly sitters: readonly Pick<Sitter, 'seat' | 'name' | 'kind' | 'bot' | 'mine'>[];
  readonly yourTurn: boolean;
  readonly host: boolean;
  readonly result: Outcome | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const LISTS = ['open', 'mine', 'played', 'finished'] as const;
/**
 * `GET /api/tables`: tables with an open seat; mine that are not over, "your turn" first; mine that are; all finished
 * ones I may see.
 */
export const listTables = z.strictObject({
  list: z.enum(LISTS),
  before: z.coerce.number().int().min(0).optional(), // the last page's `next`
  limit: z.coerce.number().int().min(1).max(LIMITS.listed).default(LIMITS.listed),
});
export type ListTables = z.input<typeof listTables>;
export type TakenList = z.output<typeof listTables>;
export interface TableList {
  readonly tables: readonly TableSummary[];
  readonly next: number | null;
}

/**
 * One entry of a table's story, as this viewer may hear it. `n` counts entries from 1, and never goes back: taking back
 * is an entry of its own. 0 is the set-up.
 */
export interface Moment {
  readonly n: number;
  readonly kind: 'start' | 'action' | 'undo' | 'resign' | 'hand-over' | 'back';
  readonly seat: Seat | null; // who acted, or asked for it, or whose seat a bot plays from now on, or no longer
  readonly by: 'person' | 'bot' | 'server'; // `server`: the clock had run out
  readonly to: number | null; // undo: the table is as it was after this entry
  readonly text: string; // the action in the notation; empty where it is not for this viewer
  readonly events: readonly Event[];
  readonly note: Note | null; // what happened outside the game, for the log; null where the events say it all
  readonly at: number;
}

/** What taking back takes back: somebody's last action, and every one after it. */
export interface TakingBack {
  readonly from: number; // the entry of that action
  readonly moves: number; // how many actions that is, itself included
}

/** A wish to take back more than one may alone; everybody at the table must agree. */
export interface Proposal extends TakingBack {
  readonly id: string;
  readonly by: Seat;
  readonly to: number; // back to the state after this entry
  readonly agreed: readonly Seat[];
  readonly waiting: readonly Seat[];
}

/** What this viewer can take back. */
export interface Undo {
  readonly own: boolean; // without asking anybody
  readonly last: TakingBack | null; // null: there is nothing
  readonly proposal: Proposal | null;
}

/** Where the game stands for this viewer. */
export interface Standing {
  readonly n: number;
  readonly view: View;
  readonly undo: Undo;
  readonly clock: RunningClock | null; // null: nobody is pressed; also for spectators who see the table late
}

/** `GET /api/tables/:id/views/:n`: the view as it was after entry `n`. */
export const viewAt = z.strictObject({ id: z.string().max(32), n: z.coerce.number().pipe(count) });
export interface PastView {
  readonly n: number;
  readonly view: View;
}
