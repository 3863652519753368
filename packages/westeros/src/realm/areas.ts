import { rulesOf } from '../ruleset/shelf.ts';
import type { AreaId } from '../ids.ts';
import type { AreaState, PlacedOrder, WesterosOpen } from '../state.ts';

let lastAreas: WesterosOpen['areas'] | undefined;
let lastList: AreaState[] = [];

/**
 * The areas as a list, in the order of the board's ids. One look per table is enough, for `areaFor` keeps the list up to
 * date: walking it is several times faster than asking for every name.
 */
export function areaList(open: WesterosOpen): readonly AreaState[] {
  if (open.areas !== lastAreas) {
    lastAreas = open.areas;
    lastList = rulesOf(open).board.ids.map(id => open.areas[id] as AreaState);
  }
  return lastList;
}

/** The area, which must exist; only to be looked at. */
export function areaAt(open: WesterosOpen, area: AreaId): AreaState {
  const found = open.areas[area];
  if (found === undefined) throw new Error(`no such area: ${area}`);
  return found;
}

/**
 * The area, to be changed. A copy takes its place, since copies of the table share every area that nobody has changed;
 * whoever has looked at it before must look again.
 */
export function areaFor(open: WesterosOpen, area: AreaId): AreaState {
  const found = areaAt(open, area);
  const fresh = { ...found };
  open.areas[area] = fresh;
  if (open.areas === lastAreas) lastList[lastList.indexOf(found)] = fresh;
  return fresh;
}

export function layOrder(open: WesterosOpen, area: AreaId, placed: PlacedOrder): void {
  const state = areaFor(open, area);
  state.orders = [...state.orders, placed];
}
