import { isPlainObject, type Event, type Plain, type Sentence } from '@corvo/core';
import type { Count } from '../ids.ts';
import { about, areaItems, cardItems, houseItems, listed, orderItems, unitItems, type Item } from '../items.ts';

type Data = Readonly<Record<string, Plain>>;

/** Lists that events bring under these names. */
const LISTS: Readonly<Record<string, (value: never) => Item[]>> = {
  areas: (areas: readonly string[]) => areaItems(areas),
  houses: (houses: readonly string[]) => houseItems(houses),
  cards: (cards: readonly string[]) => cardItems(cards),
  orders: (orders: Readonly<Record<string, string>>) => orderItems(orders),
  units: (units: Count) => unitItems(units, 'troops'),
  bids: (bids: Count) => Object.entries(bids).map(([house, count]) => ({ like: 'bid', house, count })),
};

/** Events whose reason has a sentence of its own. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'order-removed': ['resolved', 'raided', 'area-taken', 'ability', 'round-over', 'nobody-there'],
  'wildlings-moved': ['icon', 'attack-over'],
  'power-paid': ['pillage', 'plundered', 'gift'],
  'unit-mustered': ['returned'],
};

/** Events that say so when their list is empty. */
const MAY_BE_EMPTY: readonly string[] = ['orders-revealed', 'raided', 'marched'];

/** Which longer key says more than `event.TYPE`. */
function variant(type: string, data: Data): string {
  const why = String(data['why']);
  if (REASONS[type]?.includes(why)) return `.${why}`;
  if (type === 'ability-used') return data['card'] === undefined ? '.effect' : '';
  if (type === 'hand-taken-back') return data['card'] === undefined ? '' : '.but-one';
  if (type === 'wildling-card-put') return `.${String(data['where'])}`;
  if (type === 'support-declared') return `.${String(data['for'])}`;
  // As logs tell them: with who went where, or with the orders it cost (`tellings.ts`).
  if (type === 'marched' && data['target'] !== undefined) return data['house'] === undefined ? '.also' : '.to';
  if (type === 'raided' && data['orders'] !== undefined) return '.orders';
  if (type === 'tie-decided') {
    const houses = data['houses'] as readonly string[];
    if (houses.length > 1) return '';
    const isOwn = data['as'] !== undefined && houses[0] === data['house'];
    return `.${String(data['as'] ?? 'one')}${isOwn ? '.own' : ''}`;
  }
  if (type === 'bids-opened') return data['what'] === 'wildlings' ? '.wildlings' : '.track';
  if (type === 'game-over' && data['seats'] !== undefined) return '.won';
  // As logs tell it: with what it does, which the outcome decides (`tellings.ts`).
  if (type === 'wildling-card-revealed' && data['won'] !== undefined) return data['won'] === true ? '.won' : '.lost';
  if (type === 'wildlings-fought') return data['won'] === true ? '.won' : '.lost';
  if (type === 'battle-decided' && data['attack'] === data['defence']) return '.tie';
  if (type === 'supply-set' && data['before'] === data['supply']) return '.same';
  return type === 'units-retreated' && data['routed'] === true ? '.routed' : '';
}

/** The message of an event that says most about it. */
export function eventMessage({ type, data }: Event): Sentence {
  if (!isPlainObject(data)) return { key: `event.${type}`, data };
  const { from, to, ...rest } = data as Data;
  const said: Record<string, Plain> = {
    ...rest,
    ...(from === undefined ? {} : { origin: from }),
    ...(to === undefined ? {} : { target: to }),
  };
  const { realm } = said;
  const plain = `event.${type}${variant(type, said)}`;
  const key = realm === undefined ? plain : 'told.in-realm';
  if (realm !== undefined) said['said'] = plain;
  const name = Object.keys(LISTS).find(list => said[list] !== undefined);
  if (name === undefined) return { key, data: said };
  const { [name]: list, victims, ...others } = said;
  const items = (LISTS[name]?.(list as never) ?? []).map((item): Item =>
    type === 'raided' && item.like === 'order'
      ? { ...item, like: 'raided', house: (victims as Record<string, string>)[String(item['area'])] ?? '' }
      : item,
  );
  return MAY_BE_EMPTY.includes(type) ? about(key, items, others) : { key, data: { ...others, ...listed(items) } };
}
