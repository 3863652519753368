import { below, commitmentTo } from '@corvo/core';
import type { Instant } from '../walk/instant.ts';
import type { Finding, Property } from '../walk/property.ts';

/** A shorter seed could stand in a view by accident. */
const LONG_ENOUGH = 8;

function kept(instant: Instant): Finding {
  if (instant.state.open.chance.seed !== null) return 'the seed is open before the end of the game';
  if (instant.state.hidden.seed !== instant.start.seed)
    return 'the hidden seed is not the one the game was set up with';
  return undefined;
}

const promised = (instant: Instant): Finding =>
  instant.state.open.chance.commitment === commitmentTo(instant.start.seed)
    ? undefined
    : 'the commitment is not a promise to the seed of this game';

/** Is the seed, or the stream of random numbers, anywhere behind what the seats can see? */
function shown(instant: Instant): Finding {
  const { state, start } = instant;
  const stream = state.hidden.rng.join(',');
  for (const viewer of instant.viewers) {
    const view = instant.view(viewer);
    const seen = JSON.stringify(viewer === null ? view : { ...view, open: null }); // the open table once is enough
    if (start.seed.length >= LONG_ENOUGH && seen.includes(start.seed))
      return `the view of ${viewer ?? 'a spectator'} holds the seed`;
    if (seen.includes(stream)) return `the view of ${viewer ?? 'a spectator'} holds the random stream`;
  }
  return undefined;
}

/** Chance is promised from the first moment, secret during the game, and published at its end (CO-4). */
export const chance: Property = {
  name: 'chance',
  costly: false,
  atStart: ({ last, events }) =>
    last.over
      ? undefined
      : (promised(last) ??
        kept(last) ??
        shown(last) ??
        (JSON.stringify(events).includes(last.start.seed) ? 'the set-up tells the seed' : undefined)),
  atDecision(instant, rng) {
    const look = instant.effort === 'thorough' || below(rng, 12) === 0;
    return kept(instant) ?? (look ? (promised(instant) ?? shown(instant)) : undefined);
  },
  afterAction({ after, events }) {
    if (after.over || after.start.seed.length < LONG_ENOUGH) return undefined;
    return JSON.stringify(events).includes(after.start.seed) ? 'an event tells the seed before the end' : undefined;
  },
  atEnd({ last }) {
    return last.state.open.chance.seed === last.start.seed
      ? promised(last)
      : 'the game is over and its seed is not published';
  },
};
