import { leftToSeat } from '@corvo/host';
import type { TableList, TableSummary, TakenList } from '@corvo/protocol';
import type { Cursor, Storage, StoredTable } from '../storage/index.ts';
import { isBehind, isEndHidden } from './access.ts';
import { summaryFor } from './tell.ts';

/** A table at which nothing has happened for so long is no longer offered. */
const FORGOTTEN_MS = 3 * 24 * 3_600_000;
/** The longest time by which spectators see a table late: for so long an end may have to be kept quiet. */
const LONGEST_DELAY_MS = 3_600_000;
const MOST_LATE = 200;
/** Of so many tables of one person, those with something to do come first. */
const MOST_MINE = 500;
/** Of so many it is looked up how much time is left. */
const MOST_TIMED = 20;

/** Who asks for a list, when, of what. */
interface Asking {
  readonly storage: Storage;
  readonly person: string | null;
  readonly now: number; // the time of day
  readonly served: number;
}
interface Listed extends Cursor {
  readonly table: StoredTable;
}

const listed = (table: StoredTable): Listed => ({ table, id: table.id, at: table.listedAt });
const placeFrom = (text: string | undefined): Cursor | null => {
  if (text === undefined) return null;
  const [at, id = ''] = text.split('~');
  return { at: Number(at), id };
};
const tokenOf = ({ at, id }: Cursor): string => `${at}~${id}`;
/** The newest first; those of one moment by their ids, as the database compares them. */
const inOrder = (a: Cursor, b: Cursor): number => b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
const comesAfter = (behind: Cursor | null, one: Cursor): boolean => behind === null || inOrder(behind, one) < 0;

/** One page, and where the next begins. A table whose end is kept quiet leaves no gap, and no token names it. */
export async function listTables(asking: Asking, query: TakenList): Promise<TableList> {
  const { person } = asking;
  const { list, limit } = query;
  const behind = placeFrom(query.before);
  if (person === null && (list === 'mine' || list === 'played')) return { tables: [], next: null };
  if (list === 'mine') return mine(asking, limit, behind);
  const found = await read(asking, list, behind, limit + 1);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const tables = shown.map(({ table }) => toldOf(asking, table));
  return { tables, next: last === undefined ? null : tokenOf(last) };
}

const toldOf = ({ person, served }: Asking, table: StoredTable): TableSummary =>
  summaryFor(table, person, isBehind(table, person, served));

/** Games that are over, and this person does not know it yet: they stand where they stood. `whose`: nobody's in particular. */
async function ending({ storage, person, served }: Asking, whose: string, behind: Cursor | null): Promise<Listed[]> {
  const since = served - LONGEST_DELAY_MS;
  const ended = await storage.tables({ list: 'ended', person: whose, since, behind: null, limit: MOST_LATE });
  return ended
    .filter(table => isEndHidden(table, person, served))
    .map(table => ({ table, id: table.id, at: table.createdAt }))
    .filter(one => comesAfter(behind, one));
}

async function read(asking: Asking, list: TakenList['list'], behind: Cursor | null, limit: number): Promise<Listed[]> {
  const { storage, person, now, served } = asking;
  const shelf = async (name: TakenList['list'] | 'late', since: number, from = behind): Promise<Listed[]> =>
    (await storage.tables({ list: name, person: person ?? '', since, behind: from, limit })).map(listed);
  /** Without those whose end is kept quiet: what stands behind them moves up. */
  const over = async (name: 'late' | 'played'): Promise<Listed[]> => {
    const known: Listed[] = [];
    for (let from = behind; known.length < limit;) {
      const page = await shelf(name, 0, from);
      known.push(...page.filter(({ table }) => !isEndHidden(table, person, served)));
      if (page.length < limit) break;
      from = page.at(-1) ?? null;
    }
    return known.slice(0, limit);
  };
  switch (list) {
    case 'running':
      return merged(limit, await shelf('running', now - FORGOTTEN_MS), await ending(asking, '', behind));
    case 'finished': {
      const own = person === null ? [] : await over('played');
      return merged(limit, await shelf('finished', 0), await over('late'), own);
    }
    case 'played':
      return over('played');
    default:
      return shelf(list, list === 'open' ? now - FORGOTTEN_MS : 0);
  }
}

/** Several lists as one; what stands on two of them is there once. */
function merged(limit: number, ...lists: readonly (readonly Listed[])[]): Listed[] {
  const byId = new Map(lists.flat().map(one => [one.id, one]));
  return [...byId.values()].sort(inOrder).slice(0, limit);
}

/** My tables: first all at which it is my turn, however old, then page by page the others. */
async function mine(asking: Asking, limit: number, behind: Cursor | null): Promise<TableList> {
  const { storage } = asking;
  const person = asking.person ?? '';
  const most = behind === null ? MOST_MINE : limit + 1;
  const running = await storage.tables({ list: 'mine', person, since: 0, behind, limit: most });
  // Whoever keeps a table without a seat, or has resigned, may be behind.
  const found = merged(most, running.map(listed), await ending(asking, person, behind));
  const isTurn = ({ table }: Listed): boolean => toldOf(asking, table).yourTurn;
  const turns = behind === null ? found.filter(isTurn) : [];
  const room = Math.max(0, limit - turns.length);
  const others = found.filter(one => !isTurn(one));
  const shown = others.slice(0, room);
  const last = shown.at(-1) ?? others[0];
  // With no room left for others the next page begins just before the first of them.
  const reached = last && (shown.length > 0 ? last : { at: last.at, id: `${last.id}-` });
  const isMore = others.length > shown.length || found.length === most;
  const told = [...turns, ...shown].map(({ table }) => toldOf(asking, table));
  return {
    tables: await Promise.all(told.map((one, place) => (place < MOST_TIMED ? timed(asking, one, turns[place]) : one))),
    next: isMore && reached !== undefined ? tokenOf(reached) : null,
  };
}

/** A table at which it is my turn, with what is left of my time there. */
async function timed({ storage, served }: Asking, told: TableSummary, turn: Listed | undefined): Promise<TableSummary> {
  const seat = told.sitters.find(({ mine: own }) => own)?.seat;
  if (turn === undefined || turn.table.setup.clock === null || seat === undefined) return told;
  const kept = await storage.match(turn.id);
  const leftMs = kept?.clocks === undefined ? null : leftToSeat(kept.clocks, seat, served);
  return leftMs === null ? told : { ...told, leftMs };
}
