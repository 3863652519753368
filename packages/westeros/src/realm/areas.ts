import { rulesOf } from '../ruleset/shelf.ts';
import type { AreaState, WesterosOpen } from '../state.ts';

let lastAreas: WesterosOpen['areas'] | undefined;
let lastList: readonly AreaState[] = [];

/**
 * The areas as a list, in the order of the board's ids. The entries of the record are never replaced, so one look per
 * table is enough: walking a list is several times faster than asking for every name.
 */
export function areaList(open: WesterosOpen): readonly AreaState[] {
  if (open.areas !== lastAreas) {
    lastAreas = open.areas;
    lastList = rulesOf(open).board.ids.map(id => open.areas[id] as AreaState);
  }
  return lastList;
}
