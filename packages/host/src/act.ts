import { problem, type Problem } from '@corvo/core';
import { entered, timed, told, type Change } from './change.ts';
import type { Answer, By } from './entry.ts';
import { LONGEST_LINE, movesOf, type Mark, type Match, type Wish } from './match.ts';

/** An answer as it is given, by a person, a bot or the clock; null as a choice withdraws a sealed one. */
export interface Given extends Omit<Answer, 'text'> {
  readonly rewinds?: number; // how often the table had gone back when it was asked
}

/** By itself, for it is the only refusal of the host that a game needs from the first answer on. */
export const wentBack = (): Problem => problem('CO-7.14', 'went-back');

/**
 * Takes an answer. A sealed one that opens nothing is kept beside the story: others hear that it was given or withdrawn,
 * and not that it was changed. The one that opens them brings all of them as one entry.
 */
export function act(match: Match, given: Given, at: number): Change | Problem {
  const { game, state, sealed } = match;
  const { seat, request, choice, by } = given;
  // The question of before has the same number again: a click that was on its way was not meant for this one.
  if (given.rewinds !== undefined && given.rewinds !== match.rewinds) return wentBack();
  const asked = game.waiting(state.open).find(waiting => waiting.seat === seat && waiting.request === request);
  const action = { seat, request, choice };
  const step = game.apply(state, action);
  if (!step.ok) return step.problem;
  const others = sealed.filter(answer => answer.seat !== seat);
  const answer: Answer = { seat, request, choice, text: game.write(game.view(state, seat), action), by };
  const answers = [...others, answer];
  if (asked?.sealed === true && !step.revealed) {
    const isChange = asked.answered && choice !== null; // which nobody else may notice
    const wish = isChange ? match.wish : wishAfter(match, by, true);
    const next = { ...match, sealed: choice === null ? others : answers, state: step.state, wish };
    return told(timed(next, at), isChange ? seat : 'all');
  }
  const { revealed, events } = step;
  const marked = answers.map(one => ({ seat: one.seat, by: one.by }));
  const move = movesOf(match) + 1;
  const mark: Mark = { n: match.n + 1, before: match.since, move, answers: marked, revealed };
  const next = {
    since: mark.n,
    base: step.state,
    sealed: [],
    state: step.state,
    line: match.line.slice(1 - LONGEST_LINE).concat(mark),
    ...(step.state.open.outcome === null ? { wish: wishAfter(match, by, false) } : { wish: null, motion: null }),
  };
  return entered(match, { kind: 'action', seat, at, answers, revealed, events }, next);
}

/** A person who plays on does not want to go back; what a bot plays would go as well, so everybody is asked again. */
function wishAfter({ wish }: Match, by: By, isHidden: boolean): Wish | null {
  if (wish === null || (by !== 'bot' && by !== 'server')) return null;
  return isHidden ? wish : { ...wish, agreed: [], waiting: [...wish.agreed, ...wish.waiting] };
}
