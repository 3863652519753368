import { below, isProblem, pick, rngFromText, type Game, type Problem, type Rng, type Seat } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { act } from '../act.ts';
import { begin, matchOf, timed, type Change } from '../change.ts';
import { lineOf } from '../line.ts';
import { isOver, keptOf, type Match, type Owner } from '../match.ts';
import { replay, resumed } from '../replay.ts';
import { late } from '../seats.ts';
import { MemoryStory } from '../story.ts';
import {
  CLOCKWORK,
  dueOf,
  lateSeats,
  restSpans,
  waitedFor,
  type ClockTerms,
  type Rest,
  type Resting,
} from './index.ts';

const game = whispers as unknown as Game;
const must = <T>(value: T | Problem): T => {
  if (isProblem(value)) throw new Error(value.code);
  return value;
};

const MINUTE = 60_000;
const STEP = 15 * MINUTE; // everything here begins and ends at quarters of an hour
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BUDGET = 14 * DAY;
const ZONES = ['Europe/Rome', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata', 'America/St_Johns', 'UTC'];
/** Days around which clocks are put forward or back somewhere, and others. */
const BEGINNINGS = ['2026-03-06', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30', '2026-07-10'];

const shown = new Map(
  ZONES.map(zone => {
    const parts = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
    return [zone, new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone, hourCycle: 'h23' })] as const;
  }),
);

const read = new Map<string, string>();
function readAt(zone: string, at: number): string {
  const name = `${zone} ${at}`;
  const text = read.get(name) ?? shown.get(zone)!.format(at);
  if (read.size < 200_000) read.set(name, text);
  return text;
}

/** Does somebody rest at this moment, by what the clocks on their wall show? Written down without any sums of spans. */
function restsAt({ zone, hours, holidays }: Rest, at: number, offLeft: number): 'off' | 'quiet' | null {
  const [day = '', time = ''] = readAt(zone, at).split(' ');
  if (offLeft > 0 && holidays.some(({ from, to }) => from <= day && day <= to)) return 'off';
  if (hours === null) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const since = (hour * 60 + minute - hours.from + 1_440) % 1_440;
  return since < Math.min(600, (hours.to - hours.from + 1_440) % 1_440) ? 'quiet' : null;
}

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

function restByLot(rng: Rng, begin: number): Rest {
  const hours = below(rng, 4) === 0 ? null : { from: 1_200 + 15 * below(rng, 15), to: 240 + 15 * below(rng, 20) };
  const holidays = Array.from({ length: below(rng, 3) }, () => {
    const from = begin + below(rng, 12) * DAY;
    return { from: dayText(from), to: dayText(from + below(rng, 20) * DAY) };
  });
  return { zone: pick(rng, ZONES), hours, holidays };
}

/** A table with a clock of hours, people who rest, and a time that only the test moves. */
class RestingTable {
  served = 5 * HOUR;
  ahead: number;
  story: MemoryStory;
  readonly rests: ReadonlyMap<Seat, Rest>;
  readonly #options;
  readonly #rng: Rng;

  constructor(rng: Rng, clock: ClockTerms, begins: number, rests = 3) {
    this.#rng = rng;
    this.#options = must(game.resolveOptions({}, 3));
    this.ahead = begins - this.served;
    const seats = game.seats(3);
    this.rests = new Map(seats.slice(0, rests).map(seat => [seat, restByLot(rng, begins)]));
    const owners = seats.map((seat): Owner => ({ seat, person: seat, name: seat, bot: null, resigned: false }));
    const terms = { takeBack: 'fair', clock } as const;
    const first = begin({ game, clockwork: null, owners, seed: 'rest', terms }, this.#options, this.served);
    this.story = MemoryStory.from(first);
    this.story.match = timed({ ...first.match, clockwork: CLOCKWORK, resting: this.resting }, this.served);
  }

  /** As a server knows it, in the time of day. */
  get resting(): Resting {
    const { ahead, rests } = this;
    const served = (at: number): number => at - ahead;
    return {
      ahead,
      spans: (seat, now, left, offLeft) =>
        restSpans(rests.get(seat) ?? { zone: 'UTC', hours: null, holidays: [] }, now + ahead, left, offLeft).map(
          span => ({ ...span, from: served(span.from), to: served(span.to) }),
        ),
    };
  }

  /** The match as it is given to every command. */
  get match(): Match {
    return { ...this.story.match, resting: this.resting };
  }

  take(change: Change | Problem): void {
    this.story.take(must(change));
  }

  /** What the server does before it asks who is late. */
  refresh(): void {
    this.story.match = timed(this.match, this.served);
  }

  act(seat: Seat): void {
    const view = game.view(this.match.state, seat);
    const request = game.requests(view)[0]!;
    const choice = game.sample(view, request, this.#rng);
    this.take(act(this.match, { seat, request: request.id, choice, by: 'person' }, this.served));
  }

  restart(): void {
    const { entries, match } = this.story;
    const start = { n: 0, state: begin(match, this.#options, 0).match.base };
    const state = [...replay(game, start, entries.slice(1)).values()].at(-1)!;
    const kept = JSON.parse(JSON.stringify(keptOf(match)));
    this.story.match = resumed(matchOf(match, state, this.served), match.n, lineOf(entries), kept);
  }
}

const CLOCKS: readonly ClockTerms[] = [
  { seconds: 12 * 3_600, increment: null, atZero: 'once', rest: true },
  { seconds: 3 * 24 * 3_600, increment: null, atZero: 'once', rest: true },
  { seconds: 24 * 3_600, increment: 4 * 3_600, atZero: 'once', rest: true },
];

const same = <T>(is: T, expected: T, where: string): void => expect(is, where).toEqual(expected);

const SCHEDULES = Number(process.env['CORVO_SCHEDULES'] ?? 60);

interface Counted {
  late: number;
  rested: number; // quarters of an hour
  off: number;
}

/** One table over days and weeks, beside sums that go quarter by quarter. */
function live(seed: string, counts: Counted): void {
  const rng = rngFromText(seed);
  const clock = pick(rng, CLOCKS);
  const table = new RestingTable(
    rng,
    clock,
    Date.parse(`${pick(rng, BEGINNINGS)}T00:00:00Z`) + below(rng, 48) * 30 * MINUTE,
  );
  const left = new Map<Seat, number>();
  const off = new Map<Seat, number>();
  const newest = new Map<Seat, number>();
  const ask = (): void => {
    for (const { seat, request, answered } of game.waiting(table.match.state.open)) {
      const before = newest.get(seat);
      if (answered || (before ?? -1) >= request) continue;
      const whole = clock.seconds * 1_000;
      const had = left.get(seat);
      const more =
        clock.increment === null || had === undefined
          ? whole
          : Math.min(whole, Math.max(0, had) + clock.increment * 1_000);
      left.set(seat, clock.increment === null ? whole : Math.max(had ?? 0, more));
      newest.set(seat, request);
    }
  };
  const pass = (steps: number): void => {
    const owing = waitedFor(table.match);
    for (let step = 0; step < steps; step++) {
      const wall = table.served + table.ahead + step * STEP;
      for (const seat of owing) {
        const had = off.get(seat) ?? 0;
        const rest = restsAt(table.rests.get(seat)!, wall, BUDGET - had);
        if (rest === null) left.set(seat, left.get(seat)! - STEP);
        else counts.rested++;
        if (rest === 'off') {
          off.set(seat, had + STEP);
          counts.off++;
        }
      }
    }
    table.served += steps * STEP;
  };
  ask();
  for (let step = 0; step < 14 && !isOver(table.match); step++) {
    const deed = below(rng, 10);
    if (deed < 4) table.act(pick(rng, waitedFor(table.match)));
    else if (deed === 4) table.restart();
    else {
      pass(below(rng, deed === 9 ? 200 : 47));
      table.refresh();
      const due = waitedFor(table.match).filter(seat => left.get(seat)! <= 0);
      same([...lateSeats(table.match, table.served)].sort(), due.sort(), `${seed} step ${step}`);
      for (const seat of due) {
        counts.late++;
        table.take(late(table.match, seat, 'random', table.served));
      }
    }
    ask();
    // It is due exactly where the sums come to nothing.
    const at = dueOf(table.match);
    const owing = waitedFor(table.match);
    if (at === null || owing.length === 0) continue;
    same((at - table.served) % STEP, 0, seed);
    if (below(rng, 4) > 0) continue;
    const still = new Map(
      owing.map(seat => [seat, [left.get(seat)!, BUDGET - (off.get(seat) ?? 0)] as [number, number]]),
    );
    for (let now = table.served; now < at; now += STEP) {
      for (const [seat, sums] of still) {
        expect(sums[0], `${seed} step ${step}: ${seat} is late already`).toBeGreaterThan(0);
        const rest = restsAt(table.rests.get(seat)!, now + table.ahead, sums[1]);
        if (rest === null) sums[0] -= STEP;
        if (rest === 'off') sums[1] -= STEP;
      }
    }
    expect(Math.min(...[...still.values()].map(([ms]) => ms)), `${seed} step ${step}`).toBe(0);
  }
}

test(`CO-7.25 in ${SCHEDULES} random schedules no clock runs in quiet hours and days off, and each is due when its own time is used up`, () => {
  const counts = { late: 0, rested: 0, off: 0 };
  for (let one = 0; one < SCHEDULES; one++) live(`rest ${one}`, counts);
  expect(counts.late).toBeGreaterThan(SCHEDULES / 4);
  expect(counts.rested).toBeGreaterThan(30 * SCHEDULES);
  expect(counts.off).toBeGreaterThan(5 * SCHEDULES);
}, 600_000);

const at = (text: string): number => Date.parse(`${text}Z`);
const NIGHT = { zone: 'Europe/Rome', hours: { from: 22 * 60, to: 8 * 60 }, holidays: [] };

test('CO-7.25 quiet hours stop a clock for ten hours a day at most, and days off for so many at a table', () => {
  const long = { ...NIGHT, hours: { from: 9 * 60, to: 8 * 60 } }; // twenty-three hours
  expect(restSpans(long, at('2026-07-01T06:00:00'), 5 * HOUR, BUDGET)).toEqual([
    { from: at('2026-07-01T07:00:00'), to: at('2026-07-01T17:00:00') },
  ]);
  const year = { ...NIGHT, hours: null, holidays: [{ from: '2026-07-01', to: '2026-12-31' }] };
  const spans = restSpans(year, at('2026-06-30T22:00:00'), DAY, BUDGET);
  expect(spans.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(BUDGET);
  expect(restSpans(year, at('2026-06-30T22:00:00'), DAY, 0)).toEqual([]);
});

test('CO-7.25 a night in which clocks are put back is an hour longer, one in which they are put forward an hour shorter', () => {
  const night = (evening: string): number => {
    const [span] = restSpans({ ...NIGHT, hours: { from: 23 * 60, to: 8 * 60 } }, at(evening), HOUR, 0).slice(-1);
    return (span!.to - span!.from) / HOUR;
  };
  expect(night('2026-10-24T20:30:00')).toBe(10);
  expect(night('2026-03-28T21:30:00')).toBe(8);
  expect(night('2026-07-01T20:30:00')).toBe(9);
});

const WEEK: ClockTerms = { seconds: 12 * 3_600, increment: null, atZero: 'once', rest: true };

test('CO-7.25 what was chosen while a clock runs holds from the next question on, and a table without the choice never rests', () => {
  const table = new RestingTable(rngFromText('later'), WEEK, at('2026-07-01T10:00:00'), 0);
  const due = dueOf(table.match)!;
  expect(due - table.served).toBe(12 * HOUR);
  for (const seat of ['ada', 'bruno', 'carla']) (table.rests as Map<Seat, Rest>).set(seat, NIGHT);
  table.refresh();
  expect(dueOf(table.match)).toBe(due);
  for (const seat of ['ada', 'bruno', 'carla']) if (waitedFor(table.match).includes(seat)) table.act(seat);
  const [next] = waitedFor(table.match);
  expect(table.match.clocks.seats[next!]?.rests).toEqual([{ from: expect.any(Number), to: expect.any(Number) }]);
  const { rest: _, ...never } = WEEK;
  const other = new RestingTable(rngFromText('never'), never, at('2026-07-01T10:00:00'));
  expect(Object.values(other.match.clocks.seats).some(({ rests }) => rests !== undefined)).toBe(false);
});

test('CO-7.25 after hours in which the server was down no seat loses time it did not use', () => {
  for (const down of [1, 3, 9, 30, -2]) {
    const table = new RestingTable(rngFromText('down'), WEEK, at('2026-07-01T10:00:00'), 0);
    (table.rests as Map<Seat, Rest>).set('ada', NIGHT);
    for (const seat of ['ada', 'bruno', 'carla']) if (waitedFor(table.match).includes(seat)) table.act(seat);
    const left = (): number => table.match.clocks.seats['ada']!.left;
    table.served += 4 * HOUR; // to 14:00 UTC: nothing of the night
    table.ahead += down * HOUR;
    table.refresh(); // at once after its start, and again an hour later
    expect(left()).toBeGreaterThanOrEqual(8 * HOUR);
    const wall = table.served + table.ahead;
    const end = lateAt(table, 'ada') + table.ahead;
    let used = 0;
    for (let now = wall; now < end; now += STEP) if (restsAt(NIGHT, now, 0) === null) used += STEP;
    expect([down, used]).toEqual([down, left()]); // from then on by the clocks on the wall
  }
});

function lateAt(table: RestingTable, seat: Seat): number {
  let at = table.served;
  while (!lateSeats(table.match, at).includes(seat)) at += STEP;
  return at;
}
