import { isPlainObject, type Event, type Plain, type Sentence, type Telling } from '@corvo/core';
import { eventMessage } from './event-message.ts';

type Data = Readonly<Record<string, Plain>>;
const dataOf = ({ data }: Event): Data => (isPlainObject(data) ? (data as Data) : {});

/** What lies face down is told once more, with its face, to those who may know it. */
const isToldWithFace = (event: Event, events: readonly Event[]): boolean =>
  event.type.endsWith('-placed') &&
  events.some(
    other =>
      other.type === event.type.replace(/placed$/, 'chosen') && dataOf(other)['house'] === dataOf(event)['house'],
  );

/** What another line of the same entry says already, or what goes without saying. */
function isSaid(
  event: Event,
  types: ReadonlySet<string>,
  told: ReadonlySet<string>,
  previous: Event | undefined,
): boolean {
  const { why, amount } = dataOf(event);
  switch (event.type) {
    case 'answered':
    case 'answer-withdrawn':
    case 'order-carried':
    case 'battle-over':
      return true;
    case 'order-removed':
      return ['resolved', 'round-over', 'raided'].includes(String(why));
    case 'power-paid':
      return types.has('bids-opened') && !told.has('wildling-card-revealed'); // a card of the wildlings may cost more
    case 'power-gained':
      // What meeting something brings (an objective), unless there was too little in the reserve.
      return previous?.type === `${String(why)}-met` && dataOf(previous)['amount'] === amount;
    case 'units-moved':
      return types.has('marched');
    case 'effect-began':
      return ['westeros-card-carried-out', 'westeros-choice-made', 'house-bound'].some(type => types.has(type));
    default:
      return false;
  }
}

/** Has the wall held before this card? The attack says it, or whoever decides a tie between its bidders. */
function hasHeld(card: Event, events: readonly Event[]): boolean | undefined {
  const before = events.slice(0, events.indexOf(card)).toReversed();
  for (const event of before) {
    const { type } = event;
    const { won, as } = dataOf(event);
    if (type === 'wildlings-fought') return won === true;
    if (type === 'tie-decided' && (as === 'highest' || as === 'lowest')) return as === 'highest';
  }
  return undefined;
}

/** Who shares the first place, where not everybody does. */
function winnersIn({ ranking }: Data): readonly Plain[] | undefined {
  if (!Array.isArray(ranking) || ranking.length < 2) return undefined;
  const [first] = ranking as readonly Plain[];
  return Array.isArray(first) ? first : undefined;
}

/** Who goes where; who wins; what a wildling card does to whom; and the orders that a raid removes. What it tells stands in other events of the entry. */
function says(event: Event, events: readonly Event[]): readonly Sentence[] {
  const { areas: _, ...known } = dataOf(event);
  const others = (type: string): Data[] => events.filter(other => other.type === type).map(dataOf);
  if (event.type === 'unit-mustered') {
    const count = events.filter(other => isSame(other, event)).length;
    return [count === 1 ? eventMessage(event) : { key: 'event.unit-mustered.many', data: { ...known, count } }];
  }
  if (event.type === 'game-over') {
    const seats = winnersIn(known);
    return [eventMessage(seats === undefined ? event : { ...event, data: { ...known, seats, count: seats.length } })];
  }
  if (event.type === 'wildling-card-revealed') {
    const won = hasHeld(event, events);
    return [eventMessage(won === undefined ? event : { ...event, data: { ...known, won } })];
  }
  if (event.type === 'marched') {
    const moves = others('units-moved').filter(({ house, from }) => house === known['house'] && from === known['from']);
    const told = moves.map(({ to = '', units = {} }, at) =>
      eventMessage({ ...event, data: at === 0 ? { ...known, to, units } : { to, units } }),
    );
    if (told.length > 0) return told;
  }
  const raided = others('order-removed').filter(({ why }) => why === 'raided');
  if (event.type !== 'raided' || raided.length === 0) return [eventMessage(event)];
  const orders = Object.fromEntries(raided.map(({ area = '', order = '' }) => [String(area), order]));
  const victims = Object.fromEntries(raided.map(({ area = '', house = '' }) => [String(area), house]));
  return [eventMessage({ ...event, data: { ...known, orders, victims } })];
}

const isSame = (one: Event, other: Event): boolean =>
  one.type === other.type && JSON.stringify(one.data) === JSON.stringify(other.data);

/** Units of a kind that are mustered in one area together are one line, which counts them. */
const isCounted = (event: Event, events: readonly Event[]): boolean =>
  event.type === 'unit-mustered' && events.find(other => isSame(other, event)) !== event;

/** Wildlings that advance for one card after another are told where they have come to. */
const isOnTheWay = (event: Event, events: readonly Event[]): boolean => {
  const { why, realm } = dataOf(event);
  return (
    event.type === 'wildlings-moved' &&
    why === 'icon' &&
    events
      .slice(events.indexOf(event) + 1)
      .some(other => other.type === event.type && dataOf(other)['why'] === why && dataOf(other)['realm'] === realm)
  );
};

/** What logs say of one entry: each thing once, in one line. */
export function tellings(events: readonly Event[]): readonly Telling[] {
  const types = new Set(events.map(({ type }) => type));
  const told = new Set<string>();
  let previous: Event | undefined;
  return events.flatMap(event => {
    const isKnown =
      isSaid(event, types, told, previous) ||
      isCounted(event, events) ||
      isOnTheWay(event, events) ||
      isToldWithFace(event, events);
    told.add(event.type);
    previous = event;
    return isKnown ? [] : [{ event, says: says(event, events) }];
  });
}
