import { below, pick, type Action, type Game, type Plain, type Rng, type Seat, type State } from '@corvo/core';
import type { Moment } from './moment.ts';

/** A random answer to what one of the waiting seats is asked; now and then a sealed answer is changed or taken back. */
export function chooseAction(moment: Moment, rng: Rng): Action {
  const { waiting } = moment;
  const given = waiting.filter(entry => entry.answered);
  if (given.length > 0 && below(rng, 10) === 0) {
    const { seat, request } = pick(rng, given);
    return { seat, request, choice: below(rng, 2) === 0 ? null : sampleFor(moment, seat, rng) };
  }
  const seat = pick(rng, moment.unanswered);
  return { seat, request: moment.request(seat)?.id ?? -1, choice: sampleFor(moment, seat, rng) };
}

/** A random legal choice of a seat that is asked something. */
export function sampleFor(moment: Moment, seat: Seat, rng: Rng): Plain {
  const request = moment.request(seat);
  if (request === undefined) throw new Error(`waiting names ${seat}, but requests asks it nothing`);
  return moment.game.sample(moment.view(seat), request, rng);
}

/** Plays some random actions in place; the number of those that were played before the game was over. */
export function playOn(game: Game, state: State, rng: Rng, most: number): number {
  for (let done = 0; done < most; done++) {
    const next = game.waiting(state.open).find(entry => !entry.answered);
    if (next === undefined) return done;
    const view = game.view(state, next.seat);
    const request = game.requests(view)[0];
    if (request === undefined) throw new Error(`waiting names ${next.seat}, but requests asks it nothing`);
    const refused = game.applyInPlace(state, { seat: next.seat, request: request.id, choice: game.sample(view, request, rng) }, () => {});
    if (refused !== undefined) throw new Error(`a sampled choice was refused: ${refused.code} (${refused.clause})`);
  }
  return most;
}
