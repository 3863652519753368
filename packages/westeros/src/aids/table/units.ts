import { writeUnits } from '../../asks/index.ts';
import type { AreaState, Unit } from '../../state.ts';

const countOf = (units: readonly Unit[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const unit of units) count[unit.kind] = (count[unit.kind] ?? 0) + 1;
  return count;
};

/** `2 knights 1 footman routed 1 knight`, or nothing. */
export function armyText(state: AreaState, house: string): string {
  const own = state.units.filter(unit => unit.house === house);
  const standing = writeUnits(countOf(own.filter(unit => !unit.routed)));
  const routed = writeUnits(countOf(own.filter(unit => unit.routed)));
  return [standing, routed === '' ? '' : `routed ${routed}`].filter(text => text !== '').join(' ');
}

/** Houses with units here, the defender first. */
export const housesHere = (state: AreaState): string[] => [...new Set(state.units.map(unit => unit.house))];
