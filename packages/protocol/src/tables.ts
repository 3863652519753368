import type { Outcome, Seat, View } from '@corvo/core';
import type { Moment, Note, Sitter } from '@corvo/host';
import { z } from 'zod';
import { count } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { TableSetup } from './setup.ts';

export const STATUSES = ['gathering', 'playing', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

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
  readonly watchers: readonly string[]; // the names of some of them
  readonly resigned: Seat | null; // the seat that I had and gave up: I only watch now, and keep my talk
  readonly replaced?: { readonly seat: Seat; readonly by: string }; // the seat that I had, and who has it now
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
  readonly order: TableSetup['order'];
  readonly sitters: readonly Pick<Sitter, 'seat' | 'name' | 'kind' | 'bot' | 'mine' | 'free'>[];
  readonly yourTurn: boolean;
  readonly leftMs?: number; // of my time, where it is my turn and a clock runs
  readonly waiting?: readonly Seat[]; // for whom the game waits, as far as this reader may know
  readonly host: boolean;
  readonly result: Outcome | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const LISTS = ['open', 'running', 'mine', 'played', 'finished'] as const;
/**
 * `GET /api/tables`: tables with an open seat; those that anybody may watch; mine that are not over, "your turn" first;
 * mine that are; all finished ones I may see.
 */
export const listTables = z.strictObject({
  list: z.enum(LISTS),
  before: z
    .string()
    .regex(/^\d{1,16}(~[\w-]{1,32})?$/)
    .optional(), // the last page's `next`
  limit: z.coerce.number().int().min(1).max(LIMITS.listed).default(LIMITS.listed),
});
export type ListTables = z.input<typeof listTables>;
export type TakenList = z.output<typeof listTables>;
export interface TableList {
  readonly tables: readonly TableSummary[];
  readonly next: string | null; // where the next page begins
}

/** `GET /api/tables/:id/moments?before=N`: a page of the story, for looking back. */
export const momentsBefore = z.strictObject({ before: z.coerce.number().pipe(count) });
export interface MomentPage {
  readonly after: number; // as in `Joined`
  readonly moments: readonly Moment[];
}

/** `GET /api/tables/:id/views/:n`: the view as it was after entry `n`. */
export const viewAt = z.strictObject({ id: z.string().max(32), n: z.coerce.number().pipe(count) });
export interface PastView {
  readonly n: number;
  readonly view: View;
}
