import { isProblem, rngFromText, type Game, type Problem } from '@corvo/core';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { act } from '../act.ts';
import { botsToThink } from '../bots.ts';
import { begin, matchOf, type Change } from '../change.ts';
import { CLOCKWORK, dueOf, lateSeats, waitedFor, type ClockTerms } from '../clocks/index.ts';
import { lineOf } from '../line.ts';
import { isOver, keptOf } from '../match.ts';
import { notesOf } from '../notes/notes.ts';
import { recordOfStory } from '../record.ts';
import { replay, resumed } from '../replay.ts';
import { handOver, resign } from '../seats.ts';
import { standingFor } from '../standing.ts';
import { MemoryStory } from '../story.ts';
import { move, unpause, vote, voicesNeeded, type MotionKind } from './index.ts';

const game = whispers as unknown as Game;
const must = <T>(value: T | Problem): T => {
  if (isProblem(value)) throw new Error(value.code);
  return value;
};
const code = (value: Change | Problem): string | null => (isProblem(value) ? value.code : null);
const rng = rngFromText('votes');
const HOUR: ClockTerms = { seconds: 3_600, increment: null, atZero: 'once' };

/** A table of these people; a name with a star has a bot standing in. */
function tableOf(people: readonly string[], clock: ClockTerms | null = HOUR): MemoryStory {
  const options = must(game.resolveOptions({}, people.length));
  const owners = game.seats(people.length).map((seat, place) => {
    const person = people[place]!.replace('*', '');
    const isBot = person === 'bot';
    const bot = isBot || people[place]!.endsWith('*') ? 'random' : null;
    return { seat, person: isBot ? null : person, name: person, bot, resigned: false };
  });
  return MemoryStory.from(
    begin({ game, clockwork: CLOCKWORK, owners, seed: 'votes', terms: { takeBack: 'fair', clock } }, options, 0),
  );
}
const ask = (story: MemoryStory, who: string, kind: MotionKind, seconds: number | null = 3_600, at = 0) =>
  move(story.match, who, { id: `${who} ${kind}`, kind, seconds }, at);
const say = (story: MemoryStory, who: string, agree: boolean, at = 0): Change =>
  must(vote(story.match, who, { id: story.match.motion?.id ?? '', agree }, at));

test('CO-7.20 more than half of the people decide about time, all of them about a draw; bots have no voice', () => {
  const needed = (...people: string[]): number[] =>
    (['pause', 'draw'] as const).map(kind => voicesNeeded(tableOf(people).match, kind));
  expect(needed('a', 'b')).toEqual([2, 2]);
  expect(needed('a', 'b', 'c')).toEqual([2, 3]);
  expect(needed('a', 'b', 'c*', 'd')).toEqual([3, 4]);
  expect(needed('a', 'a', 'b', 'bot')).toEqual([2, 2]); // two seats, one voice
  expect(needed('a', 'bot', 'bot')).toEqual([1, 1]);
});

test('CO-7.20 a vote is carried as soon as enough agree, lapses as soon as they cannot, and its asker withdraws it', () => {
  const story = tableOf(['a', 'b', 'c', 'd']);
  story.take(must(ask(story, 'a', 'pause')));
  expect(story.match.motion).toMatchObject({ agreed: ['ada'], refused: [] });
  expect(story.match.motion?.waiting).toHaveLength(3);
  expect(code(ask(story, 'b', 'draw'))).toBe('vote-open');
  expect(code(vote(story.match, 'b', { id: 'another', agree: true }, 0))).toBe('no-vote');
  expect(code(vote(story.match, 'stranger', { id: 'a pause', agree: true }, 0))).toBe('no-vote');
  expect(must(vote(story.match, 'a', { id: 'a pause', agree: true }, 0)).hears).toBeNull(); // the asker has agreed
  story.take(say(story, 'b', true));
  expect(story.match.paused).toBeNull(); // two of four are not more than half
  story.take(say(story, 'c', false));
  expect(code(vote(story.match, 'c', { id: 'a pause', agree: true }, 0))).toBe('no-vote'); // each once
  story.take(say(story, 'd', true));
  expect(story.match.paused).toMatchObject({ ofMs: 3_600_000, by: 'ada' });
  expect(story.entries.at(-1)).toMatchObject({ kind: 'vote', seat: 'ada', about: { vote: 'pause', seconds: 3_600 } });

  story.take(must(ask(story, 'b', 'time')));
  story.take(say(story, 'a', false));
  expect(story.match.motion).not.toBeNull();
  story.take(say(story, 'c', false)); // of four two are against it: it cannot be carried any more
  expect(story.match.motion).toBeNull();
  story.take(must(ask(story, 'c', 'draw')));
  story.take(say(story, 'c', false));
  expect(story.match.motion).toBeNull();
});

test('CO-7.20 a table is asked five times until it comes to a new question, and nobody votes who has resigned', () => {
  const story = tableOf(['a', 'b', 'c']);
  for (let times = 0; times < 5; times++) {
    story.take(must(ask(story, 'a', 'draw')));
    story.take(say(story, 'b', false));
  }
  expect(code(ask(story, 'b', 'pause'))).toBe('moved-enough');
  for (const seat of waitedFor(story.match)) {
    const view = game.view(story.match.state, seat);
    const [request] = game.requests(view);
    const choice = game.sample(view, request!, rng);
    story.take(must(act(story.match, { seat, request: request!.id, choice, by: 'person' }, 0)));
  }
  story.take(must(ask(story, 'b', 'draw')));
  story.take(must(resign(story.match, 'ada', 'random', 0)));
  expect(story.match.motion).toBeNull(); // others have a voice now
  expect(code(ask(story, 'a', 'draw'))).toBe('not-seated');
});

test('CO-7.21 clocks stand while the table pauses, also for what is asked meanwhile, and go on with what was left', () => {
  const story = tableOf(['a', 'b']);
  story.take(must(ask(story, 'a', 'pause', 7_200, 600_000)));
  story.take(say(story, 'b', true, 600_000));
  const due = 600_000 + 7_200_000;
  expect(dueOf(story.match)).toBe(due);
  expect(lateSeats(story.match, due - 1)).toEqual([]);
  const clock = standingFor(story.match, null, null, 1_000_000).clock;
  expect(clock).toMatchObject({ for: 'pause', ofMs: 7_200_000, seats: [{ leftMs: due - 1_000_000 }, {}] });
  expect(code(unpause(story.match, 'b', 700_000))).toBe('not-your-pause');
  expect(must(unpause(story.match, null, due - 1)).entry).toBeNull();

  // A bot that stands in, and its person who is back, start no clock.
  story.take(must(handOver(story.match, 'bruno', 'random', false, 800_000)));
  story.take(must(handOver(story.match, 'bruno', null, false, 900_000)));
  expect(standingFor(story.match, null, null, 900_000).clock?.for).toBe('pause');

  const kept = JSON.parse(JSON.stringify(keptOf(story.match)));
  const fresh = matchOf(story.match, story.match.base, 5);
  expect(resumed(fresh, story.match.n, lineOf(story.entries), kept).paused).toEqual(story.match.paused);

  story.take(must(unpause(story.match, 'a', 1_000_000)));
  expect(standingFor(story.match, null, null, 1_000_000).clock).toMatchObject({
    for: 'decision',
    seats: [{ leftMs: 3_000_000 }, { leftMs: 3_000_000 }],
  });
  expect(code(unpause(story.match, 'a', 1_000_000))).toBe('not-paused');
  expect(story.entries.flatMap(entry => notesOf(entry, story.match.owners)).map(({ key }) => key)).toEqual([
    'note.paused-hours',
    'note.is-back', // of coming and going the last is told
    'note.unpaused',
  ]);
});

test('CO-7.21 more time goes to the decision that is asked, or into every bank, and stays beyond what it began with', () => {
  const each = tableOf(['a', 'b']);
  each.take(must(ask(each, 'a', 'time', 600, 60_000)));
  each.take(say(each, 'b', true, 60_000));
  const left = (story: MemoryStory, at: number) =>
    standingFor(story.match, null, null, at).clock?.seats.map(({ leftMs }) => leftMs);
  expect(left(each, 60_000)).toEqual([4_140_000, 4_140_000]);

  const bank = tableOf(['a', 'b', 'bot'], { seconds: 3_600, increment: 60, atZero: 'once' });
  bank.take(must(ask(bank, 'a', 'time', 600)));
  bank.take(say(bank, 'b', true));
  const clocks = Object.values(bank.match.clocks.seats);
  expect(clocks.map(clock => clock.left)).toEqual([4_200_000, 4_200_000]);
  expect(code(ask(tableOf(['a', 'b'], null), 'a', 'pause'))).toBe('no-clock');
});

test('CO-7.22 a draw that all agree to ends the game without a winner, in a record as well as in the story', () => {
  const story = tableOf(['a', 'b', 'c*'], null);
  expect(code(ask(tableOf(['a', 'bot']), 'a', 'draw'))).toBe('nobody-to-agree');
  const { seat, request, view } = botsToThink(story.match)[0]!;
  const choice = game.sample(view, request, rng);
  story.take(must(act(story.match, { seat, request: request.id, choice, by: 'bot' }, 0)));
  story.take(must(ask(story, 'a', 'draw')));
  story.take(say(story, 'b', true));
  expect(isOver(story.match)).toBe(false);
  story.take(say(story, 'c', true)); // though a bot stands in for her
  const { outcome, chance } = story.match.state.open;
  expect(outcome).toEqual({ ranking: [['ada', 'bruno', 'carla']], reason: 'agreed-draw', clause: 'CO-7.22' });
  expect(chance.seed).toBe('votes');
  expect(story.match.sealed).toEqual([]);
  expect(code(ask(story, 'a', 'draw'))).toBe('game-over');

  const start = { n: 0, state: game.setup(must(game.resolveOptions({}, 3)), game.seats(3), 'votes') };
  const again = replay(game, start, story.entries.slice(1));
  expect([...again.values()].at(-1)?.open.outcome).toEqual(outcome);
  expect(recordOfStory(story, must(game.resolveOptions({}, 3))).end.outcome).toBeNull(); // no action ended it
});

test('CO-7.20 no vote outlives its game', () => {
  const story = tableOf(['a', 'b'], null);
  story.take(must(ask(story, 'a', 'draw')));
  for (let step = 0; step < 400 && !isOver(story.match); step++) {
    const [seat] = waitedFor(story.match);
    const view = game.view(story.match.state, seat!);
    const [request] = game.requests(view);
    const choice = game.sample(view, request!, rng);
    story.take(must(act(story.match, { seat: seat!, request: request!.id, choice, by: 'person' }, 0)));
  }
  expect(isOver(story.match)).toBe(true);
  expect(story.match.motion).toBeNull();
});
