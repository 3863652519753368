import { rngFromText } from '@corvo/core';
// oxlint-disable-next-line no-restricted-imports -- a fixture is part of the tests
import { countDecisions } from '@corvo/testkit';
import { handOfTheKing } from './game.ts';
import type { HandState } from './state.ts';

/** Every state of a game from here to its end, with players who choose anything. */
export function* playout(start: HandState, seed: string): Generator<HandState> {
  const rng = rngFromText(seed);
  let state = start;
  const decided = countDecisions();
  for (;;) {
    decided();
    yield state;
    const [waiting] = handOfTheKing.waiting(state.open);
    if (waiting === undefined) return;
    const view = handOfTheKing.view(state, waiting.seat);
    const [request] = handOfTheKing.requests(view);
    if (request === undefined) throw new Error(`${waiting.seat} is waited for and asked nothing`);
    const choice = handOfTheKing.sample(view, request, rng);
    const step = handOfTheKing.apply(state, { seat: waiting.seat, request: request.id, choice });
    if (!step.ok) throw new Error(`a sampled choice was refused: ${step.problem.code}`);
    state = step.state;
  }
}
