import type { AreaId, HouseId, OrderId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { garrisonAt } from '../realm/control.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Table } from '../state.ts';
import type { BattleFrame, Side } from '../battle-frame.ts';
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
