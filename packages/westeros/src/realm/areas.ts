import { rulesOf } from '../ruleset/registry.ts';
import type { AreaId } from '../ids.ts';
import type { AreaState, PlacedOrder, WesterosOpen } from '../state.ts';

/**
 * No units or no orders: one list for all areas, as lists are only ever replaced. It has held an object once, so that
 * the engine takes it for the same kind of list as those that are not empty: rules walk over the map all the time, and
 * a walk that meets two kinds is slower.
 */
const list = [{} as never]; // it goes at once, so that this is an empty list of anything
list.pop();
export const NONE: readonly never[] = list;

/** The list, or the one for all where nothing is left in it. */
export const orNone = <T>(left: readonly T[]): readonly T[] => (left.length === 0 ? NONE : left);

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

let taken = 0;

/** How often an area was taken to be changed, at any table: where the number is the same, no area has changed. */
export const areasTaken = (): number => taken;

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
  taken++;
  if (open.areas === lastAreas) lastList[lastList.indexOf(found)] = fresh;
  return fresh;
}

export function layOrder(open: WesterosOpen, area: AreaId, placed: PlacedOrder): void {
  const state = areaFor(open, area);
  state.orders = [...state.orders, placed];
}
