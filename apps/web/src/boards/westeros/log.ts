import type { Event } from '@corvo/core';
import type { Moment } from '../../session/session.ts';
import type { Words } from '../../kit/words.ts';
import type { LogLine } from '../../kit/kit.ts';
import { areasIn, housesIn, numberIn } from './named.ts';
import { useRoundCard } from './summary/round-card.ts';

export const CATEGORIES = ['orders', 'battles', 'realm', 'power'] as const;
type Category = (typeof CATEGORIES)[number];

/** How each kind of event is drawn and where it belongs. */
const KINDS: Readonly<Record<string, readonly [Category, string]>> = {
  'round-began': ['realm', 'star'],
  'westeros-card-drawn': ['realm', 'westeros-card'],
  'westeros-card-carried-out': ['realm', 'westeros-card'],
  'deck-shuffled': ['realm', 'westeros-card'],
  'wildlings-moved': ['realm', 'wildlings'],
  'wildlings-fought': ['realm', 'wildlings'],
  'bids-opened': ['realm', 'power'],
  'tie-decided': ['realm', 'iron-throne'],
  'track-set': ['realm', 'iron-throne'],
  'marker-passed': ['realm', 'messenger-raven'],
  'supply-set': ['realm', 'supply'],
  'effect-began': ['realm', 'westeros-card'],
  'unit-mustered': ['power', 'banner'],
  'unit-promoted': ['power', 'banner'],
  'power-gained': ['power', 'power'],
  'power-paid': ['power', 'power'],
  'control-token-placed': ['power', 'power'],
  'control-token-removed': ['power', 'power'],
  'orders-revealed': ['orders', 'order-back'],
  'order-replaced': ['orders', 'messenger-raven'],
  'order-removed': ['orders', 'order-back'],
  raided: ['orders', 'order-raid'],
  marched: ['orders', 'order-march'],
  'game-over': ['realm', 'crown'],
  'westeros-choice-made': ['realm', 'westeros-card'],
  'wildling-card-revealed': ['realm', 'wildlings'],
  'wildling-card-seen': ['realm', 'wildlings'],
  'wildling-card-put': ['realm', 'wildlings'],
  'raven-looked': ['realm', 'messenger-raven'],
  'no-effect': ['realm', 'westeros-card'],
  'ships-taken': ['power', 'port'],
  'single-use-placed': ['orders', 'order-back'],
  'single-use-passed': ['orders', 'order-back'],
  'single-use-chosen': ['orders', 'order-back'],
  'single-use-revealed': ['orders', 'order-back'],
  'single-use-resolved': ['orders', 'star'],
  'house-bound': ['orders', 'house-lannister'],
  'walls-built': ['power', 'fortification'],
  'walls-lost': ['battles', 'fortification'],
  'westeros-card-opened': ['realm', 'westeros-card'],
};
const BATTLE: readonly [Category, string] = ['battles', 'sword'];

/** The places that a line names, as they stand there: without the article that a map may print. */
const placesOf = (events: readonly Event[], words: Words): readonly string[] =>
  [...new Set(events.flatMap(areasIn))].map(area => words.say(`area.${area}`).replace(/^(The|Le|La|Il) /, ''));

/** A moment in sentences. */
export function lines(moment: Moment, words: Words): LogLine[] {
  const found: LogLine[] = [];
  let before: Event | undefined; // the last one that has a line
  for (const { event, text } of words.tellings(moment.events)) {
    const [category, art] = KINDS[event.type] ?? BATTLE;
    const houses = housesIn(event);
    const [house] = houses;
    const last = found.at(-1);
    if (last !== undefined && isMore(event, before) && last.house === house)
      found[found.length - 1] = {
        ...last,
        detail: [last.detail, text].filter(Boolean).join(' · '),
        events: [...(last.events ?? []), event],
      };
    else
      found.push({
        n: moment.n,
        text,
        strong: placesOf([event, ...(event.type === 'marched' ? moment.events : [])], words),
        art,
        category,
        houses,
        events: [event],
        ...(house === undefined ? {} : { house }),
        ...roundBefore(event, words),
      });
    before = event;
  }
  return found;
}

/** What is one entry, not a line for each: a whole muster; the cards that are turned up together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['unit-mustered', 'unit-promoted'],
  ['westeros-card-drawn'],
  ['westeros-card-opened'],
];
const isMore = ({ type }: Event, before: Event | undefined): boolean =>
  TOGETHER.some(types => types.includes(type) && types.includes(before?.type ?? ''));

/** Where a round begins, the one before it can be looked up. */
function roundBefore(event: Event, words: Words): Pick<LogLine, 'more'> {
  const round = event.type === 'round-began' ? numberIn(event, 'round') - 1 : 0;
  if (round < 1) return {};
  return { more: { text: words.t('round-link', { round }), open: () => useRoundCard.getState().show(round) } };
}
