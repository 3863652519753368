import type { Owner } from '@corvo/host';
import type { ChatLine, Sitter, TableInfo, TableSummary } from '@corvo/protocol';
import type { StoredLine, StoredTable } from '../storage/index.ts';
import { isOpen, replacedIn, seatOf } from './seats.ts';

/** What may be said to whom about a table; what happens in its game, `@corvo/host` tells. */

const kindOf = (seat: Owner): Sitter['kind'] => (isOpen(seat) ? 'open' : seat.person === null ? 'bot' : 'person');

function sittersFor(
  table: Pick<StoredTable, 'seats' | 'host' | 'status'>,
  person: string,
  isPresent: (person: string) => boolean,
): Sitter[] {
  return table.seats.map(seat => ({
    seat: seat.seat,
    name: seat.name,
    kind: kindOf(seat),
    bot: seat.bot,
    present: seat.person === null ? seat.bot !== null : isPresent(seat.person),
    mine: seat.person === person && !seat.resigned,
    host: seat.person !== null && seat.person === table.host,
    resigned: seat.resigned,
    ...(seat.offered === true && table.status === 'playing' ? { free: true as const } : {}),
  }));
}

export const tablePath = (id: string): string => `/table/${id}`;
export const invitationTo = ({ id, invite }: Pick<StoredTable, 'id' | 'invite'>): string =>
  `${tablePath(id)}#${invite}`;

export interface Presence {
  readonly isPresent: (person: string) => boolean;
  readonly watching: number;
  readonly watchers: readonly string[];
}

/** As much of a table as its page tells. */
type Shown = Pick<
  StoredTable,
  'id' | 'game' | 'status' | 'setup' | 'seats' | 'host' | 'invite' | 'comings' | 'result' | 'createdAt' | 'updatedAt'
>;

export function infoFor(table: Shown, person: string, presence: Presence, stuck: boolean): TableInfo {
  const you = seatOf(table, person)?.seat ?? null;
  const isHost = table.host === person;
  const gone = replacedIn(table, person);
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
    watchers: presence.watchers,
    resigned: table.seats.find(seat => seat.person === person && seat.resigned)?.seat ?? null,
    ...(gone === undefined ? {} : { replaced: { seat: gone.seat, by: gone.name } }),
    comings: table.comings,
    result: table.result,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
  };
}

/** A line of a list. Who sees the table late hears nothing that happens there by the list: no end, no bot, no time. */
export function summaryFor(table: StoredTable, person: string | null, isHidden: boolean): TableSummary {
  const you = person === null ? undefined : seatOf(table, person);
  return {
    id: table.id,
    name: table.setup.name,
    game: table.game,
    status: isHidden ? 'playing' : table.status,
    players: table.seats.length,
    order: table.setup.order,
    sitters: sittersFor(table, person ?? '', () => false).map(({ seat, name, kind, bot, mine, free }) => ({
      ...(free && { free }),
      seat,
      name,
      kind,
      bot: isHidden && kind === 'person' ? null : bot,
      mine,
    })),
    waiting: isHidden || table.status !== 'playing' ? [] : table.waiting,
    yourTurn: you !== undefined && you.bot === null && table.waiting.includes(you.seat),
    host: table.host === person,
    result: isHidden ? null : table.result,
    createdAt: table.createdAt,
    updatedAt: isHidden ? table.createdAt : table.updatedAt,
  };
}

export function lineFor(line: StoredLine): ChatLine {
  const { id, channel, name, seat, text, at } = line;
  return { id, channel, from: name, seat, text, at };
}
