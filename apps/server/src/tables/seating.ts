import { hashOf, isProblem, rngFromText, shuffle, type Event, type Problem, type Seat } from '@corvo/core';
import { LIMITS, notes, refusals, type ChangeSetup, type Note, type TableSetup } from '@corvo/protocol';
import { refuseBot } from '../bots/index.ts';
import type { Person, StoredSeat, StoredTable } from '../storage/index.ts';
import { aside } from './aside.ts';
import { botSeat, emptySeat, isOpen, isPlayed, personSeat, seatNamed, seatOf, withSeat } from './seats.ts';
import type { Table } from './table.ts';

type Refused = Promise<Problem | undefined>;

/** Saves a change of the table, with who came or went, and tells everybody about it. */
async function settle(table: Table, change: Partial<StoredTable>, ...told: readonly Note[]): Refused {
  const at = table.around.now();
  const comings = [...table.record.comings, ...told.map(note => ({ ...note, at }))].slice(-LIMITS.comings);
  const refused = await table.save({ ...change, comings, updatedAt: at });
  if (refused === undefined) {
    table.tellTable();
    table.onChange();
  }
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
  const seats = withSeat(table.record, personSeat(seat, person.id, person.name));
  return settle(table, { seats }, notes.sat(person.name, seat));
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
  return settle(table, { seats }, ...told);
}

/** Those who sit keep sitting, in the same order, on the seats that a table of this size has. */
function reseat(names: readonly Seat[], seats: readonly StoredSeat[]): StoredSeat[] | undefined {
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
  const { min, max } = table.game.players;
  if (setup.players < min || setup.players > max) return refusals.wrongPlayers(setup.players, min, max);
  const options = table.game.resolveOptions(setup.options, setup.players);
  if (isProblem(options)) return options;
  const seats = reseat(table.game.seats(setup.players), table.record.seats);
  return seats === undefined ? refusals.seatsTooMany() : settle(table, { setup, seats });
}

/** Who sits where: as they sat down, or drawn from the seed (CO-7.8). */
function seatsAtStart({ setup, seats }: StoredTable, seed: string): StoredSeat[] {
  if (setup.order === 'chosen') return [...seats];
  const drawn = shuffle(rngFromText(`seating\n${seed}`), [...seats]);
  return seats.map(({ seat }, place) => ({ ...(drawn[place] as StoredSeat), seat }));
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
  const seed = table.around.chance.secret();
  const seats = seatsAtStart(record, seed);
  const events: Event[] = [];
  const names = seats.map(({ seat }) => seat);
  const state = game.setup(options, names, seed, event => events.push(event));
  const refused = await table.append(
    { kind: 'start', seat: null, by: 'server', to: null, request: 0, choice: null, text: '', settled: true, events },
    n => ({ state, line: [], recent: new Map([[n, state]]) }),
    { change: { seats, seed, setup: { ...record.setup, options }, rules: game.rules, startHash: hashOf(state) } },
  );
  if (refused === undefined) table.tellTable();
  return refused;
}

/** CO-7.9: a bot plays on, or the person is back. */
export async function handOver(table: Table, person: Person, name: Seat, bot: string | null): Refused {
  if (table.record.status !== 'playing') return refusals.notStarted();
  const seat = seatNamed(table.record, name);
  if (seat === undefined) return refusals.seatUnknown(name);
  if (seat.resigned) return refusals.seatResigned();
  const isHostForAbsent = seat.person !== null && table.record.host === person.id && !table.isPresent(seat.person);
  if (seat.person === null || (seat.person !== person.id && !isHostForAbsent)) return refusals.seatNotYours();
  const refused = bot === null ? undefined : refuseBot(table.game, bot);
  if (refused !== undefined) return refused;
  const { proposal, play } = table;
  if (play === null) return refusals.notStarted();
  if (seat.bot === bot) return undefined;
  const seats = withSeat(table.record, { ...seat, bot });
  const entry =
    bot === null ? aside('back', name, {}) : aside('hand-over', name, { bot, host: seat.person !== person.id });
  const saved = await table.append(entry, () => play, { change: { seats } });
  if (saved === undefined) table.tellTable();
  // A seat that a bot plays has no say: what waited only for it would wait for ever.
  if (saved === undefined && proposal !== null && bot !== null && table.proposal === proposal) {
    const stays = seats.some(other => isPlayed(other) && other.seat === proposal.by);
    table.proposal = stays ? { ...proposal, waiting: proposal.waiting.filter(other => other !== name) } : null;
    if (table.proposal?.waiting.length === 0) table.proposal = null;
    table.tellStanding();
  }
  return saved;
}
