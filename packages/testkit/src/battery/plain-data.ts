import { below } from '@corvo/core';
import { notPlain } from '../values/plain.ts';
import type { Property } from '../walk/property.ts';

/** State and events are plain data: JSON loses nothing of them. */
export const plainData: Property = {
  name: 'plain-data',
  costly: false,
  atStart: ({ last, events }) =>
    notPlain(last.state, 'the first state') ?? notPlain(events, 'the events of the set-up'),
  afterAction({ after, events }, rng) {
    const told = events.length === 0 ? undefined : notPlain(events, 'the events');
    if (told !== undefined) return told;
    // What is not plain tends to stay, so one look in a few finds it, and the last state is always looked at.
    return after.over || after.effort === 'thorough' || below(rng, 5) === 0
      ? notPlain(after.state, 'the state')
      : undefined;
  },
};
