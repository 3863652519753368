import { isProblem, type Game, type Instruction, type Plain, type Problem, type Seat } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { act } from '../act.ts';
import { begin, matchOf, type Change } from '../change.ts';
import { CLOCKWORK, type ClockTerms } from '../clocks/index.ts';
import { lineOf } from '../line.ts';
import { keptOf, type Match } from '../match.ts';
import { notesOf } from '../notes/notes.ts';
import { resumed } from '../replay.ts';
import { handOver, resign } from '../seats.ts';
import { standingFor } from '../standing.ts';
import { MemoryStory } from '../story.ts';
import { goBack, propose } from '../take-back.ts';
import { momentFor } from '../tell.ts';
import {
  answerInstructed,
  instruct,
  instructedAt,
  instructedSeats,
  instructionsOf,
  isInstructed,
  withInstructions,
} from './index.ts';

const game = whispers as unknown as Game;
const must = <T>(value: T | Problem): T => {
  if (isProblem(value)) throw new Error(value.code);
  return value;
};
const NO_BID: Instruction = { kind: 'bid-nothing', about: null };
const LEFT: Instruction = { kind: 'stop-at', about: 'left' };
const SHOW_NOTHING: Instruction = { kind: 'show-nothing', about: null };

/** A table of these people, where every change goes the way of a server: what is instructed follows it. */
class Table {
  readonly story: MemoryStory;

  constructor(people: readonly string[] = ['a', 'b'], clock: ClockTerms | null = null, its = game) {
    const owners = its.seats(people.length).map((seat, place) => {
      const person = people[place] === 'bot' ? null : people[place]!;
      return { seat, person, name: people[place]!, bot: person === null ? 'random' : null, resigned: false };
    });
    const setting = {
      game: its,
      clockwork: CLOCKWORK,
      owners,
      seed: 'standing',
      terms: { takeBack: 'fair', clock },
    } as const;
    this.story = MemoryStory.from(begin(setting, must(its.resolveOptions({}, people.length)), 0));
  }

  get match(): Match {
    return this.story.match;
  }

  take(change: Change | Problem, at = 0): Change {
    const made = must(change);
    this.story.take({ ...made, match: withInstructions(this.match, made.match, at) });
    return made;
  }

  give(who: string, given: readonly Instruction[], at = 0): Change {
    return this.take(instruct(this.match, who, given, `secret of ${who}`), at);
  }

  act(seat: Seat, choice: Plain | null, at = 0): Change {
    const { request } = game.waiting(this.match.state.open).find(one => one.seat === seat)!;
    return this.take(act(this.match, { seat, request, choice, by: 'person' }, at), at);
  }

  /** Everything that is due by then. */
  ring(at: number): void {
    for (const seat of instructedSeats(this.match, at)) this.take(answerInstructed(this.match, seat, at), at);
  }
}

const code = (value: unknown): string | null => (isProblem(value) ? `${value.code} (${value.clause})` : null);

test('CO-7.23 somebody instructs what their game offers, for their own seat, and an empty list revokes it', () => {
  const table = new Table();
  const { offers, given } = must(instructionsOf(table.match, 'a'));
  expect([offers.length, given]).toEqual([5, []]);
  expect(table.give('a', [SHOW_NOTHING, NO_BID, NO_BID]).hears).toBe('ada');
  expect(must(instructionsOf(table.match, 'a')).given).toEqual([NO_BID, SHOW_NOTHING]); // each once
  expect(must(instructionsOf(table.match, 'b')).given).toEqual([]);
  expect(table.give('a', []).hears).toBe('ada');
  expect([table.match.instructions, instructedAt(table.match)]).toEqual([{}, null]);
  expect(table.give('a', []).hears).toBeNull(); // there was none
});

test('CO-7.23 what cannot be instructed is refused by its clause, and nothing changes', () => {
  const refuse = ({ match }: Table, who: string, given: readonly Instruction[]): string | null =>
    code(instruct(match, who, given, 'x'));
  const table = new Table();
  expect(refuse(table, 'a', [NO_BID, { kind: 'dream', about: null }])).toBe('instruction-unknown (CO-7.23)');
  expect(refuse(table, 'a', [{ kind: 'stop-at', about: 'behind' }])).toBe('instruction-unknown (CO-7.23)');
  expect(refuse(table, 'a', [{ kind: 'bid-nothing', about: 'left' }])).toBe('instruction-unknown (CO-7.23)');
  expect(refuse(table, 'stranger', [NO_BID])).toBe('not-seated (CO-7.6)');
  const { instructions: _, ...without } = game;
  expect(refuse(new Table(['a', 'b'], null, without), 'a', [NO_BID])).toBe('nothing-to-instruct (CO-7.23)');
  const alone = new Table(['a', 'bot']);
  expect(refuse(alone, 'a', [NO_BID])).toBe('nobody-waits (CO-7.23)');
  expect(must(instructionsOf(alone.match, 'a')).offers).toEqual([]);
  table.take(resign(table.match, 'ada', 'random', 0));
  expect(refuse(table, 'b', [NO_BID])).toBe('game-over (CO-2.1)');
  expect(code(instructionsOf(table.match, 'b'))).toBe('game-over (CO-2.1)');
});

test('CO-7.23 it answers only the questions it was made for, after a time drawn by lot', () => {
  const table = new Table();
  table.give('a', [NO_BID], 1_000);
  const due = instructedAt(table.match)!;
  expect(due - 1_000).toBeGreaterThanOrEqual(4_000);
  expect(due - 1_000).toBeLessThan(40_000);
  expect([isInstructed(table.match, 'ada'), isInstructed(table.match, 'bruno')]).toEqual([true, false]);
  expect(must(answerInstructed(table.match, 'ada', due - 1)).hears).toBeNull(); // not before its time
  table.ring(due);
  expect(table.match.sealed).toMatchObject([{ seat: 'ada', choice: { amount: 0 }, by: 'instruction' }]);
  expect(instructedAt(table.match)).toBeNull();
  table.act('bruno', { amount: 2 }); // who then stops at a lantern, and leaves stones there: two other questions
  expect(game.waiting(table.match.state.open)).toMatchObject([{ seat: 'bruno', why: 'lantern' }]);
  table.give('b', [LEFT, SHOW_NOTHING], due);
  table.ring(due + 40_000);
  expect(game.waiting(table.match.state.open)).toMatchObject([{ seat: 'bruno', why: 'offering' }]);
  expect(instructedAt(table.match)).toBeNull();
});

test('CO-7.23 times differ from question to question and from person to person, and nobody reckons them from the seed', () => {
  const times = Array.from({ length: 60 }, (_, n) => {
    const table = new Table();
    table.take(instruct(table.match, 'a', [NO_BID], `secret ${n}`));
    return instructedAt(table.match)!;
  });
  expect(new Set(times).size).toBeGreaterThan(55);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(30_000);
});

test('CO-7.23 where time is short it is answered in the first half of it, and a clock never runs out on it', () => {
  for (let n = 0; n < 40; n++) {
    const table = new Table(['a', 'b'], { seconds: 10, increment: null, atZero: 'once' });
    table.take(instruct(table.match, 'a', [NO_BID], `secret ${n}`), 2_000);
    expect(instructedAt(table.match)!).toBeLessThanOrEqual(2_000 + 4_000); // 8 s were left
    expect(instructedAt(table.match)!).toBeGreaterThan(2_000);
  }
});

test('CO-7.23 its owner hears of it; to all others it is an answer by hand, also when the game is over', () => {
  const [one, other] = [new Table(), new Table()];
  one.give('a', [NO_BID]);
  one.ring(40_000);
  other.act('ada', { amount: 0 }, 40_000);
  for (const table of [one, other]) table.act('bruno', { amount: 1 }, 50_000);
  const [entry, byHand] = [one, other].map(({ story }) => story.entries.at(-1)!) as [never, never];
  for (const viewer of ['bruno', null])
    for (const isOver of [false, true]) {
      const told = (table: Table, given: never) =>
        momentFor(given, viewer, isOver, notesOf(given, table.match.owners, viewer));
      expect(JSON.stringify(told(one, entry))).toBe(JSON.stringify(told(other, byHand)));
    }
  expect(notesOf(entry, one.match.owners, 'ada')).toMatchObject([
    { key: 'note.instructed', data: { seat: 'ada', text: 'ada bids 0' } },
  ]);
  const replaced = one.match.owners.map(owner => ({ ...owner, before: [{ person: 'x', name: 'x', n: 9, heard: {} }] }));
  expect(notesOf(entry, replaced, 'ada')).toEqual([]); // whoever has the seat by then has instructed nothing
  expect(notesOf(byHand, other.match.owners, 'ada')).toEqual([]);
  for (const who of ['a', 'b', null])
    expect(JSON.stringify(standingFor(one.match, who === 'a' ? 'ada' : null, who, 60_000))).toBe(
      JSON.stringify(standingFor(other.match, who === 'a' ? 'ada' : null, who, 60_000)),
    );
});

test('CO-7.23 who answers first decides: an instruction changes no answer, and one that is revoked gives none', () => {
  const table = new Table();
  table.give('a', [NO_BID]);
  table.act('ada', { amount: 2 });
  expect(instructedAt(table.match)).toBeNull();
  table.ring(40_000);
  expect(table.match.sealed).toMatchObject([{ seat: 'ada', choice: { amount: 2 }, by: 'person' }]);

  const revoked = new Table();
  revoked.give('a', [NO_BID]);
  const due = instructedAt(revoked.match)!;
  const late = must(answerInstructed(revoked.match, 'ada', due));
  expect(late.match.sealed).toHaveLength(1);
  revoked.give('a', [SHOW_NOTHING], due - 1);
  revoked.ring(due);
  expect(revoked.match.sealed).toEqual([]);
});

test('CO-7.23 what its owner has taken back is not answered again behind their back, but the next question is', () => {
  const table = new Table();
  table.give('a', [NO_BID]);
  table.ring(40_000);
  table.act('ada', null, 41_000); // withdrawn
  expect([instructedAt(table.match), table.match.instructions['ada']?.held]).toEqual([null, 1]);
  table.give('a', [NO_BID, SHOW_NOTHING], 42_000); // another instruction does not lift that
  expect(instructedAt(table.match)).toBeNull();
  table.act('ada', { amount: 1 }, 43_000);
  table.act('bruno', { amount: 0 }, 44_000);
  expect(table.match.instructions['ada']?.held).toBe(1); // revealed is not taken back
});

test('CO-7.23 where the table went back behind an answer, its owner answers by hand up to where it had come', () => {
  const table = new Table();
  table.give('a', [LEFT]);
  table.act('ada', { amount: 3 });
  const back = { n: table.match.n, state: table.match.base };
  table.act('bruno', { amount: 0 });
  const revealed = table.match.n;
  table.ring(80_000); // the lantern
  expect(game.waiting(table.match.state.open)).toMatchObject([{ seat: 'ada', why: 'offering' }]);
  const newest = table.match.state.open.requests;
  const before = table.story.stateAt(revealed)!;
  table.take(goBack(table.match, { seat: 'ada', to: revealed, agreed: null }, before, 90_000), 90_000);
  expect(game.waiting(table.match.state.open)).toMatchObject([{ seat: 'ada', why: 'lantern' }]);
  expect([instructedAt(table.match), table.match.instructions['ada']?.held]).toEqual([null, newest]);
  table.take(goBack(table.match, { seat: 'bruno', to: 0, agreed: ['ada'] }, back.state, 95_000), 95_000);
  expect(table.match.instructions['ada']?.held).toBe(newest);
});

test('CO-7.23 while the table is asked about going back, or a bot plays, instructions wait', () => {
  const table = new Table(['a', 'b']);
  table.act('ada', { amount: 3 });
  table.act('bruno', { amount: 0 });
  table.act('ada', { option: 'left' });
  table.act('ada', { amount: 0 }); // now a whisper may be shown, or others bid
  table.give('a', must(instructionsOf(table.match, 'a')).offers, 1_000);
  expect(instructedAt(table.match)).not.toBeNull();
  table.take(propose(table.match, 'b', 'wish'), 2_000);
  expect(instructedAt(table.match)).toBeNull();
  table.take({ ...table.give('b', [], 3_000), match: { ...table.match, wish: null } }, 4_000);
  expect(instructedAt(table.match)).not.toBeNull();
  table.take(handOver(table.match, 'ada', 'random', false, 5_000), 5_000);
  expect([instructedAt(table.match), table.match.instructions['ada']?.given.length]).toEqual([null, 5]);
  table.take(handOver(table.match, 'ada', null, false, 6_000), 6_000);
  expect(instructedAt(table.match)).toBeGreaterThan(6_000);
});

test('CO-7.23 it ends with its seat: who resigns, or leaves it to another, leaves no instruction there', () => {
  const table = new Table(['a', 'b', 'c']);
  table.give('a', [NO_BID]);
  table.give('b', [NO_BID]);
  table.take(resign(table.match, 'ada', 'random', 0));
  expect(Object.keys(table.match.instructions)).toEqual(['bruno']);
  const owners = table.match.owners.map(owner => (owner.seat === 'bruno' ? { ...owner, person: 'd' } : owner));
  expect(withInstructions(table.match, { ...table.match, owners }, 0).instructions).toEqual({});
  const two = new Table();
  two.give('b', [NO_BID]);
  two.take(resign(two.match, 'ada', 'random', 0)); // which ends a game of two
  expect(two.match.instructions).toEqual({});
});

test('CO-7.23 instructions come back with the match, due when they were; older matches have none', () => {
  const table = new Table();
  table.give('a', [NO_BID]);
  const kept = JSON.parse(JSON.stringify(keptOf(table.match)));
  const fresh = matchOf(table.match, table.match.base, 5);
  const again = resumed(fresh, table.match.n, lineOf(table.story.entries), kept);
  expect(again.instructions).toEqual(table.match.instructions);
  const { instructions: _, ...older } = kept;
  expect(resumed(fresh, table.match.n, lineOf(table.story.entries), older).instructions).toEqual({});
});

test('CO-7.23 an answer that the rules would not take is not given, and its owner is asked after all', () => {
  const table = new Table();
  table.give('a', [NO_BID]);
  const due = instructedAt(table.match)!;
  const broken = { ...game, instructions: { ...game.instructions!, answer: () => ({ amount: 99 }) } };
  const change = must(answerInstructed({ ...table.match, game: broken }, 'ada', due));
  expect([change.entry, change.hears, change.match.sealed]).toEqual([null, 'ada', []]);
  expect([instructedAt(change.match), change.match.instructions['ada']?.held]).toEqual([null, 1]);
});
