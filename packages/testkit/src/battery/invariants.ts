import type { State } from '@corvo/core';
import type { Kit } from '../walk/kit.ts';
import type { Finding, Property } from '../walk/property.ts';

/** What the game says must hold and does not in this state. */
export function brokenIn(kit: Kit, state: State): Finding {
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
  atStart: ({ last }) => brokenIn(last.kit, last.state),
  afterAction: ({ after }) => brokenIn(after.kit, after.state),
};
