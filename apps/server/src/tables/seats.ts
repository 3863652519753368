import type { Seat } from '@corvo/core';
import type { Owner } from '@corvo/host';
import type { StoredTable } from '../storage/index.ts';

export const emptySeat = (seat: Seat): Owner => ({ seat, person: null, name: '', bot: null, resigned: false });
export const botSeat = (seat: Seat, bot: string): Owner => ({
  seat,
  person: null,
  name: bot,
  bot,
  resigned: false,
});
export const personSeat = (seat: Seat, person: string, name: string): Owner => ({
  seat,
  person,
  name,
  bot: null,
  resigned: false,
});

export const isOpen = ({ person, bot }: Owner): boolean => person === null && bot === null;

/** Does a person play here now? For those who are gone, or have handed over, a bot does. */
export const isPlayedByPerson = ({ person, bot, resigned }: Owner): boolean =>
  person !== null && bot === null && !resigned;

/** Does no person play? A table that gathers and has an open seat is not ready for that question. */
export const isLeftToBots = (seats: readonly Owner[]): boolean => !seats.some(isPlayedByPerson);

export const seatNamed = (table: StoredTable, seat: Seat): Owner | undefined =>
  table.seats.find(other => other.seat === seat);

/** Where somebody sits. Who has resigned sits there no more. */
export const seatOf = (table: Pick<StoredTable, 'seats'>, person: string): Owner | undefined =>
  table.seats.find(seat => seat.person === person && !seat.resigned);

/** The seat that somebody had and another has taken over (CO-7.24). */
export const replacedIn = ({ seats }: Pick<StoredTable, 'seats'>, person: string): Owner | undefined =>
  seats.find(({ before = [] }) => before.some(former => former.person === person));

/** Has somebody a seat here, or had one, resigned or taken over? */
export const wasSeated = (table: Pick<StoredTable, 'seats'>, person: string): boolean =>
  table.seats.some(seat => seat.person === person) || replacedIn(table, person) !== undefined;

export const withSeat = (table: StoredTable, changed: Owner): readonly Owner[] =>
  table.seats.map(seat => (seat.seat === changed.seat ? changed : seat));
