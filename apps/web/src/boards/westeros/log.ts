import { isPlainObject, type Event, type Plain } from '@corvo/core';
import type { Moment } from '../../session/session.ts';
import type { Words } from '../../kit/words.ts';
import type { LogLine } from '../../kit/kit.ts';
import { areasIn, housesIn, numberIn, textIn } from './named.ts';
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

/** What another line of the same moment says already, or what goes without saying. */
function isSaid(
  event: Event,
  types: ReadonlySet<string>,
  isAfter: (type: string) => boolean,
  previous: Event | undefined,
): boolean {
  switch (event.type) {
    case 'answered':
    case 'answer-withdrawn':
    case 'order-carried':
    case 'battle-over':
      return true;
    case 'order-removed':
      return ['resolved', 'round-over', 'raided'].includes(textIn(event, 'why') ?? '');
    case 'power-paid':
      return types.has('bids-opened') && !isAfter('wildling-card-revealed'); // a card of the wildlings may cost more
    case 'power-gained':
      // What an objective brings, unless there was too little in the reserve.
      return previous?.type === 'objective-met' && numberIn(previous, 'amount') === numberIn(event, 'amount');
    case 'units-moved':
      return types.has('marched');
    case 'effect-began':
      return types.has('westeros-card-carried-out');
    default:
      return false;
  }
}

type Data = Readonly<Record<string, Plain>>;
const dataOf = ({ data }: Event): Data => (isPlainObject(data) ? (data as Data) : {});

/** Who goes where, in one line; and the orders that a raid removes. What it tells stands in other events of the moment. */
function folded(event: Event, moment: Moment, words: Words): string {
  const { areas: _, ...known } = dataOf(event);
  if (event.type === 'unit-mustered' && 'count' in known) return words.say('event.unit-mustered.many', known);
  const others = (type: string): Data[] => moment.events.filter(other => other.type === type).map(dataOf);
  if (event.type === 'marched') {
    const moves = others('units-moved').filter(({ house, from }) => house === known['house'] && from === known['from']);
    const told = moves.map(({ to = '', units = {} }, at) =>
      words.event({ ...event, data: at === 0 ? { ...known, to, units } : { to, units } }),
    );
    if (told.length > 0) return told.map((text, at) => (at === 0 ? text : uncapped(text))).join('; ');
  }
  const raided = others('order-removed').filter(({ why }) => why === 'raided');
  if (event.type !== 'raided' || raided.length === 0) return words.event(event);
  const orders = Object.fromEntries(raided.map(({ area = '', order = '' }) => [String(area), order]));
  return words.event({ ...event, data: { ...known, orders } });
}

const uncapped = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The places that a line names, as they stand there: without the article that a map may print. */
const placesOf = (events: readonly Event[], words: Words): readonly string[] =>
  [...new Set(events.flatMap(areasIn))].map(area => words.say(`area.${area}`).replace(/^(The|Le|La|Il) /, ''));

/** Units of a kind that are mustered in one area together, as one event with their number; one told already is none. */
function together(event: Event, { events }: Moment): Event | undefined {
  if (event.type !== 'unit-mustered') return event;
  const [own, text] = [dataOf(event), JSON.stringify(event.data)];
  const same = events.filter(({ type, data }) => type === event.type && JSON.stringify(data) === text);
  if (same[0] !== event) return undefined;
  return same.length === 1 ? event : { ...event, data: { ...own, count: same.length } };
}

/** A moment in sentences. */
export function lines(moment: Moment, words: Words): LogLine[] {
  const types = new Set(moment.events.map(({ type }) => type));
  const found: LogLine[] = [];
  let before: Event | undefined; // the last one that has a line
  let previous: Event | undefined;
  const told = new Set<string>();
  for (const each of moment.events) {
    const isKnown = isSaid(each, types, type => told.has(type), previous);
    told.add(each.type);
    previous = each;
    const event = isKnown ? undefined : together(each, moment);
    if (event === undefined) continue;
    const [category, art] = KINDS[event.type] ?? BATTLE;
    const houses = housesIn(event);
    const [house] = houses;
    const last = found.at(-1);
    if (last !== undefined && isMore(event, before) && last.house === house)
      found[found.length - 1] = {
        ...last,
        detail: [last.detail, folded(event, moment, words)].filter(Boolean).join(' · '),
        events: [...(last.events ?? []), event],
      };
    else
      found.push({
        n: moment.n,
        text: folded(event, moment, words),
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
