import { field } from '../field.ts';
import type { CardId, Count, HouseId, UnitKind } from '../ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { HouseState, WesterosOpen } from '../state.ts';
import { areaList } from './areas.ts';
import { numberFor } from './own.ts';

export function houseAt(open: WesterosOpen, house: HouseId): HouseState {
  const found = open.houses[house];
  if (found === undefined) throw new Error(`no such house: ${house}`);
  return found;
}

/** Are so many cards of a house used that all of them come back? */
export function isPlayedOut(open: WesterosOpen, rules: Ruleset, house: HouseId): boolean {
  const all = rules.facts.houses[house]?.cards.length ?? 0;
  return houseAt(open, house).hand.length <= all - (numberFor(rules, house, 'handReturnsAfter') ?? all);
}

/** Power tokens of a house that lie on the map. */
export function tokensOnMap(open: WesterosOpen, house: HouseId): number {
  let count = 0;
  for (const area of areaList(open)) if (area.power === house) count++;
  return count;
}

/** Power tokens still in the reserve: what is neither available nor on the map. */
export function reserveOf(open: WesterosOpen, rules: Ruleset, house: HouseId): number {
  return numberFor(rules, house, 'powerTokens') - houseAt(open, house).power - tokensOnMap(open, house);
}

/** Units of a house that are neither on the map nor in its pool. */
export const away = field<HouseState, Count>('away');
/** Cards of a house that are neither in its hand nor used: not yet in play, or out of it for good. */
export const out = field<HouseState, readonly CardId[]>('out');

/** All units of a house but those in its pool, by kind. */
export function unitsOnMap(open: WesterosOpen, house: HouseId): Record<UnitKind, number> {
  const gone = away.of(houseAt(open, house));
  const count: Record<UnitKind, number> = gone === undefined ? {} : { ...gone };
  for (const area of areaList(open)) {
    for (const unit of area.units) if (unit.house === house) count[unit.kind] = (count[unit.kind] ?? 0) + 1;
  }
  return count;
}

/** How many units of a kind can still be mustered. */
export function poolOf(open: WesterosOpen, rules: Ruleset, house: HouseId, kind: UnitKind): number {
  return (rules.facts.houses[house]?.pool[kind] ?? 0) - (unitsOnMap(open, house)[kind] ?? 0);
}
