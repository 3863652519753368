import {
  areaAt,
  areaFor,
  areaList,
  field,
  hasUnits,
  itemOf,
  rulesOf,
  type AreaId,
  type AreaState,
  type Feature,
  type HouseId,
  type Ruleset,
  type Table,
  type Westeros,
  type WesterosOpen,
} from '@corvo/westeros';
import type { StandingCheck } from '@corvo/core';
import { SHEET } from '../sheet.ts';

const { total, defenderBonus } = SHEET.fortifications;

/** Whose fortification stands in an area. */
export const walls = field<AreaState, HouseId>('walls');

/** How many stand on the map. */
export function wallsOnMap(open: WesterosOpen): number {
  let count = 0;
  for (const area of areaList(open)) if (walls.of(area) !== undefined) count++;
  return count;
}

/** Why none can be built in an area: the code of a refusal. */
function refuseWalls(open: WesterosOpen, { board }: Ruleset, area: AreaId): string | undefined {
  if (board.area[area]?.element !== 'land') return 'no-walls-there';
  if (walls.of(areaAt(open, area)) !== undefined) return 'walls-there-already';
  return wallsOnMap(open) < total ? undefined : 'no-walls-left'; // CK-3.8
}

function buildWalls(game: Table, house: HouseId, area: AreaId): void {
  walls.put(areaFor(game.open, area), house);
  game.tell('walls-built', { house, area });
}

/** CK-3.6, 3.7: those whose builder has no unit there any more are gone: nobody takes them over. */
export const wallsFollowUnits: StandingCheck<Westeros> = game => {
  const { ids } = rulesOf(game.open).board;
  const areas = areaList(game.open);
  let changed = false;
  for (let i = 0; i < areas.length; i++) {
    const state = areas[i] as AreaState;
    if (state.more === undefined) continue; // nearly everywhere, and this runs after every step
    const house = walls.of(state);
    if (house === undefined || hasUnits(state, house)) continue;
    const area = ids[i] ?? '';
    walls.clear(areaFor(game.open, area));
    game.tell('walls-lost', { house, area });
    changed = true;
  }
  return changed;
};

/** CK-3: built instead of gathering Power, and a help to who defends there. */
export const fortified: Feature = {
  id: 'fortifications',
  consolidate: { walls: { refuse: refuseWalls, carryOut: buildWalls } }, // CK-3.1
  ground: (open, _rules, area, house) =>
    walls.of(areaAt(open, area)) === house ? itemOf('walls', defenderBonus, { area }) : undefined, // CK-3.3
  built(area) {
    const house = walls.of(area);
    return house === undefined ? undefined : { name: 'fortification', house };
  },
};
