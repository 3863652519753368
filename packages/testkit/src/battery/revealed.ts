import { below, pick, type Rng, type Seat } from '@corvo/core';
import { difference } from '../values/difference.ts';
import type { Finding, Passage, Property } from '../walk/property.ts';

/** A step that reveals nothing shows nobody anything new: in any world this viewer imagines, it sees the same. */
function showsSomething({ before, action, after }: Passage, viewer: Seat | null, rng: Rng): Finding {
  const { game } = before;
  const step = game.apply(game.imagine(before.view(viewer), rng), action);
  if (!step.ok) return undefined;
  const differs = difference(after.view(viewer), game.view(step.state, viewer));
  return differs === undefined
    ? undefined
    : `the step reveals nothing, and it showed ${viewer ?? 'a spectator'} something: ${differs}`;
}

/** `revealed` is true whenever chance was asked, sealed answers were opened, or anybody was shown something. */
export const revealed: Property = {
  name: 'revealed',
  costly: false,
  afterAction(passage, rng) {
    if (passage.revealed) return undefined;
    const { before, action, after } = passage;
    if (before.state.hidden.rng.join() !== after.state.hidden.rng.join())
      return 'the step reveals nothing, and chance was asked';
    if (before.request(action.seat)?.sealed === true && after.waiting[0]?.request !== action.request)
      return 'the step reveals nothing, and sealed answers were opened';
    if (before.effort === 'quick')
      return below(rng, 8) === 0 ? showsSomething(passage, pick(rng, before.viewers), rng) : undefined;
    for (const viewer of before.viewers) {
      const finding = showsSomething(passage, viewer, rng);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
};
