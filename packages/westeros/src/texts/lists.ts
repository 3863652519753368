import type { Messages } from '@corvo/core';
import { GROUP, MOST_ITEMS, type Like } from '../items.ts';

/** Things in a row, with the language's own word before the last. */
const row = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')}$t(list.and)${things.at(-1)}`;

/** What a unit is promoted to, and where. */
const UPGRADED = '$t(unit.{{before#}}, a)$t(list.to)$t(unit.{{unit#}}, as) $t(area.{{area#}}, in)';

/** Several kinds of units that go to one area: the area is named once. */
const going = (kinds: number): string =>
  `${row(GROUP.slice(0, kinds).map(place => `$t(unit.{{${place}Unit#}}, {{${place}Count#}})`))} $t(area.{{area#}}, to)`;

/** How one thing of a list reads; `#` is its place in the list. The same in every language. */
const LIKE: Readonly<Record<Exclude<Like, 'raided'>, string>> = {
  area: '$t(area.{{area#}}, the)',
  'area-in': '$t(area.{{area#}}, in)',
  'area-to': '$t(area.{{area#}}, to)',
  house: '$t(house.{{house#}})',
  card: '$t(card.{{card#}}, the)',
  bid: '$t(house.{{house#}}) {{count#}}',
  order: '$t(order.{{order#}}) $t(area.{{area#}}, in)',
  army: '$t(area.{{area#}}) {{count#}}',
  figure: '$t(figure.{{figure#}}): {{count#}}',
  token: '$t(order.{{order#}})',
  units: '$t(unit.{{unit#}}, {{count#}})',
  troops: '$t(unit.{{unit#}}, a {{count#}})',
  'units-there': '$t(unit.{{unit#}}, {{count#}}) $t(area.{{area#}}, in)',
  'going-1': going(1),
  'going-2': going(2),
  'going-3': going(3),
  'going-4': going(4),
  mustered: '$t(unit.{{unit#}}, a {{count#}}) $t(area.{{area#}}, in)',
  launched: '$t(unit.{{unit#}}, a {{count#}}) $t(area.{{before#}}, from) $t(area.{{area#}}, in)',
  promoted: '$t(unit.{{before#}}, a)$t(list.promoted-to)$t(unit.{{unit#}}, as) $t(area.{{area#}}, in)',
  upgraded: UPGRADED,
  upgrade: `$t(list.upgrade)${UPGRADED}`,
};

/** So many orders that a raid removes have words of their own, `raided.PLACE`; no raid removes more. */
const RAIDED = 3;

/** Units with the area they come from, of a list of units that says where each is. */
const LEAVING = '$t(unit.{{unit#}}, {{count#}}) $t(area.{{area#}}, from)';

const places = Array.from({ length: MOST_ITEMS }, (_, at) => at + 1);

/**
 * `$t(items.{{items}})` reads a list made by `listed`: `items.3` is made of three `item.LIKE.PLACE`;
 * `$t(leaving.{{items}})` reads one of units, *1 Footman from Winterfell*; `$t(ranked.{{items}})` one in which the order
 * counts, *Red, then Blue*. What differs between the languages (`list.and`) stands with the small numbers.
 */
export const lists: Messages = Object.fromEntries([
  ['items.0', '-'],
  ...places.map(count => [
    `leaving.${count}`,
    row(places.slice(0, count).map(place => LEAVING.replaceAll('#', String(place)))),
  ]),
  ...places.map(count => [
    `ranked.${count}`,
    places
      .slice(0, count)
      .map(place => `$t(item.{{like${place}}}.${place})`)
      .join('$t(list.then)'),
  ]),
  ...places.map(count => [
    `items.${count}`,
    row(places.slice(0, count).map(place => `$t(item.{{like${place}}}.${place})`)),
  ]),
  ...places.map(place => [
    `item.raided.${place}`,
    place > RAIDED ? `$t(area.{{area${place}}}, the)` : `$t(raided.${place})`,
  ]),
  ...Object.entries(LIKE).flatMap(([like, text]) =>
    places.map(place => [`item.${like}.${place}`, text.replaceAll('#', String(place))]),
  ),
]) as Messages;
