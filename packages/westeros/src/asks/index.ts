import { SHAPES, type OptionChoice, type ShapeTable } from '@corvo/core';
import type { Alias } from './form.ts';
import { marchShape } from './march.ts';
import { musterShape } from './muster.ts';
import { ordersShape } from './orders.ts';
import { raidShape } from './raid.ts';
import { unitsShape } from './units.ts';

/** The questions of these games: those of the core, and the five that need a map. */
export function shapesWith(alias: Alias): ShapeTable {
  const { areas, option } = SHAPES;
  return {
    ...SHAPES,
    option: {
      ...option,
      read(text) {
        const [, area = '', rest = ''] = /^(\S+)( for \S+)$/.exec(text) ?? [];
        return area === '' ? option.read(text) : ({ option: `${alias(area)}${rest}` } satisfies OptionChoice);
      },
    },
    areas: {
      ...areas,
      read(text) {
        const read = areas.read(text);
        return read === undefined ? undefined : { areas: read.areas.map(alias) };
      },
    },
    orders: ordersShape(alias),
    raid: raidShape(alias),
    march: marchShape(alias),
    muster: musterShape(alias),
    units: unitsShape(alias),
  };
}
export type { Alias } from './form.ts';
export { readUnits, singular, writeUnits } from './form.ts';
export type { MarchAsk, MarchChoice, MarchMove } from './march.ts';
export type { MusterAsk, MusterChoice } from './muster.ts';
export type { OrdersAsk, OrdersChoice } from './orders.ts';
export type { RaidAsk, RaidChoice } from './raid.ts';
export type { UnitsAsk, UnitsChoice } from './units.ts';
