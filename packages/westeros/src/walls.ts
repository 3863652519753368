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

/** Why no walls can be built in an area: the code of a refusal, or none where houses never build any. */
export function refuseWalls(open: WesterosOpen, { board, numbers }: Ruleset, area: AreaId): string | undefined {
  if (numbers.walls === undefined) return '';
  const isLand = board.area[area]?.element === 'land';
  const isWalled = isLand && wallsIn(areaAt(open, area)) !== undefined;
  if (isLand && !isWalled && wallsOnMap(open) < numbers.walls) return undefined;
  const code = isWalled ? 'walls-there-already' : isLand ? 'no-walls-left' : 'no-walls-there';
  return code;
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
