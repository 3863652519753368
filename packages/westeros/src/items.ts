import type { Plain, Sentence } from '@corvo/core';
import type { Count } from './ids.ts';

/** More things than this are never listed in one sentence. */
export const MOST_ITEMS = 30;

/** Units of up to four kinds that go to one area together. */
export const GROUP = ['first', 'second', 'third', 'fourth'] as const;

/** What a list can name; how each reads stands in the catalogue (`texts/lists.ts`). */
export type Like =
  | 'area'
  | 'area-in'
  | 'area-to'
  | 'house'
  | 'card'
  | 'bid'
  | 'order'
  | 'army'
  | 'figure'
  | 'token'
  | 'raided'
  | 'units'
  | 'troops'
  | 'units-there'
  | 'going-1'
  | 'going-2'
  | 'going-3'
  | 'going-4'
  | 'mustered'
  | 'launched'
  | 'promoted'
  | 'upgraded'
  | 'upgrade';

/** One thing of a list, as data: rules name things by ids, and the catalogue makes words of them. */
export type Item = { readonly like: Like; readonly [field: string]: string | number };

/** The data of a list: its length, and the fields of each thing with its place behind them. */
export function listed(items: readonly Item[]): Record<string, string | number> {
  const data: Record<string, string | number> = { items: Math.min(items.length, MOST_ITEMS) };
  for (const [at, item] of items.slice(0, MOST_ITEMS).entries()) {
    for (const [field, value] of Object.entries(item)) data[`${field}${at + 1}`] = value;
  }
  return data;
}

/** One group of a march: `units` by their names, with their number. */
function goingItems(area: string, units: readonly (readonly [unit: string, count: number])[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < units.length; at += GROUP.length) {
    const group = units.slice(at, at + GROUP.length);
    const fields = group.flatMap(([unit, count], i) => [
      [`${GROUP[i]}Unit`, unit],
      [`${GROUP[i]}Count`, count],
    ]);
    items.push({ ...Object.fromEntries(fields), like: `going-${group.length}` as Like, area });
  }
  return items;
}

export const unitItems = (units: Count, like: Like, area = ''): Item[] =>
  Object.entries(units).map(([kind, count]) => ({ like, unit: kind, count, area }));

/** What goes to one area in a march, in one breath. */
export const marchItems = (area: string, units: Count): Item[] => goingItems(area, Object.entries(units));

export const areaItems = (areas: readonly string[]): Item[] => areas.map(area => ({ like: 'area', area }));
/** Where something is. */
export const placeItems = (areas: readonly string[]): Item[] => areas.map(area => ({ like: 'area-in', area }));
export const retreatItems = (areas: readonly string[]): Item[] => areas.map(area => ({ like: 'area-to', area }));
export const houseItems = (houses: readonly string[]): Item[] => houses.map(house => ({ like: 'house', house }));
export const cardItems = (cards: readonly string[]): Item[] => cards.map(card => ({ like: 'card', card }));
export const orderItems = (orders: Readonly<Record<string, string>>): Item[] =>
  Object.entries(orders).map(([area, order]) => ({ like: 'order', area, order }));

/** What was bought: `footman`, `ship@the-bay` or `footman>knight`. */
export function musterItem(area: string, purchase: string, count = 1): Item {
  const [before = '', promoted] = purchase.split('>');
  if (promoted !== undefined) return { like: 'promoted', before, unit: promoted, area };
  const [unit = '', sea] = purchase.split('@');
  return sea === undefined
    ? { like: 'mustered', unit, count, area }
    : { like: 'launched', unit, count, before: area, area: sea };
}

/** All that was bought in an area, the same units together: *two Footmen*. */
export function musterItems(area: string, purchases: readonly string[]): Item[] {
  const bought = purchases.filter((purchase, at) => purchase.includes('>') || purchases.indexOf(purchase) === at);
  return bought.map(purchase => musterItem(area, purchase, purchases.filter(other => other === purchase).length));
}

/** A sentence about a list, or the one that says there is nothing in it. */
export const about = (key: string, items: readonly Item[], data: Readonly<Record<string, Plain>> = {}): Sentence =>
  items.length === 0 ? { key: `${key}.none`, data } : { key, data: { ...data, ...listed(items) } };
