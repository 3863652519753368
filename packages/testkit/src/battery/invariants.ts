import type { Moment } from '../walk/moment.ts';
import type { Finding, Property } from '../walk/property.ts';

function broken({ kit, state }: Moment): Finding {
  for (const invariant of kit.invariants ?? []) {
    const finding = invariant(state);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** What the game itself says must always hold. */
export const invariants: Property = {
  name: 'invariants',
  costly: false,
  atStart: ({ last }) => broken(last),
  afterAction: ({ after }) => broken(after),
};
