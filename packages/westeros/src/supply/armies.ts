import type { AreaId, HouseId } from '../ids.ts';
import { areaAt, areaList } from '../realm/areas.ts';
import { fedHere } from '../realm/control.ts';
import { supplyTable } from '../realm/own.ts';
import { houseAt } from '../realm/pools.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { AreaState, WesterosOpen } from '../state.ts';

/** How many more (or fewer) units of the house to count in an area. */
export type Changes = { readonly [area: AreaId]: number };
const NONE: Changes = {};

/** The sizes of a house's armies, the largest first; one unit alone is no army. */
export function armiesOf(open: WesterosOpen, rules: Ruleset, house: HouseId, changes: Changes = NONE): number[] {
  const armies: number[] = [];
  const areas = areaList(open);
  const { ids } = rules.board;
  for (let i = 0; i < areas.length; i++) {
    const state = areas[i] as AreaState;
    let size = state.units.length === 0 ? 0 : fedHere(rules.board, state, house); // most areas are empty
    if (size === 0) continue;
    if (changes !== NONE) size += changes[ids[i] as AreaId] ?? 0;
    if (size >= 2) rank(armies, size);
  }
  for (const area in changes) {
    const size = changes[area] as number;
    if (size < 2) continue;
    const state = open.areas[area]; // where it had nobody before
    if (state !== undefined && fedHere(rules.board, state, house) === 0) rank(armies, size);
  }
  return armies;
}

/** Puts one more army in its place, the largest first. */
function rank(armies: number[], size: number): void {
  let at = armies.length;
  for (; at > 0 && (armies[at - 1] as number) < size; at--) armies[at] = armies[at - 1] as number;
  armies[at] = size;
}

/** What the supply level allows. */
export const allowedArmies = (open: WesterosOpen, rules: Ruleset, house: HouseId): readonly number[] =>
  supplyTable(rules, house)[houseAt(open, house).supply] ?? [];

/** Each army must fit the flag of the same rank. */
export function fits(armies: readonly number[], allowed: readonly number[]): boolean {
  if (armies.length > allowed.length) return false;
  for (let i = 0; i < armies.length; i++) if ((armies[i] as number) > (allowed[i] as number)) return false;
  return true;
}

/** Would the house keep its supply limit after these changes? */
export const keepsSupply = (open: WesterosOpen, rules: Ruleset, house: HouseId, changes: Changes = NONE): boolean =>
  fits(armiesOf(open, rules, house, changes), allowedArmies(open, rules, house));

/** The figures of a supply check, for people and for tests. */
export interface SupplyReport {
  readonly house: HouseId;
  readonly level: number;
  readonly allowed: readonly number[];
  readonly armies: readonly number[];
  readonly where: readonly { readonly area: AreaId; readonly size: number }[];
  readonly fits: boolean;
}

export function explainSupply(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  changes: Changes = NONE,
): SupplyReport {
  const armies = armiesOf(open, rules, house, changes);
  const allowed = allowedArmies(open, rules, house);
  const where = rules.board.ids
    .map(area => ({ area, size: fedHere(rules.board, areaAt(open, area), house) + (changes[area] ?? 0) }))
    .filter(({ size }) => size >= 2);
  return { house, level: houseAt(open, house).supply, allowed, armies, where, fits: fits(armies, allowed) };
}
