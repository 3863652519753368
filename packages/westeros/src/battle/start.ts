import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { areaAt, garrisonAt } from '../realm/control.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Table, WesterosOpen } from '../state.ts';
import type { BattleFrame, Side } from './frame.ts';
import { battleCalls } from './support.ts';

const sideOf = (house: HouseId): Side => ({ house, cards: [], texts: [], last: false });

/** Units of two houses stand in one area. */
export function startBattle(game: Table, attacker: HouseId, from: AreaId, area: AreaId, order: OrderId): void {
  const rules = rulesOf(game.open);
  const units = areaAt(game.open, area).units.find(unit => unit.house !== attacker)?.house;
  const defender = units ?? garrisonAt(game.open, rules, area)?.house ?? ''; // a garrison alone fights like a unit
  const supports = battleCalls(game.open, rules, area, attacker, defender);
  game.tell('battle-began', { attacker, defender, area, from });
  game.push<BattleFrame>({
    run: 'battle',
    area,
    from,
    order,
    sides: [sideOf(attacker), sideOf(defender)],
    supports,
    winner: -1,
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

/** The last step of a battle in rulesets that have it: the fight is over, and what follows from it may happen. */
const OVER = 'over';

/** The battle whose outcome is still open, if any. */
export function battleGoingOn(open: WesterosOpen): BattleFrame | undefined {
  const battle = battleNow(open);
  return battle?.step === OVER ? undefined : battle;
}

/** Has the fighting begun, so that nothing may end the game before it is over? */
export function isFighting(open: WesterosOpen): boolean {
  const battle = battleGoingOn(open);
  return battle !== undefined && (battle.entered || battle.step !== rulesOf(open).flow['battle']?.[0]);
}
