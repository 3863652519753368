import type { Seat } from '@corvo/core';
import type { StoredSeat, StoredTable } from '../storage/index.ts';

export const emptySeat = (seat: Seat): StoredSeat => ({ seat, person: null, name: '', bot: null, resigned: false });
export const botSeat = (seat: Seat, bot: string): StoredSeat => ({
  seat,
  person: null,
  name: bot,
  bot,
  resigned: false,
});
export const personSeat = (seat: Seat, person: string, name: string): StoredSeat => ({
  seat,
  person,
  name,
  bot: null,
  resigned: false,
});

export const isOpen = ({ person, bot }: StoredSeat): boolean => person === null && bot === null;

/** Does a person decide here now? */
export const isPlayed = ({ person, bot }: StoredSeat): boolean => person !== null && bot === null;

export const seatNamed = (table: StoredTable, seat: Seat): StoredSeat | undefined =>
  table.seats.find(other => other.seat === seat);

/** Where somebody sits. Who has resigned sits there no more. */
export const seatOf = (table: StoredTable, person: string): StoredSeat | undefined =>
  table.seats.find(seat => seat.person === person && !seat.resigned);

export const withSeat = (table: StoredTable, changed: StoredSeat): readonly StoredSeat[] =>
  table.seats.map(seat => (seat.seat === changed.seat ? changed : seat));
