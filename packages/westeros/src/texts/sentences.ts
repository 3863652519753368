import { isPlainObject, type Event, type Plain, type Seat, type Sentence, type Sentences } from '@corvo/core';
import type { Count } from '../ids.ts';
import { houseOf } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Westeros, WesterosChoice, WesterosOpen } from '../state.ts';
import {
  areaItems,
  cardItems,
  houseItems,
  listed,
  marchItems,
  musterItems,
  orderItems,
  placeItems,
  retreatItems,
  unitItems,
  type Item,
} from '../items.ts';

type Data = Readonly<Record<string, Plain>>;

/** A sentence about a list, or the one that says there is nothing in it. */
const about = (key: string, items: readonly Item[], data: Data = {}): Sentence =>
  items.length === 0 ? { key: `${key}.none`, data } : { key, data: { ...data, ...listed(items) } };

const isPromoted = ({ like }: Item): boolean => like === 'promoted';

function optionMessage(open: WesterosOpen, key: string, option: string): Sentence {
  const [, about = '', what = ''] = /^(\S+) for (\S+)$/.exec(option) ?? [];
  if (what !== '') {
    const data = Object.hasOwn(open.houses, about) ? { house: about } : { area: about };
    return { key: `${key}.${what}`, data };
  }
  const [, side = '', amount = ''] = /^(\S+) (\d+)$/.exec(option) ?? [];
  if (amount !== '') return { key: `${key}.${side}`, data: { amount: Number(amount), count: Number(amount) } };
  return Object.hasOwn(open.houses, option) ? { key, data: { house: option } } : { key: `${key}.${option}`, data: {} };
}

/** New units first, then what is promoted; where nothing else is bought, the verb at the head is that of promotions. */
function musterMessage(key: string, items: readonly Item[]): Sentence {
  const [promoted, fresh] = [items.filter(isPromoted), items.filter(item => !isPromoted(item))];
  return fresh.length === 0 && promoted.length > 0
    ? about(
        `${key}.promoted`,
        promoted.map(item => ({ ...item, like: 'upgraded' })),
      )
    : about(key, [...fresh, ...promoted.map((item): Item => ({ ...item, like: 'upgrade' }))]);
}

/** A legal choice in words, fit for a button. */
function choiceMessage(open: WesterosOpen, why: string, choice: WesterosChoice): Sentence {
  const key = `choice.${why}`;
  if ('option' in choice) return optionMessage(open, key, choice.option);
  if ('card' in choice)
    return choice.card === null ? { key: `${key}.none`, data: {} } : { key, data: { card: choice.card } };
  if ('cards' in choice) return about(key, cardItems(choice.cards));
  if ('amount' in choice) return { key, data: { amount: choice.amount, count: choice.amount } };
  if ('ranking' in choice) return { key, data: listed(houseItems(choice.ranking.map(seat => houseOf(open, seat)))) };
  if ('areas' in choice)
    return about(key, why.startsWith('retreat') ? retreatItems(choice.areas) : placeItems(choice.areas));
  if ('targets' in choice) return about(key, areaItems(choice.targets), { origin: choice.from });
  if ('units' in choice) {
    return about(
      key,
      Object.entries(choice.units).flatMap(([area, units]) => unitItems(units, 'units-there', area)),
    );
  }
  if ('muster' in choice) {
    const items = Object.entries(choice.muster).flatMap(([area, purchases]) => musterItems(area, purchases));
    return musterMessage(key, items);
  }
  if ('moves' in choice) {
    const items = choice.moves.flatMap(({ to, units }) => marchItems(to, units));
    return about(choice.leave && items.length > 0 ? `${key}.leave` : key, items, { origin: choice.from });
  }
  const orders = orderItems(choice.orders);
  const [first] = orders;
  if (why !== 'raven' || first === undefined) return about(key, orders);
  return { key, data: { area: first['area'] ?? '', order: first['order'] ?? '' } };
}

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
  // As logs tell them: with who went where, or with the orders it cost (`boards/westeros/log.ts` of the client).
  if (type === 'marched' && data['target'] !== undefined) return data['house'] === undefined ? '.also' : '.to';
  if (type === 'raided' && data['orders'] !== undefined) return '.orders';
  if (type === 'tie-decided') {
    const isOne = (data['houses'] as readonly string[]).length === 1;
    return isOne ? `.${String(data['as'] ?? 'one')}` : '';
  }
  if (type === 'bids-opened') return data['what'] === 'wildlings' ? '.wildlings' : '.track';
  if (type === 'wildlings-fought') return data['won'] === true ? '.won' : '.lost';
  if (type === 'battle-decided' && data['attack'] === data['defence']) return '.tie';
  if (type === 'supply-set' && data['before'] === data['supply']) return '.same';
  return type === 'units-retreated' && data['routed'] === true ? '.routed' : '';
}

/** The message of an event that says most about it. */
function eventMessage({ type, data }: Event): Sentence {
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
  const { [name]: list, ...others } = said;
  const items = (LISTS[name]?.(list as never) ?? []).map((item): Item =>
    type === 'raided' && item.like === 'order' ? { ...item, like: 'raided' } : item,
  );
  return MAY_BE_EMPTY.includes(type) ? about(key, items, others) : { key, data: { ...others, ...listed(items) } };
}

/** The figures by which the ruleset ranks, best known first; a place on a track is counted below zero there. */
function standingMessage(open: WesterosOpen, seat: Seat): Sentence {
  const house = houseOf(open, seat);
  const { rank, rankedBy } = rulesOf(open).rulings;
  const values = rank(open, house);
  const items = rankedBy.map((figure, at): Item => ({ like: 'figure', figure, count: Math.abs(values[at] ?? 0) }));
  return { key: `items.${items.length}`, data: listed(items) };
}

/** How every game of this family says questions, choices and events, with the names of its own catalogue. */
export const sentences: Omit<Sentences<Westeros>, 'question'> = {
  choice: choiceMessage,
  event: eventMessage,
  standing: standingMessage,
};
