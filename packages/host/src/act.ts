import { hashOf, type Event, type Plain, type Problem, type Seat, type State } from '@corvo/core';
import { deadlineFor } from './clock.ts';
import type { Answer, By } from './entry.ts';
import {
  aside,
  isPlayed,
  LONGEST_LINE,
  ownerOf,
  seatsOf,
  type Change,
  type Mark,
  type Match,
  type Wish,
} from './match.ts';
import { hostProblems } from './problems.ts';

/** An answer as it is given: from a person, a bot or the clock. */
export interface Given {
  readonly seat: Seat;
  readonly request: number;
  readonly choice: Plain | null; // null withdraws a sealed answer
  readonly by: By;
  readonly rewinds?: number; // how often the table had gone back when it was asked
}

/** The seat from which a person may decide now; `request` says which, where a person has several. */
export function seatFrom(match: Match, person: string, request?: number): Seat | Problem {
  const seats = seatsOf(match, person);
  if (seats.length === 0) return hostProblems.notSeated();
  const played = seats.filter(seat => isPlayed(ownerOf(match, seat)!));
  const asked = played.find(seat => match.game.requests(match.game.view(match.state, seat))[0]?.id === request);
  return asked ?? played[0] ?? hostProblems.botPlays();
}

/**
 * Takes an answer. A sealed one that opens nothing is kept beside the story: others hear that it was given or withdrawn,
 * and not that it was changed. The one that opens them brings all of them as one entry.
 */
export function act(match: Match, given: Given, at: number): Change | Problem {
  const { game, state, sealed } = match;
  const { seat, request, choice, by } = given;
  // The question of before has the same number again: a click that was on its way was not meant for this one.
  if (given.rewinds !== undefined && given.rewinds !== match.rewinds) return hostProblems.wentBack();
  const asked = game.waiting(state.open).find(waiting => waiting.seat === seat && waiting.request === request);
  const action = { seat, request, choice };
  const step = game.apply(state, action);
  if (!step.ok) return step.problem;
  const others = sealed.filter(answer => answer.seat !== seat);
  const answer: Answer = { seat, request, choice, text: game.write(game.view(state, seat), action), by };
  const wish = wishAfter(match, by, asked?.sealed === true && !step.revealed);
  if (asked?.sealed === true && !step.revealed) {
    const next = choice === null ? others : [...others, answer];
    const isChange = asked.answered && choice !== null;
    const deadline = deadlineFor(game, step.state, match.terms, match.deadline, at);
    const kept = { ...match, sealed: next, state: step.state, wish, deadline };
    return { match: kept, entry: null, voids: null, drops: null, hears: isChange ? seat : 'all' };
  }
  const answers = [...others, answer];
  return withEntry(match, answers, step.state, step.events, step.revealed, wish, at);
}

function withEntry(
  match: Match,
  answers: readonly Answer[],
  state: State,
  events: readonly Event[],
  revealed: boolean,
  wish: Wish | null,
  at: number,
): Change {
  const n = match.n + 1;
  const { seat } = answers.at(-1)!;
  const mark: Mark = {
    n,
    before: match.since,
    answers: answers.map(one => ({ seat: one.seat, by: one.by })),
    revealed,
  };
  const isOver = state.open.outcome !== null;
  return {
    match: {
      ...match,
      n,
      since: n,
      base: state,
      sealed: [],
      state,
      line: [...match.line, mark].slice(-LONGEST_LINE),
      wish: isOver ? null : wish,
      deadline: deadlineFor(match.game, state, match.terms, match.deadline, at),
      passing: null,
    },
    entry: { ...aside(n, 'action', seat, at), answers, revealed, hash: hashOf(state), events },
    voids: null,
    drops: null,
    hears: 'all',
  };
}

/** A person who plays on does not want to go back; what a bot plays would go as well, so everybody is asked again. */
function wishAfter({ wish }: Match, by: By, isHidden: boolean): Wish | null {
  if (wish === null || by === 'person' || by === 'forced') return null;
  return isHidden ? wish : { ...wish, agreed: [], waiting: [...wish.agreed, ...wish.waiting] };
}

/** What the rules of the game play for a seat whose time is over (CO-7.13). */
export function lateAnswer({ game, state }: Match, seat: Seat): Given | undefined {
  const view = game.view(state, seat);
  const request = game.requests(view).find(({ answered }) => !answered);
  return request && { seat, request: request.id, choice: game.whenLate(view, request), by: 'server' };
}
