import type { Messages } from '@corvo/core';

/** More things than this are never listed in one sentence. */
export const MOST_ITEMS = 30;

/** Units of up to four kinds that go to one area together; the area is named once. */
const GROUP = ['first', 'second', 'third', 'fourth'] as const;
const going = (kinds: number): string =>
  `${GROUP.slice(0, kinds)
    .map(place => `{{${place}Count#}} $t(unit.{{${place}Unit#}})`)
    .join(' + ')} → $t(area.{{area#}})`;

/** How one thing of a list reads; `#` is its place in the list. The same in every language. */
const LIKE = {
  area: '$t(area.{{area#}})',
  house: '$t(house.{{house#}})',
  card: '$t(card.{{card#}})',
  bid: '$t(house.{{house#}}) {{count#}}',
  order: '$t(area.{{area#}}): $t(order.{{order#}})',
  army: '$t(area.{{area#}}) {{count#}}',
  figure: '$t(figure.{{figure#}}) {{count#}}',
  token: '$t(order.{{order#}})',
  units: '{{count#}} $t(unit.{{unit#}})',
  'units-there': '{{count#}} $t(unit.{{unit#}}) ($t(area.{{area#}}))',
  'going-1': going(1),
  'going-2': going(2),
  'going-3': going(3),
  'going-4': going(4),
  mustered: '$t(unit.{{unit#}}) ($t(area.{{area#}}))',
  launched: '$t(unit.{{unit#}}) ($t(area.{{before#}}) → $t(area.{{area#}}))',
  promoted: '$t(unit.{{before#}}) → $t(unit.{{unit#}}) ($t(area.{{area#}}))',
} as const;

export type Item = { readonly like: keyof typeof LIKE; readonly [field: string]: string | number };

const places = Array.from({ length: MOST_ITEMS }, (_, at) => at + 1);

/** `$t(items.{{items}})` reads a list made by `listed`: `items.3` is made of three `item.LIKE.PLACE`. */
export const lists: Messages = Object.fromEntries([
  ['items.0', '-'],
  ...places.map(count => [
    `items.${count}`,
    places
      .slice(0, count)
      .map(place => `$t(item.{{like${place}}}.${place})`)
      .join(', '),
  ]),
  ...Object.entries(LIKE).flatMap(([like, text]) =>
    places.map(place => [`item.${like}.${place}`, text.replaceAll('#', String(place))]),
  ),
]) as Messages;

/** One group of a march: `units` by their names, with their number. */
export function goingItems(area: string, units: readonly (readonly [unit: string, count: number])[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < units.length; at += GROUP.length) {
    const group = units.slice(at, at + GROUP.length);
    const fields = group.flatMap(([unit, count], i) => [
      [`${GROUP[i]}Unit`, unit],
      [`${GROUP[i]}Count`, count],
    ]);
    items.push({ ...Object.fromEntries(fields), like: `going-${group.length}` as Item['like'], area });
  }
  return items;
}

/** The data of a list: its length, and the fields of each thing with its place behind them. */
export function listed(items: readonly Item[]): Record<string, string | number> {
  const data: Record<string, string | number> = { items: Math.min(items.length, MOST_ITEMS) };
  for (const [at, item] of items.slice(0, MOST_ITEMS).entries()) {
    for (const [field, value] of Object.entries(item)) data[`${field}${at + 1}`] = value;
  }
  return data;
}
