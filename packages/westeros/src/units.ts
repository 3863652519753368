import { below, type Rng } from '@corvo/core';
import type { UnitsChoice } from './asks/units.ts';
import type { AreaId, Count, HouseId, UnitKind } from './ids.ts';
import type { Unit } from './state.ts';

/** One unit, written in the only way there is, so that equal tables are equal as text. */
export const unitOf = (house: HouseId, kind: UnitKind, routed = false): Unit =>
  routed ? { kind, house, routed } : { kind, house };

export const isRouted = ({ routed = false }: Unit): boolean => routed;

/** Units of the map, by area and kind. */
export type Groups = { readonly [area: AreaId]: Count };

export interface Group {
  readonly area: AreaId;
  readonly kind: UnitKind;
  readonly count: number;
}

export function groupsOf(from: Groups): Group[] {
  const groups: Group[] = [];
  for (const area in from) {
    const kinds = from[area] as Count;
    for (const kind in kinds) groups.push({ area, kind, count: kinds[kind] as number });
  }
  return groups;
}

/** One entry per unit. */
export function singles(from: Groups): Group[] {
  const units: Group[] = [];
  for (const { area, kind, count } of groupsOf(from)) {
    for (let i = 0; i < count; i++) units.push({ area, kind, count: 1 });
  }
  return units;
}

/** Puts chosen units together in the order of the offer, so that equal choices are written equally. */
export function gather(
  from: Groups,
  chosen: readonly { readonly area: AreaId; readonly kind: UnitKind; readonly count: number }[],
): UnitsChoice {
  const units: Record<AreaId, Record<UnitKind, number>> = {};
  for (const { area, kind } of groupsOf(from)) {
    let count = 0;
    for (const group of chosen) if (group.area === area && group.kind === kind) count += group.count;
    if (count > 0) (units[area] ??= {})[kind] = count;
  }
  return { units };
}

/** Something chosen that is not there. */
export function missing(from: Groups, chosen: Groups): Group | undefined {
  return groupsOf(chosen).find(({ area, kind, count }) => {
    const there = Object.hasOwn(from, area) ? from[area] : undefined;
    return there === undefined || !Object.hasOwn(there, kind) || (there[kind] ?? 0) < count;
  });
}

export const sizeOf = (groups: Groups): number => groupsOf(groups).reduce((sum, { count }) => sum + count, 0);

/** Removes one at random from a list. */
export function drawOne<T>(rng: Rng, items: T[]): T {
  const at = below(rng, items.length);
  const item = items[at] as T;
  items[at] = items[items.length - 1] as T;
  items.length -= 1;
  return item;
}

/** More ways than this are not looked through. */
const MOST_WAYS = 20_000;

/** Every way to choose from the groups that is legal, or undefined where there are more than `limit`. */
export function listUnits(
  from: Groups,
  limit: number,
  isLegal: (choice: UnitsChoice) => boolean,
): UnitsChoice[] | undefined {
  const groups = groupsOf(from);
  if (groups.reduce((ways, { count }) => ways * (count + 1), 1) > MOST_WAYS) return undefined;
  const found: UnitsChoice[] = [];
  const grow = (at: number, chosen: readonly Group[]): boolean => {
    const group = groups[at];
    if (group === undefined) {
      const choice = gather(from, chosen);
      return !isLegal(choice) || found.push(choice) <= limit;
    }
    for (let count = 0; count <= group.count; count++) {
      if (!grow(at + 1, count === 0 ? chosen : [...chosen, { ...group, count }])) return false;
    }
    return true;
  };
  return grow(0, []) ? found : undefined;
}
