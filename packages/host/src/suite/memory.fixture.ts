import { below, isProblem, rngFromText, writeRecord, type Problem } from '@corvo/core';
import { act } from '../act.ts';
import { anyAnswer, botsToThink } from '../bots.ts';
import { begin, matchOf, type Change } from '../change.ts';
import { CLOCKWORK, dueOf, lateSeats } from '../clocks/index.ts';
import { lineOf } from '../line.ts';
import { isOver, keptOf } from '../match.ts';
import { proven, recordOfStory } from '../record.ts';
import { replay, resumed } from '../replay.ts';
import { handOver, late, resign } from '../seats.ts';
import { MemoryStory } from '../story.ts';
import { consent, goBack, practise, propose, type GoingBack } from '../take-back.ts';
import { wayBack } from '../way-back.ts';
import { playedSeats } from './by-lot.fixture.ts';
import type { Hosted, Wish } from './hosted.fixture.ts';

const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A match and its story with nothing around them. */
export function inMemory(wish: Wish): Hosted {
  const { game, options, seed } = wish;
  const rng = rngFromText(`${seed} bots`);
  const isTwice = below(rng, 4) === 0; // one person in two seats
  const owners = wish.owners.map(one => (isTwice && one.person === 'person 1' ? { ...one, person: 'person 0' } : one));
  let now = 1_000;
  let story = MemoryStory.from(begin({ ...wish, clockwork: CLOCKWORK, owners }, options, now));
  const take = (change: Change | Problem): Problem | undefined => {
    now += 500;
    if (isProblem(change)) return change;
    story.take(change);
    return undefined;
  };
  const back = (going: GoingBack): Change => goBack(story.match, going, story.stateAt(going.to)!, now);
  return {
    has: { lateClicks: true, ownRefusals: false, wholeMatch: true },
    get match() {
      return story.match;
    },
    start: () => game.setup(options, game.seats(wish.owners.length), seed),
    entries: async () => proven(story),
    seats: person => playedSeats(story.match, person),
    async settle() {
      while (!isOver(story.match)) {
        const [next] = botsToThink(story.match);
        if (next === undefined) return;
        const { seat, request, view } = next;
        // Now and then a bot cannot think.
        const given =
          story.match.n % 7 === 0
            ? anyAnswer(story.match, seat, `${seed} ${story.match.n}`)
            : ({ seat, request: request.id, choice: game.sample(view, request, rng), by: 'bot' } as const);
        const refused = given && take(act(story.match, given, now));
        if (refused !== undefined) throw new Error(`a bot was refused: ${refused.code}`);
      }
    },
    act: async (_, sent) => take(act(story.match, { ...sent, by: 'person' }, now)),
    async takeBack(person) {
      const { match } = story;
      const way = wayBack(match, person);
      if (isProblem(way)) return way;
      if (way.kind === 'withdraw') return take(act(match, { ...way, choice: null, by: 'person' }, now));
      if (way.kind === 'ask') return take(propose(match, person, `wish ${match.n} ${match.wishes}`));
      return take(back({ seat: way.seat, to: way.to, agreed: null }));
    },
    async vote(person, vote) {
      const counted = consent(story.match, person, vote);
      return take(!isProblem(counted) && 'to' in counted ? back(counted) : counted);
    },
    handOver: async (_, seat, bot) => take(handOver(story.match, seat, bot, false, now)),
    resign: async (_, seat) => take(resign(story.match, seat, 'random', now)),
    practise: async person => take(practise(story.match, person)),
    async runLate() {
      now = Math.max(now, dueOf(story.match) ?? now);
      for (const seat of lateSeats(story.match, now)) {
        take(late(story.match, seat, 'random', now));
      }
    },
    /** What is stored, as text, brings everything back. */
    async reopen() {
      const { match } = story;
      const entries = again(proven(story));
      const start = { n: 0, state: begin(match, options, now).match.base };
      const states = replay(game, start, entries.slice(1));
      const fresh = matchOf(match, [...states.values()].at(-1)!, now);
      story = new MemoryStory(resumed(fresh, match.n, lineOf(entries), again(keptOf(match))), entries, states);
    },
    record: async () => writeRecord(recordOfStory(story, options)),
  };
}
