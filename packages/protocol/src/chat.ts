import type { Seat } from '@corvo/core';

/** One thing that was said. Ids count from 1 in each channel by itself, so that they tell nothing about the others. */
export interface ChatLine {
  readonly id: number;
  readonly channel: string; // `table`, or the two seats of a private conversation joined by `+`
  readonly from: string; // a name
  readonly seat: Seat | null; // null: somebody who does not sit at the table
  readonly text: string;
  readonly at: number;
}

export const TABLE_CHANNEL = 'table';

/** The channel of a private conversation: the same whoever of the two asks. */
export function privateChannel(a: Seat, b: Seat): string {
  return a < b ? `${a}+${b}` : `${b}+${a}`;
}

/** The two seats of a private channel; undefined for the table's own. */
export function seatsOfChannel(channel: string): readonly [Seat, Seat] | undefined {
  const [a, b] = channel.split('+');
  return a !== undefined && b !== undefined ? [a, b] : undefined;
}

/** How far somebody has read, by channel. */
export type ReadMarks = { readonly [channel: string]: number };
