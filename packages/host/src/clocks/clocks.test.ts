import { below, isProblem, pick, rngFromText, type Game, type Problem, type Rng, type Seat } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { act } from '../act.ts';
import { botsToThink } from '../bots.ts';
import { begin, matchOf, type Change } from '../change.ts';
import { lineOf } from '../line.ts';
import { isOver, isPlayed, keptOf, ownerOf, type Match, type Owner } from '../match.ts';
import { replay, resumed } from '../replay.ts';
import { move, unpause } from '../motions/index.ts';
import { handOver, late } from '../seats.ts';
import { standingFor } from '../standing.ts';
import { MemoryStory } from '../story.ts';
import { goBack } from '../take-back.ts';
import { wayBack } from '../way-back.ts';
import { CLOCKWORK, dueOf, lateSeats, waitedFor, type ClockTerms } from './index.ts';

const game = whispers as unknown as Game;
const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const must = <T>(value: T | Problem): T => {
  if (isProblem(value)) throw new Error(value.code);
  return value;
};

/** A table with a clock, and a time that only the test moves. */
class Timed {
  now = 10_000;
  story: MemoryStory;
  readonly #options;
  readonly #rng: Rng;

  constructor(players: number, clock: ClockTerms | null, seed = 'timed') {
    this.#rng = rngFromText(`${seed} choices`);
    this.#options = must(game.resolveOptions({}, players));
    const owners = game
      .seats(players)
      .map((seat): Owner => ({ ...someone, seat, person: `person ${seat}`, name: seat }));
    const setting = { game, clockwork: CLOCKWORK, owners, seed, terms: { takeBack: 'fair', clock } as const };
    this.story = MemoryStory.from(begin(setting, this.#options, this.now));
  }

  get match(): Match {
    return this.story.match;
  }

  /** Those of whom a person owes an answer. */
  get owing(): { readonly seat: Seat; readonly request: number }[] {
    const { state } = this.match;
    const asked = game.waiting(state.open).filter(({ answered }) => !answered);
    return asked.filter(({ seat }) => isPlayed(ownerOf(this.match, seat)!));
  }

  take(change: Change | Problem): void {
    this.story.take(must(change));
  }

  left(seat: Seat): number | undefined {
    return standingFor(this.match, null, null, this.now).clock?.seats.find(one => one.seat === seat)?.leftMs;
  }

  /** The same, also while the table pauses. */
  kept(seat: Seat): number | undefined {
    const clock = this.match.clocks.seats[seat];
    if (this.match.paused === null || clock === undefined) return this.left(seat);
    return clock.since === null ? clock.left : Number.NaN; // it stands
  }

  act(seat: Seat, by: 'person' | 'bot' = 'person'): void {
    const view = game.view(this.match.state, seat);
    const request = game.requests(view)[0]!;
    const choice = game.sample(view, request, this.#rng);
    this.take(act(this.match, { seat, request: request.id, choice, by }, this.now));
  }

  withdraw(): void {
    const { seat, request } = this.match.sealed[0]!;
    this.take(act(this.match, { seat, request, choice: null, by: 'person' }, this.now));
  }

  pass(seat: Seat, bot: string | null): void {
    this.take(handOver(this.match, seat, bot, false, this.now));
  }

  /** What the server does when a clock calls. */
  look(): Seat[] {
    const seats = lateSeats(this.match, this.now);
    for (const seat of seats) this.take(late(this.match, seat, 'random', this.now));
    return seats;
  }

  /** The table agrees, all at once: how it comes to that, the tests of votes see. */
  agree(kind: 'pause' | 'time', seconds: number): void {
    const { owners, motion } = this.match;
    const alone = { ...this.match, owners: owners.map(owner => ({ ...owner, person: 'one' })), moved: NEVER_MOVED };
    const { match, ...change } = must(move(alone, 'one', { id: 'm', kind, seconds }, this.now)) as Change;
    this.take({ ...change, match: { ...match, owners, motion } });
  }

  bots(): void {
    for (let next = botsToThink(this.match)[0]; next !== undefined; [next] = botsToThink(this.match))
      this.act(next.seat, 'bot');
  }

  back(agreed: readonly Seat[] | null): boolean {
    for (const { person } of this.match.owners) {
      const way = wayBack(this.match, person!);
      if (isProblem(way) || way.kind !== (agreed === null ? 'alone' : 'ask')) continue;
      const { seat, to } = way;
      this.take(goBack(this.match, { seat, to, agreed }, this.story.stateAt(to)!, this.now));
      return true;
    }
    return false;
  }

  /** Everything is gone but what was stored. */
  restart(): void {
    const { match, entries } = this.story;
    const start = { n: 0, state: begin(match, this.#options, 0).match.base };
    const states = replay(game, start, again(entries.slice(1)));
    const fresh = matchOf(match, [...states.values()].at(-1)!, this.now);
    const kept = again(keptOf(match));
    this.story = new MemoryStory(resumed(fresh, match.n, lineOf(entries), kept), entries, states);
  }
}

const NEVER_MOVED = { newest: 0, count: 0 };
const someone = { bot: null, resigned: false };
const each = (seconds: number, atZero: ClockTerms['atZero'] = 'once'): ClockTerms => ({
  seconds,
  increment: null,
  atZero,
});
const bank = (seconds: number, increment: number, atZero: ClockTerms['atZero'] = 'once'): ClockTerms => ({
  seconds,
  increment,
  atZero,
});

/** Until one seat alone is asked. */
function untilAlone(table: Timed): Seat {
  for (let moves = 0; moves < 40 && table.owing.length > 1; moves++) table.act(table.owing[0]!.seat);
  return table.owing[0]!.seat;
}

describe('CO-7.18 a bank', () => {
  test('runs while its player is waited for, stands while others are, and grows with each question', () => {
    const table = new Timed(2, bank(600, 10));
    const [ada, bea] = table.match.owners.map(({ seat }) => seat) as [Seat, Seat];
    expect([table.left(ada), table.left(bea)]).toEqual([600_000, 600_000]);
    table.now += 100_000;
    table.act(ada);
    expect(table.left(ada)).toBeUndefined(); // it stands
    table.now += 50_000;
    expect(table.left(bea)).toBe(450_000);
    table.withdraw();
    expect(table.left(ada)).toBe(500_000); // the same question adds nothing
    table.act(ada);
    table.act(bea);
    const alone = table.owing[0]!.seat;
    expect(table.left(alone)).toBe(alone === ada ? 510_000 : 460_000);
  });

  test('never grows beyond what it began with', () => {
    const table = new Timed(2, bank(60, 50));
    table.now += 20_000;
    table.act(table.owing[0]!.seat);
    table.act(table.owing[0]!.seat);
    expect(table.left(table.owing[0]!.seat)).toBe(60_000);
  });

  test('is not given back where the table goes back by agreement; a time for each decision is', () => {
    for (const [clock, expected] of [
      [bank(600, 10), [480_000, 490_000]], // of which the last question added some
      [each(600), [600_000, 600_000]],
    ] as const) {
      const table = new Timed(2, clock);
      const [ada, bea] = table.match.owners.map(({ seat }) => seat) as [Seat, Seat];
      table.now += 120_000;
      table.act(ada);
      table.act(bea);
      expect(table.back([ada, bea])).toBe(true);
      expect([table.left(ada), table.left(bea)]).toEqual(expected);
    }
  });

  test('that is empty leaves the increment for the next question', () => {
    const table = new Timed(2, bank(60, 10));
    table.now += 60_001;
    expect(table.look()).toHaveLength(2);
    for (const { seat } of table.owing) expect(table.left(seat)).toBe(10_000);
  });
});

describe('CO-7.19 at the end of the time', () => {
  test('a bot takes the seat, told as such, until its player is back with time of their own', () => {
    const table = new Timed(3, each(60, 'seat'));
    const { seat } = table.owing[0]!;
    for (const other of table.owing.slice(1)) table.act(other.seat);
    table.now += 60_000;
    expect(table.look()).toEqual([seat]);
    expect(ownerOf(table.match, seat)).toMatchObject({ bot: 'random', late: true });
    expect(table.story.entries.at(-1)).toMatchObject({ kind: 'hand-over', seat, about: { bot: 'random', late: true } });
    expect(lateSeats(table.match, table.now + 1e9)).not.toContain(seat); // a bot has no clock
    table.restart();
    table.now += 5_000;
    table.pass(seat, null);
    expect(ownerOf(table.match, seat)).not.toHaveProperty('late');
    expect(table.left(seat)).toBe(60_000);
  });

  test('who comes back to an empty bank begins with a tenth of it, or with an increment that is more', () => {
    for (const [clock, expected] of [
      [bank(600, 10, 'seat'), 60_000],
      [bank(600, 90, 'seat'), 90_000],
    ] as const) {
      const table = new Timed(2, clock);
      const { seat } = table.owing[0]!;
      table.act(table.owing[1]!.seat);
      table.now += 600_000;
      table.look();
      table.pass(seat, null);
      expect(table.left(seat)).toBe(expected);
    }
  });

  test('the last one who plays keeps the seat: one decision is made, and the next has its time again', () => {
    const table = new Timed(2, each(60, 'seat'));
    table.now += 60_000;
    const [first, second] = table.look() as [Seat, Seat];
    expect(ownerOf(table.match, first)?.bot).toBe('random');
    expect(ownerOf(table.match, second)?.bot).toBeNull();
    expect(table.match.sealed).toMatchObject([{ seat: second, by: 'server' }]);
    table.bots();
    table.now += 60_000;
    table.look();
    expect(ownerOf(table.match, second)?.bot).toBeNull();
  });

  test('somebody who has handed over loses no time of the bank meanwhile', () => {
    const table = new Timed(2, bank(600, 10));
    const { seat } = table.owing[0]!;
    table.now += 100_000;
    table.pass(seat, 'random');
    table.now += 300_000;
    table.pass(seat, null);
    expect(table.left(seat)).toBe(500_000);
  });
});

test('CO-7.13 taking back alone and answering again gives no new time', () => {
  const table = new Timed(2, each(60));
  const seat = untilAlone(table);
  table.now += 30_000;
  const before = table.left(seat);
  for (let times = 0; times < 5; times++) {
    table.act(seat);
    if (!table.back(null)) return;
    table.now += 1_000;
    expect(table.left(seat)).toBeLessThanOrEqual(before! + 30_000);
  }
  expect(table.left(seat)).toBeLessThanOrEqual(55_000);
});

test('CO-7.13 what older servers kept of the clock, one end for all, goes on', () => {
  const table = new Timed(2, each(60));
  const { match, entries } = table.story;
  const [ada, bea] = match.owners.map(({ seat }) => seat) as [Seat, Seat];
  table.act(ada);
  const { clocks: _clocks, ...kept } = keptOf(table.match);
  const deadline = { request: 1, newest: 1, at: table.now + 7_000 };
  const back = resumed(match, match.n, lineOf(entries), { ...kept, deadline });
  expect([dueOf(back), lateSeats(back, table.now + 7_000)]).toEqual([table.now + 7_000, [bea]]);
  table.story = new MemoryStory(back, entries);
  table.withdraw();
  expect(table.left(bea)).toBe(7_000);
});

/**
 * The same time, counted in another way: second by second, who is owing an answer uses theirs. What a question gives is
 * known from the rules of the clock alone.
 */
class Sums {
  readonly #clock: ClockTerms;
  readonly left = new Map<Seat, number>();
  readonly #newest = new Map<Seat, number>();
  #owed = new Set<Seat>();
  paused = false;

  constructor(clock: ClockTerms) {
    this.#clock = clock;
  }

  /** What is asked now; `isAnew`: the table has agreed to go back. */
  ask(owing: Timed['owing'], isAnew = false): void {
    const { seconds, increment } = this.#clock;
    const owed = new Set<Seat>();
    if (isAnew && increment === null) this.#newest.clear();
    if (isAnew) this.#owed.clear(); // whoever was late is asked again
    for (const { seat, request } of owing) {
      const before = this.#newest.get(seat);
      const left = Math.max(0, this.left.get(seat) ?? 0);
      if (before === undefined) this.left.set(seat, seconds * 1000);
      else if (request > before)
        this.left.set(
          seat,
          increment === null ? seconds * 1000 : Math.max(left, Math.min(seconds * 1000, left + increment * 1000)),
        );
      else if (!this.paused && !this.#owed.has(seat) && left === 0)
        this.left.set(seat, 1000 * (increment === null ? seconds : Math.max(increment, Math.floor(seconds / 10))));
      this.#newest.set(seat, Math.max(request, before ?? 0));
      owed.add(seat);
    }
    this.#owed = owed;
  }

  /** The table gives everybody so much more: of a time for each decision only those who are asked. */
  more(seconds: number, seats: readonly Seat[]): void {
    for (const seat of seats) {
      if (this.#clock.increment === null && !(this.#owed.has(seat) && !this.paused)) continue;
      const before = this.left.get(seat) ?? this.#clock.seconds * 1000;
      this.left.set(seat, Math.max(0, before) + seconds * 1000);
      if (!this.#newest.has(seat)) this.#newest.set(seat, -1);
    }
  }

  /** Clocks run again; an empty one as that of somebody who comes back. */
  resume(): void {
    this.paused = false;
    this.#owed.clear();
  }

  pass(seconds: number): void {
    for (let second = 0; second < seconds && !this.paused; second++)
      for (const seat of this.#owed) this.left.set(seat, this.left.get(seat)! - 1000);
  }

  late(): Seat[] {
    return this.paused ? [] : [...this.#owed].filter(seat => this.left.get(seat)! <= 0);
  }
}

const same = <T>(is: T, expected: T, where: string): void => expect(is, where).toEqual(expected);

const SCHEDULES = Number(process.env['CORVO_SCHEDULES'] ?? 300);

/** One table that lives through moves, absences, restarts and clocks that nobody looks at in time. */
function live(seed: string): { late: number; moves: number; pauses: number } {
  const rng = rngFromText(seed);
  const atZero = pick(rng, ['once', 'seat'] as const);
  const clock = below(rng, 2) === 0 ? each(60, atZero) : bank(pick(rng, [60, 300]), pick(rng, [10, 40]), atZero);
  const table = new Timed(2 + below(rng, 3), clock, seed);
  const sums = new Sums(clock);
  const counts = { late: 0, moves: 0, pauses: 0 };
  sums.ask(table.owing);
  for (let step = 0; step < 60 && !isOver(table.match); step++) {
    const deed = below(rng, 12);
    const { owing } = table;
    let isAnew = false;
    if (deed < 4 && owing.length > 0) {
      table.act(pick(rng, owing).seat);
      counts.moves++;
    } else if (deed === 4) {
      const { seat, bot } = pick(rng, table.match.owners);
      table.pass(seat, bot === null ? 'random' : null);
    } else if (deed === 10 && table.match.paused === null) {
      table.agree('pause', 600);
      sums.paused = true;
      counts.pauses++;
    } else if (deed === 11) {
      if (table.match.paused !== null) {
        const { until } = table.match.paused;
        if (table.now < until) same((unpause(table.match, null, until - 1) as Change).entry, null, seed);
        table.now = until;
        same(dueOf(table.match), until, seed);
        table.take(unpause(table.match, null, table.now));
        sums.resume();
      } else {
        table.agree('time', 100);
        sums.more(
          100,
          table.match.owners.map(({ seat }) => seat),
        );
      }
    } else if (deed === 5) table.restart();
    else if (deed === 6 && table.match.sealed.length > 0 && table.match.sealed[0]!.by === 'person') table.withdraw();
    else if (deed === 7) {
      isAnew = below(rng, 3) === 0;
      isAnew = table.back(isAnew ? [] : null) && isAnew;
    } else {
      // Whoever looks looks too late, at times; and nobody can be late before.
      const wish = below(rng, 4) === 0 ? 60 + below(rng, 120) : below(rng, 30);
      const seconds = table.match.paused === null ? wish : Math.min(wish, untilEnd(table));
      table.now += seconds * 1000;
      sums.pass(seconds);
      const late = sums.late();
      same([...lateSeats(table.match, table.now)].sort(), late.sort(), seed);
      if (below(rng, 3) > 0) {
        for (const seat of late) {
          same(lateSeats(table.match, table.now).includes(seat), true, seed); // it has called, and calls once
          table.take(must(lateNow(table, seat)));
          sums.ask(table.owing);
          counts.late++;
        }
      }
    }
    sums.ask(table.owing, isAnew);
    table.bots();
    sums.ask(table.owing);
    for (const { seat } of table.owing)
      same([seat, table.kept(seat)], [seat, Math.max(0, sums.left.get(seat)!)], `${seed} step ${step}`);
    const due = Math.min(...table.owing.map(({ seat }) => table.now + sums.left.get(seat)!));
    const pauseEnds = table.match.paused?.until ?? null;
    const isAsked = table.owing.length > 0;
    same(dueOf(table.match), pauseEnds ?? (isAsked ? due : null), `${seed} step ${step}`);
  }
  return counts;
}

const untilEnd = ({ match, now }: Timed): number => Math.floor(((match.paused?.until ?? now) - now) / 1_000);
const lateNow = ({ match, now }: Timed, seat: Seat): Change | Problem => late(match, seat, 'random', now);

test(`CO-7.13 CO-7.18 CO-7.19 CO-7.21 in ${SCHEDULES} random schedules no seat loses time it did not use, and no clock calls twice or never`, () => {
  let [lates, moves, pauses] = [0, 0, 0];
  for (let one = 0; one < SCHEDULES; one++) {
    const counts = live(`schedule ${one}`);
    lates += counts.late;
    moves += counts.moves;
    pauses += counts.pauses;
  }
  expect(lates).toBeGreaterThan(0.8 * SCHEDULES);
  expect(moves).toBeGreaterThan(3 * SCHEDULES);
  expect(pauses).toBeGreaterThan(SCHEDULES / 2);
  expect(waitedFor(new Timed(2, null).match)).toHaveLength(2);
});
