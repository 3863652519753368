import {
  canSeat,
  isProblem,
  refuseForPlayers,
  rngFromText,
  seedFrom,
  shuffle,
  type Problem,
  type Seat,
} from '@corvo/core';
import { begin, CLOCKWORK, type Owner } from '@corvo/host';
import { LIMITS, notes, refusals, type ChangeSetup, type Note, type TableSetup } from '@corvo/protocol';
import { refuseBot } from '../bots/index.ts';
import type { Person, StoredTable } from '../storage/index.ts';
import { isEndHidden } from './access.ts';
import { nameForSeat } from './names.ts';
import { restingOf } from './resting.ts';
import { botSeat, emptySeat, isOpen, personSeat, seatNamed, seatOf, withSeat } from './seats.ts';
import { hashOfState } from './storing.ts';
import type { Table } from './table.ts';

type Refused = Promise<Problem | undefined>;

const withComings = ({ record, around }: Table, told: readonly Note[]): StoredTable['comings'] =>
  [...record.comings, ...told.map(note => ({ ...note, at: around.now() }))].slice(-LIMITS.comings);

/** Saves a change of the table, with who came or went, and tells everybody about it. */
async function settle(table: Table, change: Partial<StoredTable>, ...told: readonly Note[]): Refused {
  const comings = withComings(table, told);
  const refused = await table.save({ ...change, comings, updatedAt: table.around.now() });
  if (refused === undefined) {
    table.telling.info();
    table.onChange();
  }
  return refused;
}

/** So long somebody whose seat the host has opened does not sit down there again. */
const REMOVED_MS = 10 * 60_000;

/** Is the host away for long, while somebody who has a seat is there? */
export function isHostGone(table: Table, hostAwayMs: number): boolean {
  const { host, status } = table.record;
  // Where some do not know yet that it is over, it goes on as if it were not (CO-7.5).
  const isOver = status === 'finished' && !isEndHidden(table.record, null, table.around.served());
  if (isOver || table.watchers.size === 0 || table.awayMs(host) < hostAwayMs) return false;
  return nextHost(table) !== undefined;
}

const nextHost = (table: Table): Owner | undefined =>
  table.record.seats.find(
    ({ person, resigned }) => person !== null && !resigned && person !== table.record.host && table.isPresent(person),
  );

/** CO-7.7: a table outlives its host. */
export async function succeed(table: Table): Refused {
  const next = nextHost(table);
  if (next?.person == null) return undefined;
  const told = isGathering(table) ? [notes.madeHost(next.name, next.seat)] : [];
  const refused = await table.save({ host: next.person, comings: withComings(table, told) }, [], true);
  if (refused === undefined) table.telling.info();
  return refused;
}

const isGathering = (table: Table): boolean => table.record.status === 'gathering';

/** CO-7.6. */
export async function sit(table: Table, person: Person, seat: Seat): Refused {
  if (!isGathering(table)) return refusals.alreadyStarted();
  const mine = seatOf(table.record, person.id);
  if (mine !== undefined) return refusals.alreadySeated(mine.seat);
  const wanted = seatNamed(table.record, seat);
  if (wanted === undefined) return refusals.seatUnknown(seat);
  if (!isOpen(wanted)) return refusals.seatTaken(seat);
  const removal = table.record.removed.findLast(one => one.person === person.id);
  const left = removal === undefined ? 0 : removal.at + REMOVED_MS - table.around.now();
  if (left > 0) return refusals.removedLately(Math.ceil(left / 60_000));
  const name = nameForSeat(table.record.seats, person.name);
  const seats = withSeat(table.record, personSeat(seat, person.id, name));
  return settle(table, { seats }, notes.sat(name, seat));
}

/** CO-7.6, CO-7.7: the table never stays without a host while somebody sits at it. */
export async function stand(table: Table, person: Person): Refused {
  if (!isGathering(table)) return refusals.alreadyStarted();
  const mine = seatOf(table.record, person.id);
  if (mine === undefined) return refusals.notSeated();
  const seats = withSeat(table.record, emptySeat(mine.seat));
  const next = table.record.host === person.id ? seats.find(seat => seat.person !== null) : undefined;
  const told = [notes.stood(mine.name, mine.seat), ...(next ? [notes.madeHost(next.name, next.seat)] : [])];
  return settle(table, { seats, host: next?.person ?? table.record.host }, ...told);
}

/** CO-7.7: a bot on a seat, or nobody. */
export async function setSeat(table: Table, person: Person, seat: Seat, bot: string | null): Refused {
  if (!isGathering(table)) return refusals.alreadyStarted();
  if (table.record.host !== person.id) return refusals.notHost();
  const before = seatNamed(table.record, seat);
  if (before === undefined) return refusals.seatUnknown(seat);
  const refused = bot === null ? undefined : refuseBot(table.game, bot);
  if (refused !== undefined) return refused;
  const seats = withSeat(table.record, bot === null ? emptySeat(seat) : botSeat(seat, bot));
  const opened = before.person !== null || (bot === null && before.bot !== null);
  const told = [
    ...(opened ? [notes.seatOpened(before.name, seat)] : []),
    ...(bot === null ? [] : [notes.botSeated(bot, seat)]),
  ];
  const { person: gone } = before;
  const removal = gone !== null && gone !== person.id ? [{ person: gone, at: table.around.now() }] : [];
  const removed = [...table.record.removed, ...removal].slice(-LIMITS.comings);
  return settle(table, { seats, removed }, ...told);
}

/** CO-7.4: the old link opens the table no more, nor do those come again who only had that. */
export async function renewInvite(table: Table, person: Person): Refused {
  if (table.record.host !== person.id) return refusals.notHost();
  return settle(table, { invite: table.around.chance.id(), guests: [] });
}

/** Those who sit keep sitting, in the same order, on the seats that a table of this size has. */
function reseat(names: readonly Seat[], seats: readonly Owner[]): Owner[] | undefined {
  const extra = Math.max(0, seats.length - names.length);
  const open = seats.filter(isOpen);
  if (open.length < extra) return undefined;
  const dropped = new Set(open.slice(open.length - extra));
  const kept = seats.filter(seat => !dropped.has(seat));
  return names.map((seat, place) => ({ ...(kept[place] ?? emptySeat(seat)), seat }));
}

/** CO-7.7, CO-3.1: the host changes the set-up; the game says whether its options go together. */
export async function change(table: Table, person: Person, wanted: ChangeSetup): Refused {
  if (!isGathering(table)) return refusals.alreadyStarted();
  if (table.record.host !== person.id) return refusals.notHost();
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const setup: TableSetup = { ...table.record.setup, ...given };
  const { game } = table;
  if (!canSeat(game.players, setup.players)) return refusals.wrongPlayers(setup.players, game.players);
  const options =
    refuseForPlayers(game.options, setup.options, setup.players) ?? game.resolveOptions(setup.options, setup.players);
  if (isProblem(options)) return options;
  const seats = reseat(game.seats(setup.players), table.record.seats);
  return seats === undefined ? refusals.seatsTooMany() : settle(table, { setup, seats });
}

/** Who sits where: as they sat down, or drawn from the seed (CO-7.8). */
function seatsAtStart({ setup, seats }: StoredTable, seed: string): Owner[] {
  if (setup.order === 'chosen') return [...seats];
  const drawn = shuffle(rngFromText(`seating\n${seed}`), [...seats]);
  return seats.map(({ seat }, place) => ({ ...(drawn[place] as Owner), seat }));
}

/** CO-7.8. */
export async function start(table: Table, person: Person): Refused {
  if (!isGathering(table)) return refusals.alreadyStarted();
  if (table.record.host !== person.id) return refusals.notHost();
  const open = table.record.seats.filter(isOpen).length;
  if (open > 0) return refusals.seatsOpen(open);
  const { game, record } = table;
  const options = game.resolveOptions(record.setup.options, record.seats.length);
  if (isProblem(options)) return options;
  const seed = seedFrom(table.around.chance.secret());
  const seats = seatsAtStart(record, seed);
  const { takeBack, clock } = record.setup;
  const resting = clock?.rest === true ? await restingOf(table.around, seats) : undefined;
  const setting = { game, clockwork: CLOCKWORK, resting, owners: seats, seed, terms: { takeBack, clock } };
  const begun = begin(setting, options, table.around.served());
  const setup = { ...record.setup, options };
  const startHash = hashOfState(begun.match.base);
  return table.adopt(begun, { seats, seed, setup, rules: game.rules, startHash });
}
