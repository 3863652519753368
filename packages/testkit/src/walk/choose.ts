import { below, pick, type Action, type Game, type Plain, type Rng, type Seat, type State } from '@corvo/core';
import { describeError } from './errors.ts';
import type { Instant } from './instant.ts';

/** A random answer to what one of the waiting seats is asked; now and then a sealed answer is changed or taken back. */
export function chooseAction(instant: Instant, rng: Rng): Action {
  const { waiting } = instant;
  const given = waiting.filter(entry => entry.answered);
  if (given.length > 0 && below(rng, 10) === 0) {
    const { seat, request } = pick(rng, given);
    return { seat, request, choice: below(rng, 2) === 0 ? null : sampleFor(instant, seat, rng) };
  }
  const seat = pick(rng, instant.unanswered);
  return { seat, request: instant.request(seat)?.id ?? -1, choice: sampleFor(instant, seat, rng) };
}

/** A random legal choice of a seat that is asked something. */
export function sampleFor(instant: Instant, seat: Seat, rng: Rng): Plain {
  const request = instant.request(seat);
  if (request === undefined) throw new Error(`waiting names ${seat}, but requests asks it nothing`);
  return instant.game.sample(instant.view(seat), request, rng);
}

/**
 * Plays some random actions in place, until the game is over. Says what went wrong where the game threw or refused a
 * sample: whoever plays on to look at something else leaves that to the walk, which shows the actions that led there.
 */
export function playOn(game: Game, state: State, rng: Rng, most: number): string | undefined {
  try {
    for (let done = 0; done < most; done++) {
      const next = game.waiting(state.open).find(entry => !entry.answered);
      if (next === undefined) return undefined;
      const view = game.view(state, next.seat);
      const request = game.requests(view)[0];
      if (request === undefined) return `waiting names ${next.seat}, but requests asks it nothing`;
      const action: Action = { seat: next.seat, request: request.id, choice: game.sample(view, request, rng) };
      const refused = game.applyInPlace(state, action, () => {});
      if (refused !== undefined) return `a sampled choice was refused: ${refused.code} (${refused.clause})`;
    }
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
