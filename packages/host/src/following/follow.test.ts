import { below, canonicalJson, isProblem, rngFromText, type Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { act } from '../act.ts';
import { begin } from '../change.ts';
import type { Entry } from '../entry.ts';
import { followed } from './follow.ts';
import { keptOf, type Match } from '../match.ts';
import { handOver } from '../seats.ts';
import { goBack } from '../take-back.ts';

const GAMES = [whispers, handOfTheKing] as unknown as readonly Game[];

/** As another server has it: all of it was written down and read again. */
const written = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const since = ({ n, ...match }: Match, entries: readonly Entry[]) =>
  written({ n, entries, kept: keptOf({ n, ...match }) });
const told = (match: Match): string => canonicalJson({ ...match, game: match.game.id, clockwork: null } as never);

function begun(game: Game, seed: string): Match {
  const owners = game
    .seats(2)
    .map(seat => ({ seat, person: `person ${seat}`, name: seat, bot: null, resigned: false }));
  const options = game.resolveOptions({}, 2);
  if (isProblem(options)) throw new Error(options.code);
  return begin({ game, clockwork: null, owners, seed, terms: { takeBack: 'fair', clock: null } }, options, 0).match;
}

/** One answer by somebody who is asked, sealed or not, or changed. */
function moved(match: Match, rng: ReturnType<typeof rngFromText>): { match: Match; entry: Entry | null } {
  const { game, state } = match;
  const asked = game.waiting(state.open);
  const { seat, request } = asked[below(rng, asked.length)]!;
  const view = game.view(state, seat);
  const choice = game.sample(
    view,
    game.requests(view).find(({ id }) => id === request)!,
    rng,
  );
  const change = act(match, { seat, request, choice, by: 'person' }, 7);
  if (isProblem(change)) throw new Error(change.code);
  return change;
}

test.each(GAMES)(
  '$id: whoever follows a match by what was written stands where it stands, after one move or several',
  game => {
    for (let seed = 0; seed < 25; seed++) {
      const rng = rngFromText(`follow ${seed}`);
      let match = begun(game, `${seed}`);
      let follower = match;
      while (match.state.open.outcome === null) {
        const entries: Entry[] = [];
        for (let moves = 1 + below(rng, 3); moves > 0 && match.state.open.outcome === null; moves--) {
          const next = moved(match, rng);
          if (next.entry !== null) entries.push(next.entry);
          match = next.match;
        }
        const next = followed(follower, since(match, entries));
        expect(next && told(next)).toBe(told(match));
        follower = next!;
      }
    }
  },
);

test('what is no action, has holes, is told otherwise, or was written by an older server is not followed', () => {
  const rng = rngFromText('not followed');
  const [game] = GAMES;
  const match = begun(game!, 'x');
  let [now, entries] = [match, [] as Entry[]];
  while (entries.length < 3) {
    const next = moved(now, rng);
    if (next.entry !== null) entries = [...entries, next.entry];
    now = next.match;
  }
  const whole = since(now, entries);
  expect(followed(match, whole)?.n).toBe(now.n);
  expect(followed(match, { ...whole, n: now.n + 1 })).toBeUndefined();
  expect(followed(match, { ...whole, entries: [] })).toBeUndefined();
  expect(followed(match, { ...whole, entries: whole.entries.slice(1) })).toBeUndefined();
  const [first, ...others] = whole.entries;
  expect(followed(match, { ...whole, entries: [{ ...first!, events: [] }, ...others] })).toBeUndefined();
  const { clocks: _, ...older } = whole.kept;
  expect(followed(match, { ...whole, kept: older })).toBeUndefined();
  const given = handOver(now, now.owners[0]!.seat, 'random', false, 7);
  if (isProblem(given)) throw new Error(given.code);
  expect(followed(now, since(given.match, [given.entry!]))).toBeUndefined();
  const back = goBack(now, { seat: now.owners[0]!.seat, to: 0, agreed: [] }, match.base, 7);
  expect(followed(now, since(back.match, [back.entry!]))).toBeUndefined();
});
