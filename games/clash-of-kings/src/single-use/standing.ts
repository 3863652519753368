import type { StandingCheck } from '@corvo/core';
import {
  areaList,
  battleNow,
  hasUnits,
  removeOrder,
  rulesOf,
  type AreaState,
  type PlacedOrder,
  type Westeros,
} from '@corvo/westeros';

/** CK-6.6: an order whose area has been emptied goes at once; where a battle is fought, its end says what stays. */
export const ordersNeedUnits: StandingCheck<Westeros> = game => {
  const { open } = game;
  const embattled = battleNow(open)?.area;
  let changed = false;
  const { ids } = rulesOf(open).board;
  const areas = areaList(open);
  for (let i = 0; i < areas.length; i++) {
    const state = areas[i] as AreaState;
    const isUnled = ({ house }: PlacedOrder): boolean => !hasUnits(state, house);
    if (state.orders.length === 0 || ids[i] === embattled || !state.orders.some(isUnled)) continue;
    for (const placed of state.orders.filter(isUnled)) {
      removeOrder(game, ids[i] ?? '', placed, 'nobody-there');
      changed = true;
    }
  }
  return changed;
};
