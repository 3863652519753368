import type { AreaId, HouseId } from '../ids.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { WesterosOpen } from '../state.ts';
import { areaAt } from './areas.ts';
import { garrisonAt, hasEnemies } from './control.ts';

/** Does a house that comes to this area meet somebody: a neutral force, units of another house, or its garrison? */
export function isContested(open: WesterosOpen, house: HouseId, area: AreaId): boolean {
  const state = areaAt(open, area);
  if (state.force > 0 || hasEnemies(state, house)) return true;
  return state.marks !== undefined && (garrisonAt(open, rulesOf(open), area)?.house ?? house) !== house;
}
