import { hashText, rngFromText, type Plain, type Request, type Seat, type View } from '@corvo/core';
import type { Given } from './act.ts';
import type { By } from './entry.ts';
import { ownerOf, type Match } from './match.ts';

/** One thing for a bot to decide now. */
export interface Thinking {
  readonly seat: Seat;
  readonly bot: string;
  readonly view: View;
  readonly request: Request;
  readonly key: string; // the same question is asked once, and what was thought before the table went back is void
  readonly seed: string; // of its chance: it follows from the seed of the game, but the seed does not follow from it
}

/** Which bots are to think now, each about what its own seat sees. */
export function botsToThink({ game, state, owners, seed, rewinds, redraws }: Match): Thinking[] {
  const thoughts: Thinking[] = [];
  for (const { seat, request: id, answered } of game.waiting(state.open)) {
    const bot = ownerOf({ owners }, seat)?.bot ?? null;
    if (bot === null || answered) continue;
    const view = game.view(state, seat);
    const request = game.requests(view).find(asked => asked.id === id);
    if (request === undefined) continue;
    // Where chance was drawn anew, bots must not repeat what everybody has seen them do.
    const stream = hashText(redraws === 0 ? `corvo bots\n${seed}` : `corvo bots\n${seed}\n${redraws}`);
    thoughts.push({ seat, bot, view, request, key: `${seat} ${id} ${rewinds}`, seed: stream });
  }
  return thoughts;
}

type Choose = (view: View, request: Request) => Plain;

/** An answer for a seat that gives none itself. */
function answerFor({ game, state }: Match, seat: Seat, by: By, choose: Choose): Given | undefined {
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
