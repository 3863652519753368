import type { AreaId, HouseId, UnitKind } from '../ids.ts';
import type { Board } from '../ruleset/board.ts';
import type { GarrisonFacts } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { AreaState, Unit, WesterosOpen } from '../state.ts';
import { areaAt, areaList } from './areas.ts';
import { GARRISON, hasMark } from './marks.ts';

/** Units first, then a control token, then a printed shield; the sea belongs to nobody. In a battle the defender's units come first. */
export function usualController(open: WesterosOpen, board: Board, area: AreaId): HouseId | null {
  const facts = board.area[area];
  if (facts?.portOf !== undefined) return usualController(open, board, facts.portOf);
  if (facts === undefined || facts.element !== 'land') return null;
  const state = areaAt(open, area);
  const first = state.units[0];
  if (first !== undefined) return first.house;
  if (state.power !== null) return state.power;
  return facts.home !== null && state.force === 0 && open.houses[facts.home] !== undefined ? facts.home : null;
}

/** How many areas that count for victory a house controls. */
export function castlesOf(open: WesterosOpen, rules: Ruleset, house: HouseId): number {
  let count = 0;
  for (const area of rules.board.castles) if (rules.rulings.controller(open, rules.board, area) === house) count++;
  return count;
}

/** The sum of a printed figure over the land areas a house controls. */
function sumOver(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  areas: readonly AreaId[],
  figure: 'supply' | 'crowns',
): number {
  let sum = 0;
  for (const area of areas) {
    if (rules.rulings.controller(open, rules.board, area) === house) sum += rules.board.area[area]?.[figure] ?? 0;
  }
  return sum;
}

export const barrelsOf = (open: WesterosOpen, rules: Ruleset, house: HouseId): number =>
  sumOver(open, rules, house, rules.board.barrels, 'supply');
export const crownsOf = (open: WesterosOpen, rules: Ruleset, house: HouseId): number =>
  sumOver(open, rules, house, rules.board.crowned, 'crowns');

/** How many areas of land a house controls. */
export function landsOf(open: WesterosOpen, rules: Ruleset, house: HouseId): number {
  let count = 0;
  for (const area of rules.board.land) if (rules.rulings.controller(open, rules.board, area) === house) count++;
  return count;
}

/** How many of its castles are the greater ones, which give more than one point for mustering. */
export function strongholdsOf(open: WesterosOpen, rules: Ruleset, house: HouseId): number {
  let count = 0;
  for (const area of rules.board.castles) {
    const isGreat = (rules.board.area[area]?.points ?? 0) > 1;
    if (isGreat && rules.rulings.controller(open, rules.board, area) === house) count++;
  }
  return count;
}

/** The garrison that still stands in an area. */
export function garrisonAt(open: WesterosOpen, rules: Ruleset, area: AreaId): GarrisonFacts | undefined {
  const garrison = rules.facts.garrisons?.[area];
  return garrison !== undefined && hasMark(areaAt(open, area), GARRISON) ? garrison : undefined;
}

/** Are there units of another house here? */
export function hasEnemies(state: AreaState, house: HouseId): boolean {
  const { units } = state;
  for (let i = 0; i < units.length; i++) if ((units[i] as Unit).house !== house) return true;
  return false;
}

export function hasUnits(state: AreaState, house: HouseId): boolean {
  const { units } = state;
  for (let i = 0; i < units.length; i++) if ((units[i] as Unit).house === house) return true;
  return false;
}

/** How many units of a house stand or lie here. */
export function unitsHere(state: AreaState, house: HouseId): number {
  let count = 0;
  const { units } = state;
  for (let i = 0; i < units.length; i++) if ((units[i] as Unit).house === house) count++;
  return count;
}

/** How many of them supply counts. */
export function fedHere(board: Board, state: AreaState, house: HouseId): number {
  if (!board.hasUnfed) return unitsHere(state, house);
  let count = 0;
  for (const unit of state.units) if (unit.house === house && board.unit[unit.kind]?.unfed !== true) count++;
  return count;
}

/** Of these units, those that can leave their area. */
export function mobile(board: Board, units: Record<UnitKind, number>): Record<UnitKind, number> {
  if (board.hasFixed) for (const kind in units) if (board.unit[kind]?.fixed === true) delete units[kind];
  return units;
}

/** The standing units of a house here, counted by kind. */
export const standing = (state: AreaState, house: HouseId): Record<UnitKind, number> => countHere(state, house, false);

/** Its routed units here, counted by kind. */
export const routedHere = (state: AreaState, house: HouseId): Record<UnitKind, number> => countHere(state, house, true);

function countHere({ units }: AreaState, house: HouseId, routed: boolean): Record<UnitKind, number> {
  const count: Record<UnitKind, number> = {};
  for (const unit of units) {
    if (unit.house === house && (unit.routed ?? false) === routed) count[unit.kind] = (count[unit.kind] ?? 0) + 1;
  }
  return count;
}

/** The areas where a house has units, in the order of the map. */
export function areasWithUnits(open: WesterosOpen, board: Board, house: HouseId): AreaId[] {
  const areas = areaList(open);
  const found: AreaId[] = [];
  for (let i = 0; i < areas.length; i++) if (hasUnits(areas[i] as AreaState, house)) found.push(board.ids[i] as AreaId);
  return found;
}
