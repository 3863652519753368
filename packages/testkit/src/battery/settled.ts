import { below, type Rng } from '@corvo/core';
import { difference } from '../values/difference.ts';
import type { Finding, Passage, Property } from '../walk/property.ts';

/** A step that may be taken back must have shown its seat nothing new: in any world it imagines, it sees the same. */
function showsSomething({ before, action, after }: Passage, rng: Rng): Finding {
  const { game } = before;
  const step = game.apply(game.imagine(before.view(action.seat), rng), action);
  if (!step.ok) return undefined;
  const differs = difference(after.view(action.seat), game.view(step.state, action.seat));
  return differs === undefined
    ? undefined
    : `the step is not settled, and it showed ${action.seat} something: ${differs}`;
}

/** `settled` is true whenever somebody else is next, chance was asked, or something was revealed. */
export const settled: Property = {
  name: 'settled',
  costly: false,
  afterAction(passage, rng) {
    if (passage.settled) return undefined;
    const { before, action, after } = passage;
    const next = after.unanswered;
    if (next.length !== 1 || next[0] !== action.seat) {
      return `the step is not settled, and the next to decide is ${next.length === 0 ? 'nobody' : next.join(', ')}`;
    }
    if (before.state.hidden.rng.join() !== after.state.hidden.rng.join())
      return 'the step is not settled, and chance was asked';
    if (before.request(action.seat)?.sealed === true && after.waiting[0]?.request !== action.request) {
      return 'the step is not settled, and sealed answers were revealed';
    }
    return before.effort === 'thorough' || below(rng, 8) === 0 ? showsSomething(passage, rng) : undefined;
  },
};
