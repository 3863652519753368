import type { StandingCheck } from '@corvo/core';
import type { AreaId } from './ids.ts';
import { areaList } from './realm/areas.ts';
import { areaAt, hasUnits } from './realm/control.ts';
import { wallsIn } from './realm/marks.ts';
import type { Ruleset } from './ruleset/ruleset.ts';
import { rulesOf } from './ruleset/shelf.ts';
import type { AreaState, Westeros, WesterosOpen } from './state.ts';
import { removeWalls } from './verbs.ts';

/** How many walls stand on the map. */
export function wallsOnMap(open: WesterosOpen): number {
  let count = 0;
  for (const area of areaList(open)) if (wallsIn(area) !== undefined) count++;
  return count;
}

/** Why no walls can be built in an area; the code of a refusal. */
export function refuseWalls(open: WesterosOpen, { board, numbers }: Ruleset, area: AreaId): string | undefined {
  if (numbers.walls === undefined || board.area[area]?.element !== 'land') return 'no-walls-there';
  if (wallsIn(areaAt(open, area)) !== undefined) return 'walls-there-already';
  return wallsOnMap(open) < numbers.walls ? undefined : 'no-walls-left';
}

/** Walls whose builder has no unit there any more are gone: nobody takes them over. */
export const wallsFollowUnits: StandingCheck<Westeros> = game => {
  const { ids } = rulesOf(game.open).board;
  const areas = areaList(game.open);
  let changed = false;
  for (let i = 0; i < areas.length; i++) {
    const state = areas[i] as AreaState;
    const owner = wallsIn(state);
    if (owner === undefined || hasUnits(state, owner)) continue;
    removeWalls(game, ids[i] ?? '');
    changed = true;
  }
  return changed;
};
