import { isPlainObject, onlyField, type ShapeCode } from '@corvo/core';
import type { AreaId, Count } from '../ids.ts';
import { decidedByItsStep, isUnitCount, readUnits, writeUnits, type Alias } from './form.ts';

/** Some units of the map, by area and kind: casualties, losses, units to give up. */
export type UnitsAsk = {
  readonly kind: 'units';
  readonly from: { readonly [area: AreaId]: Count };
  readonly need: number; // how many, or worth how much
  readonly worth: Count | null; // null: every unit counts one
  readonly least?: number; // fewer than `need` will do, down to this
  readonly oneArea?: boolean; // all of them in one area
};
export type UnitsChoice = { readonly units: { readonly [area: AreaId]: Count } };

/** `harrenhal 1 footman, the-bay 2 ships`. */
export const unitsShape = (alias: Alias): ShapeCode<UnitsAsk, UnitsChoice> => ({
  ...decidedByItsStep,
  hasForm(choice) {
    const units = onlyField(choice, 'units');
    return (
      isPlainObject(units) &&
      Object.values(units).every(count => isUnitCount(count) && Object.keys(count as object).length > 0)
    );
  },
  write({ units }) {
    const parts = Object.entries(units).map(([area, count]) => `${area} ${writeUnits(count)}`);
    return parts.length === 0 ? 'none' : parts.join(', ');
  },
  read(text) {
    if (text === 'none') return { units: {} };
    const units = new Map<string, Count>();
    for (const part of text.split(/\s*,\s*/)) {
      const [, area = '', who = ''] = /^(\S+)\s+(.+)$/.exec(part) ?? [];
      const count = readUnits(who);
      if (
        area === '' ||
        area in Object.prototype ||
        units.has(alias(area)) ||
        count === undefined ||
        !isUnitCount(count)
      )
        return undefined;
      if (Object.keys(count).length === 0) return undefined;
      units.set(alias(area), count);
    }
    return { units: Object.fromEntries(units) };
  },
});
