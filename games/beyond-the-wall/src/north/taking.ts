import { areaAt, hasUnits, PROCEDURES, removeOrder, type BattleFrame, type Code } from '@corvo/westeros';
import { isNorthern } from '../facts.ts';

const usual = PROCEDURES.battle['take-area'];

/**
 * BW-H139, S17: in the north an area that no winner stands in is not taken: token and catapults stay, whatever the big map
 * does there. Orders go as always: that of the beaten, and the march.
 */
export const takeArea: Code<BattleFrame> = {
  ...usual,
  enter(game, battle) {
    const [attacker, defender] = battle.sides;
    const state = areaAt(game.open, battle.area);
    if (!isNorthern(battle.area) || hasUnits(state, attacker.house)) {
      usual.enter?.(game, battle);
      return;
    }
    for (const placed of state.orders.slice()) {
      if (placed.house === defender.house && battle.winner === 0) removeOrder(game, battle.area, placed, 'area-taken');
      else if (placed.house === attacker.house && placed.order === battle.order)
        removeOrder(game, battle.area, placed, 'resolved');
    }
  },
};
