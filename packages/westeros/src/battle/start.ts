import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { areaAt } from '../realm/control.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Table, WesterosOpen } from '../state.ts';
import type { BattleFrame, Side } from './frame.ts';
import { battleCalls } from './support.ts';

const sideOf = (house: HouseId): Side => ({ house, cards: [], texts: [], last: false, blade: false });

/** Units of two houses stand in one area. */
export function startBattle(game: Table, attacker: HouseId, from: AreaId, area: AreaId, order: OrderId): void {
  const defender = areaAt(game.open, area).units.find(unit => unit.house !== attacker)?.house ?? '';
  const supports = battleCalls(game.open, rulesOf(game.open), area, attacker, defender);
  game.tell('battle-began', { attacker, defender, area, from });
  game.push<BattleFrame>({
    run: 'battle',
    area,
    from,
    order,
    sides: [sideOf(attacker), sideOf(defender)],
    supports,
    winner: -1,
    early: false,
    retreatTo: null,
  });
}

/** The battle that is being fought, if any. */
export function battleNow(open: WesterosOpen): BattleFrame | undefined {
  for (let i = open.frames.length - 1; i >= 0; i--) {
    const frame = open.frames[i];
    if (frame?.run === 'battle') return frame as BattleFrame;
  }
  return undefined;
}
