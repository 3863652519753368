import type { Messages } from '@corvo/core';
import { GROUP, MOST_ITEMS, type Like } from '../items.ts';

/** Several kinds of units that go to one area: the area is named once. */
const going = (kinds: number): string =>
  `${GROUP.slice(0, kinds)
    .map(place => `{{${place}Count#}} $t(unit.{{${place}Unit#}})`)
    .join(' + ')} → $t(area.{{area#}})`;

/** How one thing of a list reads; `#` is its place in the list. The same in every language. */
const LIKE: Readonly<Record<Like, string>> = {
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
};

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
