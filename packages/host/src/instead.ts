import { rngFromText, type Plain, type Request, type Seat, type View } from '@corvo/core';
import type { Given } from './act.ts';
import type { By } from './entry.ts';
import type { Match } from './match.ts';

/** An answer for a seat that gives none itself. */
function answerFor(
  { game, state }: Match,
  seat: Seat,
  by: By,
  choose: (view: View, request: Request) => Plain,
): Given | undefined {
  const view = game.view(state, seat);
  const request = game.requests(view).find(({ answered }) => !answered);
  return request && { seat, request: request.id, choice: choose(view, request), by };
}

/** What the rules of the game play for a seat whose time is over (CO-7.13). */
export const lateAnswer = (match: Match, seat: Seat): Given | undefined =>
  answerFor(match, seat, 'server', (view, request) => match.game.whenLate(view, request));

/** A choice for a bot that could not think: any legal one, so that the table is never stuck. */
export const anyAnswer = (match: Match, seat: Seat, stream: string): Given | undefined =>
  answerFor(match, seat, 'bot', (view, request) => match.game.sample(view, request, rngFromText(stream)));
