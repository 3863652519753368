import { hashText, type Request, type Seat, type View } from '@corvo/core';
import type { Match } from './match.ts';

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
    const bot = owners.find(owner => owner.seat === seat)?.bot ?? null;
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
