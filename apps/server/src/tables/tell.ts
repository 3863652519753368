import type { Event, Seat } from '@corvo/core';
import {
  notes,
  type ChatLine,
  type Moment,
  type Note,
  type Sitter,
  type TableInfo,
  type TableSummary,
} from '@corvo/protocol';
import type { Entry, StoredLine, StoredSeat, StoredTable } from '../storage/index.ts';
import { isOpen, seatOf } from './seats.ts';

/** What may be said to whom. Everything that leaves the server about a table is made here. */

const isFor = (event: Event, seat: Seat | null): boolean =>
  event.to === 'all' || (seat !== null && event.to.includes(seat));

/** What an entry that is no move of the game keeps in the place of a choice. */
export interface Circumstance {
  readonly agreed?: boolean; // undo: by consent of the table
  readonly bot?: string | null; // resign, hand-over: who plays on; null: nobody, the game is over
  readonly host?: boolean; // hand-over: the host asked for it
}

/** What happened outside the game (CO-7.9 to CO-7.11, CO-7.13), for the log. */
function noteOf({ kind, by, seat, choice }: Entry, seats: readonly StoredSeat[]): Note | null {
  const name = seats.find(other => other.seat === seat)?.name;
  if (seat === null || name === undefined) return null;
  const { agreed, bot, host } = (kind === 'action' ? {} : (choice ?? {})) as Circumstance;
  switch (kind) {
    case 'undo':
      return (agreed === true ? notes.tableTookBack : notes.tookBack)(name, seat);
    case 'resign':
      return (typeof bot === 'string' ? notes.resignedToBot : notes.resigned)(name, seat);
    case 'hand-over':
      return (host === true ? notes.hostCalledBot : notes.botStandsIn)(name, seat);
    case 'back':
      return notes.isBack(name, seat);
    case 'action':
      return by === 'server' ? notes.wasLate(name, seat) : null;
    case 'start':
      return null;
  }
}

/**
 * One entry as a seat, or a spectator, may hear it. The notation may name what a seat keeps secret, so it is for that
 * seat alone; when the game is over everybody may hear everything.
 */
export function momentFor(entry: Entry, seat: Seat | null, isOver: boolean, seats: readonly StoredSeat[]): Moment {
  const { n, kind, by, to, at, events, text } = entry;
  return {
    n,
    kind,
    seat: entry.seat,
    by,
    to,
    text: isOver || (entry.seat !== null && entry.seat === seat) ? text : '',
    events: isOver ? events : events.filter(event => isFor(event, seat)),
    note: noteOf(entry, seats),
    at,
  };
}

const kindOf = (seat: StoredSeat): Sitter['kind'] => (isOpen(seat) ? 'open' : seat.person === null ? 'bot' : 'person');

function sittersFor(table: StoredTable, person: string, isPresent: (person: string) => boolean): Sitter[] {
  return table.seats.map(seat => ({
    seat: seat.seat,
    name: seat.name,
    kind: kindOf(seat),
    bot: seat.bot,
    present: seat.person === null ? seat.bot !== null : isPresent(seat.person),
    mine: seat.person === person && !seat.resigned,
    host: seat.person !== null && seat.person === table.host,
    resigned: seat.resigned,
  }));
}

export const tablePath = (id: string): string => `/table/${id}`;
export const invitationTo = ({ id, invite }: Pick<StoredTable, 'id' | 'invite'>): string =>
  `${tablePath(id)}#${invite}`;

export interface Presence {
  readonly isPresent: (person: string) => boolean;
  readonly watching: number;
}

export function infoFor(table: StoredTable, person: string, presence: Presence, stuck: boolean): TableInfo {
  const you = seatOf(table, person)?.seat ?? null;
  const isHost = table.host === person;
  return {
    id: table.id,
    game: table.game,
    status: table.status,
    setup: table.setup,
    sitters: sittersFor(table, person, presence.isPresent),
    you,
    host: isHost,
    invitation: you !== null || isHost ? invitationTo(table) : null,
    stuck,
    watching: presence.watching,
    comings: table.comings,
    result: table.result,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
  };
}

export function summaryFor(table: StoredTable, person: string | null): TableSummary {
  const you = person === null ? undefined : seatOf(table, person);
  return {
    id: table.id,
    name: table.setup.name,
    game: table.game,
    status: table.status,
    players: table.seats.length,
    sitters: sittersFor(table, person ?? '', () => false).map(({ seat, name, kind, bot, mine }) => ({
      seat,
      name,
      kind,
      bot,
      mine,
    })),
    yourTurn: you !== undefined && you.bot === null && table.waiting.includes(you.seat),
    host: table.host === person,
    result: table.result,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
  };
}

export function lineFor(line: StoredLine): ChatLine {
  const { id, channel, name, seat, text, at } = line;
  return { id, channel, from: name, seat, text, at };
}
