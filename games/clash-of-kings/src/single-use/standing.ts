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

const NONE: readonly PlacedOrder[] = [];

/** The orders in an area whose house has no unit there; looked for after every step, so nothing is made for the usual "none". */
function unled(state: AreaState): readonly PlacedOrder[] {
  let found: PlacedOrder[] | undefined;
  for (const placed of state.orders) if (!hasUnits(state, placed.house)) (found ??= []).push(placed);
  return found ?? NONE;
}

/** CK-6.6: an order whose area has been emptied goes at once; where a battle is fought, its end says what stays. */
export const ordersNeedUnits: StandingCheck<Westeros> = game => {
  const { open } = game;
  const embattled = battleNow(open)?.area;
  let changed = false;
  const { ids } = rulesOf(open).board;
  const areas = areaList(open);
  for (let i = 0; i < areas.length; i++) {
    const state = areas[i] as AreaState;
    if (state.orders.length === 0 || ids[i] === embattled) continue;
    for (const placed of unled(state)) {
      removeOrder(game, ids[i] ?? '', placed, 'nobody-there');
      changed = true;
    }
  }
  return changed;
};
