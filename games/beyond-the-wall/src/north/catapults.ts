import {
  areaAt,
  areaList,
  battleGoingOn,
  removeOrder,
  rulesOf,
  type AreaState,
  type BattleFrame,
  type Board,
  type Effect,
  type Rulings,
  type Table,
  type Westeros,
} from '@corvo/westeros';
import type { StandingCheck } from '@corvo/core';
import { isNorthern, WATCH } from '../facts.ts';

const CATAPULT = 'catapult';
const NEEDS_TROOPS: readonly string[] = ['march', 'raid', 'consolidate'];

/** Has this house something there that never moves, and nothing else? */
function standsAlone(board: Board, { units }: AreaState, house: string): boolean {
  let isThere = false; // asked for every order and area: it lists nothing
  for (const unit of units) {
    if (unit.house !== house) continue;
    if (board.unit[unit.kind]?.fixed !== true) return false;
    isThere = true;
  }
  return isThere;
}

/** BW-3.4: a catapult alone marches, raids and consolidates nothing. */
export const orderFits: Rulings['orderFits'] = (open, { board }, house, order, area) =>
  NEEDS_TROOPS.includes(order.type) && standsAlone(board, areaAt(open, area), house)
    ? { code: 'catapult-alone' }
    : undefined;

/** What was looked at last: as long as nothing more is told, and no battle has ended, nothing has moved. */
const seen: { game: Table | undefined; told: number; battle: BattleFrame | undefined } = {
  game: undefined,
  told: -1,
  battle: undefined,
};

/** BW-3.4, S30: an order left with a catapult alone, or with nobody, is discarded at once. */
export const ordersNeedTroops: StandingCheck<Westeros> = game => {
  const battle = battleGoingOn(game.open); // who fights keeps his order until it is over
  if (game === seen.game && game.told === seen.told && battle === seen.battle) return false;
  seen.game = game;
  seen.told = game.told;
  seen.battle = battle;
  const { board } = rulesOf(game.open);
  const areas = areaList(game.open);
  let removed = false;
  for (let i = 0; i < areas.length; i++) {
    const state = areas[i] as AreaState;
    const area = board.ids[i] ?? '';
    if (state.orders.length === 0 || battle?.area === area || !isNorthern(area)) continue;
    const [first] = state.units;
    const isHeld = first !== undefined && board.unit[first.kind]?.fixed !== true;
    if (isHeld && state.orders.every(({ house }) => house === first.house)) continue; // nearly always
    for (const placed of state.orders.slice()) {
      const { type } = board.order[placed.order] ?? {};
      const isEmpty = state.units.every(unit => unit.house !== placed.house);
      if (!isEmpty && !(NEEDS_TROOPS.includes(type ?? '') && standsAlone(board, state, placed.house))) continue;
      removeOrder(game, area, placed, isEmpty ? 'nobody-there' : 'catapult-alone');
      removed = true;
    }
  }
  return removed;
};

/** BW-3.8: in support a catapult counts only for a defending Watch; BW-H5: nor does its order, if it is alone. */
export const catapultsGuard: Effect = {
  clause: 'BW-3.8',
  modify: {
    unitStrength: {
      layer: 'set',
      by: (value, { battle, about }) =>
        about.kind !== CATAPULT || about.role !== 'supporting' || (about.side === 1 && battle?.sides[1].house === WATCH)
          ? value
          : 0,
    },
    orderStrength: {
      layer: 'limit',
      by: (value, { open, rules, battle, about }) =>
        about.role === 'supporting' &&
        about.from !== undefined &&
        !(about.side === 1 && battle?.sides[1].house === WATCH) &&
        standsAlone(rules.board, areaAt(open, about.from), WATCH)
          ? 0
          : value,
    },
  },
};
