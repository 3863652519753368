import type { Game, Seat } from '@corvo/core';
import type { Match, Owner } from '../match.ts';
import { REST_LIMITS, restedMs, type RestSpan } from './rest.ts';

/** What happens when somebody's time has run out (CO-7.19): one decision is made for them, or a bot takes the seat. */
export const AT_ZERO = ['once', 'seat'] as const;

/** The time that a table gives (CO-7.13, CO-7.18). */
export interface ClockTerms {
  readonly seconds: number; // for each decision, or of the bank that everybody begins with
  readonly increment: number | null; // what each question adds to the bank; null: there is none, the time is for each decision
  readonly atZero: (typeof AT_ZERO)[number];
  readonly rest?: boolean | undefined; // it stands in a player's quiet hours and days off (CO-7.25)
}

/** When people rest, for tables whose clocks stand then. Only a server knows: it gives this to a match before each change. */
export interface Resting {
  readonly ahead: number; // by so much the time of day is ahead of the time that was served
  /** When a seat rests from now on, in served time, until so much time has been used; of days off so much at most. */
  spans(seat: Seat, now: number, left: number, offLeft: number): readonly RestSpan[];
}

/** The clock of one seat. */
interface SeatClock {
  readonly left: number; // milliseconds, at `since`
  readonly since: number | null; // from when, in served time, it runs; null: it stands
  readonly newest: number; // the last question that was given time: taking back and asking again gives none
  readonly rests?: readonly RestSpan[]; // in served time: it stands meanwhile. As they were chosen when it began to run
  readonly ahead?: number; // by so much the time of day was ahead then
  readonly off?: number; // milliseconds of days off that this seat has had at the table
}

/** The clock of a conversation that the rules limit (CO-8.4). It counts only while they do. */
interface TalkClock {
  readonly newest: number;
  readonly at: number; // when it ends
}

/**
 * Where the clocks of a match stand. They tell nobody more than `game.waiting(open)` and `game.talk(open)` do: a seat's
 * runs exactly while that seat is being waited for and a person plays it.
 */
export interface Clocks {
  readonly seats: Readonly<Record<Seat, SeatClock>>;
  readonly talk: TalkClock | null;
}

/** A pause that the table agreed on: clocks stand until it is over, in served time (CO-7.21). */
export interface Pause {
  readonly until: number;
  readonly ofMs: number;
  readonly by: Seat; // who may end it
}

export const NO_CLOCKS: Clocks = { seats: {}, talk: null };

/** However often a table gives more time, nobody has more than this. */
const MOST_LEFT_MS = 30 * 24 * 3_600_000;

/** Keeps the time of a match. A device of one's own has none, and what it needs is not sent there. */
export interface Clockwork {
  /** The clocks of what is asked now; the match still has those of before, which are answered where nothing changes. */
  clocksFor(match: Timed, now: number): Clocks;
  /** The clocks where the table went back by agreement. */
  clocksAnew(match: Pick<Match, 'clocks' | 'terms'>, now: number): Clocks;
}

type Asking = Pick<Match, 'game' | 'state'>;
type Timed = Asking & Pick<Match, 'terms' | 'owners' | 'clocks' | 'paused' | 'resting'>;

/** The questions that nobody has answered yet. */
const unanswered = ({ game, state }: Asking): ReturnType<Game['waiting']> =>
  game.waiting(state.open).filter(({ answered }) => !answered);

/** Those who still owe an answer. */
export const waitedFor = (match: Asking): Seat[] => unanswered(match).map(({ seat }) => seat);

const isTalk = ({ game, state }: Asking): boolean => game.talk(state.open).secondsMax > 0;

/** A bot needs no clock: it answers by itself, and the time of the person whose seat it has stays theirs. */
const hasClock = (owners: readonly Owner[], seat: Seat): boolean =>
  owners.some(owner => owner.seat === seat && owner.person !== null && owner.bot === null);

/** What is left of a clock by now; less than nothing where it ran out and nobody has looked yet. */
const leftOf = ({ left, since, rests }: SeatClock, now: number): number =>
  since === null ? left : left - Math.max(0, now - since - restedMs(rests, since, now));

/** When a clock that runs will have run out. */
function endOf({ left, rests = [] }: SeatClock, since: number): number {
  let end = since + left;
  for (const { from, to } of rests) if (from < end) end += Math.max(0, to - Math.max(from, since));
  return end;
}

const DAYS_OFF_MS = REST_LIMITS.days * 24 * 3_600_000;
const offOf = ({ off = 0, since, rests }: SeatClock, now: number): number =>
  since === null ? off : off + restedMs(rests, since, now, true);

/** A clock that begins to run now, with so much left; `before`: what there was of it. */
function run(
  match: Timed,
  seat: Seat,
  before: SeatClock | undefined,
  left: number,
  newest: number,
  now: number,
): SeatClock {
  const off = before === undefined ? 0 : offOf(before, now);
  const clock = { left, since: now, newest, ...(off > 0 && { off }) };
  const { resting, terms } = match;
  if (terms.clock?.rest !== true || resting === undefined) return clock;
  return { ...clock, rests: resting.spans(seat, now, left, Math.max(0, DAYS_OFF_MS - off)), ahead: resting.ahead };
}

/** Clocks of days that are set a little are no other time of day. */
const ALIKE_MS = 60_000;

/**
 * A clock that runs on though the time of day has moved beside the time that was served: the server was down, or its own
 * clock was set. Nobody knows when, so what may have been a rest is taken for one: nobody loses time by it.
 */
function shifted(match: Timed, seat: Seat, clock: SeatClock, now: number): SeatClock {
  const { resting } = match;
  const { rests = [], ahead, since, newest } = clock;
  if (resting === undefined || ahead === undefined || since === null) return clock;
  const shift = resting.ahead - ahead;
  if (Math.abs(shift) < ALIKE_MS) return clock;
  const wide = rests.map(one => ({ ...one, from: one.from - Math.max(0, shift), to: one.to - Math.min(0, shift) }));
  const apart = wide.map((one, place) => ({ ...one, from: Math.max(one.from, wide[place - 1]?.to ?? one.from) }));
  return run(match, seat, clock, leftOf({ ...clock, rests: apart }, now), newest, now);
}

/** Who comes back after their time ran out begins with so much, or they would be late again at once. */
const comebackMs = ({ seconds, increment }: ClockTerms): number =>
  1000 * (increment === null ? seconds : Math.max(increment, Math.floor(seconds / 10)));

/** A clock as it goes on where its seat is asked a question; where it runs already and the question is no newer, itself. */
function asked(match: Timed, seat: Seat, request: number, terms: ClockTerms, now: number): SeatClock {
  const whole = terms.seconds * 1000;
  const clock = match.clocks.seats[seat];
  if (clock === undefined) return run(match, seat, clock, whole, request, now);
  const { newest, since } = clock;
  const left = leftOf(clock, now);
  if (request > newest) {
    const { increment } = terms;
    // A bank never grows beyond what it began with, so that nobody saves up time for later.
    // Time that the table gave beyond it stays.
    const bank = increment === null ? whole : Math.max(left, Math.min(whole, Math.max(0, left) + increment * 1000));
    return run(match, seat, clock, bank, request, now);
  }
  if (since !== null) return shifted(match, seat, clock, now);
  return run(match, seat, clock, left > 0 ? left : comebackMs(terms), newest, now);
}

function stopped(clock: SeatClock, now: number): SeatClock {
  if (clock.since === null) return clock;
  const off = offOf(clock, now);
  return { left: Math.max(0, leftOf(clock, now)), since: null, newest: clock.newest, ...(off > 0 && { off }) };
}

function clocksFor(match: Timed, now: number): Clocks {
  const { clocks: before, terms, owners, game, state } = match;
  const { secondsMax } = game.talk(state.open);
  if (terms.clock === null && secondsMax === 0) return before; // as at most tables: nothing is worked out
  const waiting = unanswered(match);
  const talks = secondsMax > 0 && waiting.length > 0;
  const seats: Record<Seat, SeatClock> = { ...before.seats };
  for (const { seat, request } of waiting)
    if (terms.clock !== null && !talks && hasClock(owners, seat)) {
      const clock = before.seats[seat];
      if (match.paused === null) seats[seat] = asked(match, seat, request, terms.clock, now);
      else if (clock === undefined || request > clock.newest)
        seats[seat] = stopped(asked(match, seat, request, terms.clock, now), now); // it is given its time, and stands
    }
  for (const [seat, clock] of Object.entries(before.seats))
    if (talks || !hasClock(owners, seat) || !waiting.some(one => one.seat === seat)) seats[seat] = stopped(clock, now);
  const request = waiting[0]?.request ?? 0;
  const { newest } = before.talk ?? { newest: -1 };
  const talk = talks && request > newest ? { newest: request, at: now + secondsMax * 1000 } : before.talk;
  const names = Object.keys(seats);
  const isAlike =
    names.length === Object.keys(before.seats).length && names.every(one => seats[one] === before.seats[one]);
  return isAlike && talk === before.talk ? before : { seats, talk };
}

/** The clocks where a pause begins. */
export const clocksStopped = ({ clocks }: Pick<Match, 'clocks'>, now: number): Clocks => ({
  ...clocks,
  seats: Object.fromEntries(Object.entries(clocks.seats).map(([seat, clock]) => [seat, stopped(clock, now)])),
});

/** The clocks with so much more time for everybody who has one (CO-7.21): in the bank, or for the decision that is asked. */
export function clocksMore(match: Timed, ms: number, now: number): Clocks {
  const { clocks, terms, owners } = match;
  const { seconds = 0, increment = null } = terms.clock ?? {};
  const isEach = increment === null;
  const more = (clock: SeatClock, seat: Seat): SeatClock => {
    if (isEach && clock.since === null) return clock; // the next question begins with its own time
    const left = Math.min(MOST_LEFT_MS, Math.max(0, leftOf(clock, now)) + ms);
    return clock.since === null ? { ...clock, left } : run(match, seat, clock, left, clock.newest, now);
  };
  const whole = { left: seconds * 1_000, since: null, newest: -1 };
  const seats = owners.flatMap(({ seat, person }) => {
    const clock = clocks.seats[seat] ?? (isEach || person === null ? undefined : whole);
    return clock === undefined ? [] : [[seat, more(clock, seat)] as const];
  });
  return { ...clocks, seats: Object.fromEntries(seats) };
}

/** The clocks where somebody takes over a seat: of a bank that its old owner has used up they have a part again. */
export function clocksTaken({ clocks, terms }: Pick<Match, 'clocks' | 'terms'>, seat: Seat): Clocks {
  const clock = clocks.seats[seat];
  if (clock === undefined || terms.clock === null) return clocks;
  const left = Math.max(clock.left, comebackMs(terms.clock));
  return { ...clocks, seats: { ...clocks.seats, [seat]: { ...clock, left } } };
}

/** What is asked again gets its time again, and banks stay as they are. */
function clocksAnew({ clocks, terms }: Pick<Match, 'clocks' | 'terms'>, now: number): Clocks {
  const isBank = terms.clock !== null && terms.clock.increment !== null;
  const seats = Object.entries(clocks.seats).flatMap(([seat, clock]) => {
    const still = stopped(clock, now);
    if (isBank) return [[seat, still] as const];
    return still.off === undefined ? [] : [[seat, { ...still, newest: -1 }] as const]; // its days off are used up
  });
  if (seats.length === 0) return NO_CLOCKS;
  return { seats: Object.fromEntries(seats), talk: null };
}

export const CLOCKWORK: Clockwork = { clocksFor, clocksAnew };

/** Those whose clock runs, with when it ends. */
function running(match: Timed): { readonly seat: Seat; readonly at: number }[] {
  if (match.terms.clock === null) return [];
  return waitedFor(match).flatMap(seat => {
    const clock = match.clocks.seats[seat];
    return clock === undefined || clock.since === null ? [] : [{ seat, at: endOf(clock, clock.since) }];
  });
}

/** When the time of the next one runs out, in served time; null: no clock runs. */
export function dueOf(match: Timed): number | null {
  const { talk } = match.clocks;
  if (isTalk(match) && talk !== null) return waitedFor(match).length === 0 ? null : talk.at;
  if (match.paused !== null) return match.paused.until;
  const ends = running(match).map(({ at }) => at);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** In how long a seat whose clock runs is late, by what is kept of the clocks; null where it stands. */
export function leftToSeat({ seats }: Clocks, seat: Seat, now: number): number | null {
  const clock = seats[seat];
  return clock === undefined || clock.since === null ? null : Math.max(0, endOf(clock, clock.since) - now);
}

/** Whose time is over by now: the one who began a private conversation, else all who have not answered in time. */
export function lateSeats(match: Timed, now: number): Seat[] {
  const { game, state, clocks } = match;
  if (isTalk(match)) {
    if (clocks.talk === null || now < clocks.talk.at) return [];
    const late = waitedFor(match);
    const [owner] = game.talk(state.open).between;
    return owner !== undefined && late.includes(owner) ? [owner] : late;
  }
  return running(match)
    .filter(({ at }) => now >= at)
    .map(({ seat }) => seat);
}

/** The clocks where older servers kept one deadline for all who are asked. */
export function clocksUntil(match: Timed, { newest, at }: { readonly newest: number; readonly at: number }): Clocks {
  if (isTalk(match)) return { ...match.clocks, talk: { newest, at } };
  const { clock } = match.terms;
  const left = clock === null ? 0 : clock.seconds * 1000;
  const seats = running(match).map(({ seat }) => [seat, { left, since: at - left, newest }] as const);
  return { ...match.clocks, seats: Object.fromEntries(seats) };
}

/**
 * The clocks that run at a table. They say how long is left and not when it ends, so that a browser whose own clock is
 * wrong still counts down rightly.
 */
export interface RunningClock {
  readonly for: 'decision' | 'bank' | 'talk' | 'pause'; // the time for a decision, each one's own bank, the private minute of two seats, or how long clocks stand
  readonly seats: readonly SeatTime[]; // those who have not answered, or the two who talk, first the one who began it
  readonly ofMs: number; // the whole time that was given
  readonly atZero: ClockTerms['atZero']; // a conversation that ends takes no seat
}

/** The time of one seat: at 0 the table does without its player. */
export interface SeatTime {
  readonly seat: Seat;
  readonly leftMs: number; // until it is late: with the rests in which its clock stands
}

/** The clocks as everybody at the table sees them; null: none runs. */
export function clockOf(match: Timed, now: number): RunningClock | null {
  const { game, state, clocks, terms } = match;
  if (isTalk(match)) {
    const { between, secondsMax } = game.talk(state.open);
    const leftMs = Math.max(0, (clocks.talk?.at ?? now) - now);
    const seats = between.map(seat => ({ seat, leftMs }));
    return dueOf(match) === null ? null : { for: 'talk', seats, ofMs: secondsMax * 1000, atZero: 'once' };
  }
  const { paused } = match;
  if (paused !== null && terms.clock !== null) {
    const leftMs = Math.max(0, paused.until - now);
    const waiting = waitedFor(match).map(seat => ({ seat, leftMs }));
    return waiting.length === 0
      ? null
      : { for: 'pause', seats: waiting, ofMs: paused.ofMs, atZero: terms.clock.atZero };
  }
  const seats = running(match).map(({ seat, at }) => ({ seat, leftMs: Math.max(0, at - now) }));
  if (seats.length === 0 || terms.clock === null) return null;
  const { increment, seconds, atZero } = terms.clock;
  return { for: increment === null ? 'decision' : 'bank', seats, ofMs: seconds * 1000, atZero };
}
