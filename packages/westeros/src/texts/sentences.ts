import type { Seat, Sentence, Sentences } from '@corvo/core';
import { houseOf } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Westeros, WesterosChoice, WesterosOpen } from '../state.ts';
import {
  about,
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
import { eventMessage } from './event-message.ts';
import { tellings } from './tellings.ts';

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
  log: tellings,
  standing: standingMessage,
};
