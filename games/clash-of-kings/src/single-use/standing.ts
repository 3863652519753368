import type { StandingCheck } from '@corvo/core';
import { areaAt, battleNow, hasUnits, removeOrder, rulesOf, type Westeros } from '@corvo/westeros';

/** CK-6.6: an order whose area has been emptied goes at once; where a battle is fought, its end says what stays. */
export const ordersNeedUnits: StandingCheck<Westeros> = game => {
  const { open } = game;
  const embattled = battleNow(open)?.area;
  let changed = false;
  for (const area of rulesOf(open).board.ids) {
    const state = areaAt(open, area);
    if (state.orders.length === 0 || area === embattled) continue;
    for (const placed of state.orders.filter(({ house }) => !hasUnits(state, house))) {
      removeOrder(game, area, placed, 'nobody-there');
      changed = true;
    }
  }
  return changed;
};
