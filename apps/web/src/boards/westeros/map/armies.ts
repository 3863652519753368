import type { HouseId, Unit, UnitKind } from '@corvo/westeros';

interface UnitGroup {
  readonly kind: UnitKind;
  readonly isRouted: boolean;
  readonly count: number;
}

export interface Army {
  readonly house: HouseId;
  readonly groups: readonly UnitGroup[];
  readonly size: number;
}

/** The units of an area by house, then by kind and whether they are routed; in the order in which they lie there. */
export function armiesIn(units: readonly Unit[]): Army[] {
  const houses = [...new Set(units.map(unit => unit.house))];
  return houses.map(house => {
    const own = units.filter(unit => unit.house === house);
    const groups: UnitGroup[] = [];
    for (const isRouted of [false, true])
      for (const kind of [...new Set(own.map(unit => unit.kind))].sort()) {
        const count = own.filter(unit => unit.kind === kind && (unit.routed ?? false) === isRouted).length;
        if (count > 0) groups.push({ kind, isRouted, count });
      }
    return { house, groups, size: own.length };
  });
}

/** Do units of several houses stand there? */
export const isMeeting = (units: readonly Unit[]): boolean => units.some(({ house }) => house !== units[0]?.house);
