import { readdirSync, readFileSync } from 'node:fs';
import { isProblem, rngFromText, type Game, type Problem, type Seat } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { act } from './act.ts';
import { botsToThink } from './bots.ts';
import { begin, type Change } from './change.ts';
import { waitedFor } from './clocks/index.ts';
import { lineOf } from './line.ts';
import { keptOf } from './match.ts';
import { resumed } from './replay.ts';
import { handOver, resign } from './seats.ts';
import { undoFor } from './standing.ts';
import { MemoryStory } from './story.ts';
import { goBack } from './take-back.ts';
import { wayBack } from './way-back.ts';

const game = whispers as unknown as Game;

/** A game of so many people, and what they do. */
class Told {
  readonly story: MemoryStory;
  readonly #rng = rngFromText('told');

  constructor(players: number) {
    const options = game.resolveOptions({}, players);
    if (isProblem(options)) throw new Error(options.code);
    const owners = game
      .seats(players)
      .map(seat => ({ seat, person: `person ${seat}`, name: seat, bot: null, resigned: false }));
    const terms = { takeBack: 'fair', clock: null } as const;
    this.story = MemoryStory.from(begin({ game, clockwork: null, owners, seed: 'told', terms }, options, 0));
  }

  get kinds(): string[] {
    return this.story.entries.map(({ kind, seat }) => `${kind} ${seat}`);
  }

  take(change: Change | Problem): void {
    if (isProblem(change)) throw new Error(change.code);
    this.story.take(change);
  }

  pass(seat: Seat): void {
    const bot = this.story.match.owners.find(owner => owner.seat === seat)?.bot == null ? 'random' : null;
    this.take(handOver(this.story.match, seat, bot, false, 0));
  }

  act(seat: Seat): void {
    const { match } = this.story;
    const view = game.view(match.state, seat);
    const [request] = game.requests(view);
    const choice = game.sample(view, request!, this.#rng);
    this.take(act(match, { seat, request: request!.id, choice, by: 'person' }, 0));
  }

  undo(seat: Seat): void {
    const way = wayBack(this.story.match, `person ${seat}`);
    if (isProblem(way) || way.kind !== 'alone') throw new Error('there is no way back alone');
    this.take(goBack(this.story.match, { seat, to: way.to, agreed: null }, this.story.stateAt(way.to)!, 0));
  }

  /** Until one seat alone is asked, and can take back alone what it answers. */
  untilAlone(): Seat {
    for (let moves = 0; moves < 40; moves++) {
      const [seat, ...others] = waitedFor(this.story.match);
      if (seat === undefined) break;
      this.act(seat);
      const way = others.length > 0 ? undefined : wayBack(this.story.match, `person ${seat}`);
      if (way === undefined || isProblem(way) || way.kind !== 'alone') continue;
      this.undo(seat);
      return seat;
    }
    throw new Error('nobody could go back alone');
  }
}

test('CO-7.14 seats that come and go in turn leave one entry each in the story', () => {
  const told = new Told(3);
  const seats = game.seats(3);
  for (let i = 0; i < 120; i++) told.pass(seats[i % 3]!);
  expect(told.kinds).toEqual(['start null', ...seats.map(seat => `back ${seat}`)]);
});

test('CO-7.14 who acts, takes back, hands over and comes back again and again leaves nothing more behind', () => {
  const told = new Told(2);
  const seat = told.untilAlone();
  const before = told.story.entries.length;
  for (let i = 0; i < 50; i++) {
    told.act(seat);
    told.undo(seat);
    told.pass(seat);
    told.pass(seat);
  }
  expect(told.story.entries.length).toBeLessThanOrEqual(before + 1);
});

test('CO-7.14 nor do two who do it together, one coming and going while the other acts and takes back', () => {
  const told = new Told(2);
  const seat = told.untilAlone();
  const other = game.seats(2).find(one => one !== seat)!;
  const before = told.story.entries.length;
  for (let i = 0; i < 50; i++) {
    told.act(seat);
    told.pass(other);
    told.undo(seat);
    told.pass(other);
  }
  expect(told.story.entries.length).toBeLessThanOrEqual(before + 1);
});

test('CO-7.9 a coming and going stays in the story once something was played after it', () => {
  const told = new Told(2);
  const seat = told.untilAlone();
  const other = game.seats(2).find(one => one !== seat)!;
  told.pass(other);
  told.act(seat);
  told.pass(other);
  expect(told.kinds.slice(-3)).toEqual([`hand-over ${other}`, `action ${seat}`, `back ${other}`]);
});

test.each([
  ['one', { n: 1, seat: game.seats(2)[0]! }],
  ['none', null],
])('CO-7.15 what an older server kept of comings and goings is read: %s', (_, passing) => {
  const told = new Told(2);
  const [seat] = game.seats(2) as [Seat];
  told.pass(seat);
  const { match, entries } = told.story;
  const { wished: _wished, ...kept } = keptOf(match);
  const older = { ...kept, passing } as never;
  const again = resumed(match, match.n, lineOf(entries), older);
  const back = handOver(again, seat, null, false, 0);
  expect(back).toMatchObject({ drops: passing === null ? [] : [1] });
});

test('CO-7.10 a seat that has resigned is given to nobody, and nobody comes back to it', () => {
  const told = new Told(3);
  const { seat } = told.story.match.owners[0]!;
  told.take(resign(told.story.match, seat, 'random', 0));
  for (const bot of ['squire', 'random', null])
    expect(handOver(told.story.match, seat, bot, false, 0)).toMatchObject({ code: 'seat-resigned', clause: 'CO-7.10' });
  expect(resign(told.story.match, seat, 'random', 0)).toMatchObject({ code: 'not-seated' });
});

test('CO-7.16 a proposal tells how many moves would go: those since the first of them, and not those before', () => {
  const told = new Told(3);
  while (told.story.match.line.length < 3) for (const seat of waitedFor(told.story.match)) told.act(seat);
  const { match } = told.story;
  const by = match.owners[0]!.seat;
  const moves = match.line.map(({ n: from, before: to }) => {
    const wish = { id: 'x', by, from, to, agreed: [], waiting: [] };
    return undoFor({ ...match, wish }, null).proposal?.moves;
  });
  expect(moves).toEqual(match.line.map((_, place) => match.line.length - place));
});

test('CO-7.16 where chance was drawn anew, bots do not think with the chance of before', () => {
  const told = new Told(2);
  told.pass(waitedFor(told.story.match)[0]!);
  const seeds = [0, 1, 2].map(redraws => botsToThink({ ...told.story.match, redraws })[0]?.seed);
  expect(new Set(seeds).size).toBe(3);
  expect(seeds).not.toContain(undefined);
});

test('the host stays small enough to be read at one sitting: under 1,000 lines, without tests, suite and texts', () => {
  const here = new URL('.', import.meta.url);
  const files = readdirSync(here).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const lines = files.map(name => readFileSync(new URL(name, here), 'utf8').split('\n').length - 1);
  expect(files.length).toBeGreaterThan(10);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(1_000);
});
