import type { AreaId, HouseId } from '../ids.ts';
import { areaAt } from './areas.ts';
import { hasUnits } from './control.ts';
import type { Board } from '../ruleset/board.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen } from '../state.ts';

/** The sea areas joined to this coast by an unbroken chain of the house's ships. */
function fleetAround(open: WesterosOpen, board: Board, house: HouseId, coast: AreaId): AreaId[] {
  const fleet: AreaId[] = [];
  for (const sea of board.nearSea[coast] ?? []) if (hasUnits(areaAt(open, sea), house)) fleet.push(sea);
  for (let i = 0; i < fleet.length; i++) {
    for (const sea of board.nearSea[fleet[i] as AreaId] ?? []) {
      if (!fleet.includes(sea) && hasUnits(areaAt(open, sea), house)) fleet.push(sea);
    }
  }
  return fleet;
}

/** Where land units of a house may go from here: neighbours, and every coast its ships join to this one. */
function landReach(open: WesterosOpen, board: Board, house: HouseId, from: AreaId): AreaId[] {
  const reach = [...(board.nearLand[from] ?? [])];
  for (const sea of fleetAround(open, board, house, from)) {
    for (const coast of board.nearLand[sea] ?? []) if (coast !== from && !reach.includes(coast)) reach.push(coast);
  }
  return reach;
}

/** Where ships may go: the next sea areas, and ports of their own. */
function seaReach(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId): readonly AreaId[] {
  const { board, rulings } = rules;
  const seas = board.nearSea[from] ?? [];
  const ports = board.nearPort[from] ?? [];
  if (ports.length === 0) return seas;
  return [...seas, ...ports.filter(port => rulings.controller(open, board, port) === house)];
}

/** Where units of this element may march or retreat from an area. */
export function reachFrom(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId): readonly AreaId[] {
  const isLand = rules.board.area[from]?.element === 'land';
  return isLand ? landReach(open, rules.board, house, from) : seaReach(open, rules, house, from);
}
