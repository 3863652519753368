import type { Count } from '../ids.ts';
import { goingItems, type Item } from './lists.ts';

/** The name of so many units; both languages have one form for 1 and another for the rest. */
const unitName = (kind: string, count: number): string => `${kind}_${count === 1 ? 'one' : 'other'}`;

export const unitItems = (units: Count, like: Item['like'], area = ''): Item[] =>
  Object.entries(units).map(([kind, count]) => ({ like, unit: unitName(kind, count), count, area }));

/** What goes to one area in a march, in one breath. */
export const marchItems = (area: string, units: Count): Item[] =>
  goingItems(
    area,
    Object.entries(units).map(([kind, count]) => [unitName(kind, count), count] as const),
  );

export const areaItems = (areas: readonly string[]): Item[] => areas.map(area => ({ like: 'area', area }));
export const houseItems = (houses: readonly string[]): Item[] => houses.map(house => ({ like: 'house', house }));
export const cardItems = (cards: readonly string[]): Item[] => cards.map(card => ({ like: 'card', card }));
export const orderItems = (orders: Readonly<Record<string, string>>): Item[] =>
  Object.entries(orders).map(([area, order]) => ({ like: 'order', area, order }));

/** What was bought: `footman`, `ship@the-bay` or `footman>knight`. */
export function musterItem(area: string, purchase: string): Item {
  const [before = '', promoted] = purchase.split('>');
  if (promoted !== undefined) return { like: 'promoted', before, unit: promoted, area };
  const [unit = '', sea] = purchase.split('@');
  return sea === undefined ? { like: 'mustered', unit, area } : { like: 'launched', unit, before: area, area: sea };
}
