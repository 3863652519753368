import { isProblem, type Game, type Problem } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { begin, matchOf, type Change } from '../change.ts';
import { CLOCKWORK, type ClockTerms } from '../clocks/index.ts';
import { lineOf } from '../line.ts';
import { isPlayed, keptOf, ownerOf, seatsOf } from '../match.ts';
import { notesOf } from '../notes/notes.ts';
import { propose } from '../take-back.ts';
import { replay, resumed } from '../replay.ts';
import { handOver, resign } from '../seats.ts';
import { standingFor } from '../standing.ts';
import { MemoryStory } from '../story.ts';
import { move, takeOver, vote, voicesNeeded } from './index.ts';

const game = whispers as unknown as Game;
const must = <T>(value: T | Problem): T => {
  if (isProblem(value)) throw new Error(value.code);
  return value;
};
const code = (value: Change | Problem): string | null => (isProblem(value) ? value.code : null);
const BANK: ClockTerms = { seconds: 3_600, increment: 60, atZero: 'seat' };
const DORA = { person: 'd', name: 'Dora', heard: { 'ada bruno': 3 } };

/** Three people; for the third a bot has played since the first minute. */
function tableOf(clock: ClockTerms | null = null): MemoryStory {
  const options = must(game.resolveOptions({}, 3));
  const owners = game.seats(3).map((seat, place) => ({
    seat,
    person: 'abc'[place]!,
    name: `Player ${'abc'[place]}`,
    bot: null,
    resigned: false,
  }));
  const terms = { takeBack: 'fair' as const, clock };
  const setting = { game, clockwork: clock === null ? null : CLOCKWORK, owners, seed: 'offer', terms };
  const story = MemoryStory.from(begin(setting, options, 0));
  story.take(must(handOver(story.match, 'carla', 'random', true, 60_000)));
  return story;
}
const ask = (story: MemoryStory, who: string, of: string, at = 60_000): Change | Problem =>
  move(story.match, who, { id: `${who} ${of}`, kind: 'replace', seconds: null, of }, at);
const say = (story: MemoryStory, who: string, agree = true): Change =>
  must(vote(story.match, who, { id: story.match.motion?.id ?? '', agree }, 60_000));
function offeredTable(clock: ClockTerms | null = null): MemoryStory {
  const story = tableOf(clock);
  story.take(must(ask(story, 'a', 'carla')));
  story.take(say(story, 'b'));
  return story;
}
const carla = (story: MemoryStory) => ownerOf(story.match, 'carla')!;

test('CO-7.24 about the seat of somebody missing the others decide, more than half of them', () => {
  const story = tableOf();
  expect(voicesNeeded(story.match, 'replace', 'carla')).toBe(2); // of two
  story.take(must(ask(story, 'a', 'carla')));
  expect(story.match.motion).toMatchObject({ kind: 'replace', of: 'carla', seconds: null, waiting: ['bruno'] });
  expect(code(vote(story.match, 'c', { id: 'a carla', agree: false }, 0))).toBe('no-vote');
  expect(carla(story).offered).toBeUndefined();
  story.take(say(story, 'b'));
  expect(carla(story)).toMatchObject({ person: 'c', bot: 'random', offered: true });
  expect(story.entries.at(-1)).toMatchObject({ kind: 'vote', about: { vote: 'replace', of: 'carla', by: ['bruno'] } });
  expect(notesOf(story.entries.at(-1)!, story.match.owners)).toEqual([
    { key: 'note.seat-offered', data: { name: 'Player a', seat: 'ada', count: 0, others: 'Player c' } },
  ]);
});

test('CO-7.24 only the seat of another person for whom a bot plays is put to the vote, and once', () => {
  const story = tableOf();
  expect(code(ask(story, 'a', 'bruno'))).toBe('seat-not-missing');
  expect(code(ask(story, 'c', 'carla'))).toBe('seat-not-missing');
  expect(code(ask(story, 'a', 'nobody'))).toBe('seat-unknown');
  expect(code(move(story.match, 'a', { id: 'x', kind: 'replace', seconds: null }, 0))).toBe('seat-unknown');
  expect(code(ask(offeredTable(), 'a', 'carla'))).toBe('seat-offered');
  story.take(must(resign(story.match, 'carla', 'random', 60_000)));
  expect(code(ask(story, 'a', 'carla'))).toBe('seat-resigned');
});

test('CO-7.24 an owner who is back before somebody comes keeps the seat, and ends the vote about it', () => {
  const voting = tableOf();
  voting.take(must(ask(voting, 'a', 'carla')));
  voting.take(must(handOver(voting.match, 'bruno', 'random', false, 60_000)));
  voting.take(must(handOver(voting.match, 'bruno', null, false, 60_000)));
  expect(voting.match.motion).not.toBeNull(); // somebody else's coming and going
  voting.take(must(handOver(voting.match, 'carla', null, false, 60_000)));
  expect(voting.match.motion).toBeNull();

  const story = offeredTable();
  story.take(must(handOver(story.match, 'carla', null, false, 70_000)));
  expect(carla(story)).toEqual({ seat: 'carla', person: 'c', name: 'Player c', bot: null, resigned: false });
  expect(code(takeOver(story.match, 'carla', DORA, 80_000))).toBe('seat-not-free');
  story.take(must(handOver(story.match, 'carla', 'random', false, 90_000)));
  expect(carla(story).offered).toBeUndefined(); // going again offers nothing
});

test('CO-7.24 whoever takes a free seat over plays it from then on, and the old owner has no seat any more', () => {
  const story = offeredTable();
  expect(code(takeOver(story.match, 'bruno', DORA, 0))).toBe('seat-not-free');
  expect(code(takeOver(story.match, 'nobody', DORA, 0))).toBe('seat-unknown');
  for (const person of ['a', 'b', 'c'])
    expect(code(takeOver(story.match, 'carla', { ...DORA, person }, 0))).toBe('knows-a-seat');
  const { n } = story.match;
  story.take(must(takeOver(story.match, 'carla', DORA, 80_000)));
  const before = [{ person: 'c', name: 'Player c', n: n + 1, heard: { 'ada bruno': 3 } }];
  expect(carla(story)).toEqual({ seat: 'carla', person: 'd', name: 'Dora', bot: null, resigned: false, before });
  expect(isPlayed(carla(story))).toBe(true);
  expect([seatsOf(story.match, 'c'), seatsOf(story.match, 'd')]).toEqual([[], ['carla']]);
  expect(code(takeOver(story.match, 'carla', { ...DORA, person: 'e' }, 0))).toBe('seat-not-free'); // the first has it

  // The story keeps the names of then.
  expect(story.entries.flatMap(entry => notesOf(entry, story.match.owners)).map(({ data }) => data)).toEqual([
    { name: 'Player c', seat: 'carla' },
    { name: 'Player a', seat: 'ada', count: 0, others: 'Player c' },
    { name: 'Dora', seat: 'carla', others: 'Player c' },
  ]);

  // Who had a seat, or resigned, takes no other.
  story.take(must(handOver(story.match, 'carla', 'random', false, 90_000)));
  story.take(must(ask(story, 'a', 'carla')));
  story.take(say(story, 'b'));
  expect(code(takeOver(story.match, 'carla', { ...DORA, person: 'c' }, 0))).toBe('knows-a-seat');
  story.take(must(resign(story.match, 'bruno', 'random', 95_000)));
  expect(code(takeOver(story.match, 'carla', { ...DORA, person: 'b' }, 0))).toBe('knows-a-seat');
  story.take(must(takeOver(story.match, 'carla', { ...DORA, person: 'e', name: 'Eva' }, 99_000)));
  expect(carla(story).before?.map(({ name }) => name)).toEqual(['Player c', 'Dora']);
});

test('CO-7.24 nobody goes back behind a take-over, a vote and a wish of before are void, and it is stored like all else', () => {
  const story = offeredTable();
  story.take(must(move(story.match, 'a', { id: 'draw', kind: 'draw', seconds: null }, 0)));
  const fresh = matchOf(story.match, story.match.base, 0);
  story.take(must(takeOver(story.match, 'carla', DORA, 80_000)));
  expect(story.match).toMatchObject({ motion: null, wish: null, floor: story.match.n, passing: [] });
  expect(isProblem(propose(story.match, 'a', 'back'))).toBe(true);
  const kept = JSON.parse(JSON.stringify(keptOf(story.match)));
  const owners = JSON.parse(JSON.stringify(story.match.owners));
  const again = resumed({ ...fresh, owners }, story.match.n, lineOf(story.entries), kept);
  expect(again.floor).toBe(story.match.floor);
  expect(again.owners).toEqual(story.match.owners);
  const first = story.entries[0]!;
  expect([...replay(game, { n: first.n, state: fresh.base }, story.entries.slice(1)).values()].at(-1)).toEqual(
    story.match.base,
  );
  story.take(must(handOver(story.match, 'carla', 'random', false, 90_000)));
  story.take(must(handOver(story.match, 'carla', null, false, 91_000)));
  expect(story.entries.map(({ kind, about }) => about.from ?? kind)).toContain('Player c'); // it stays in the story
});

test('CO-7.24 the bank of whoever ran out of time is filled for the one who takes over as for one who comes back', () => {
  const left = (story: MemoryStory): number | undefined =>
    standingFor(story.match, null, null, 100_000).clock?.seats.find(({ seat }) => seat === 'carla')?.leftMs;
  const story = offeredTable(BANK);
  story.take(must(takeOver(story.match, 'carla', DORA, 100_000)));
  expect(left(story)).toBe(3_540_000); // what was left of it
  const empty = offeredTable(BANK);
  const { seats } = empty.match.clocks;
  empty.match = {
    ...empty.match,
    clocks: { ...empty.match.clocks, seats: { ...seats, carla: { ...seats['carla']!, left: 5 } } },
  };
  empty.take(must(takeOver(empty.match, 'carla', DORA, 100_000)));
  expect(left(empty)).toBe(360_000); // a tenth
});
