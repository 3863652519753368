import { isPlainObject, type Event, type Plain, type View } from '@corvo/core';
import { rulesOf, type AreaId, type HouseId, type WesterosOpen } from '@corvo/westeros';

type Data = Readonly<Record<string, Plain>>;

export const dataOf = (event: Event): Data => (isPlainObject(event.data) ? event.data : {});

/** A word among the data of an event. */
export const textIn = (event: Event, name: string): string | undefined => {
  const value = dataOf(event)[name];
  return typeof value === 'string' ? value : undefined;
};

/** A number among the data of an event. */
export const numberIn = (event: Event, name: string): number => {
  const value = dataOf(event)[name];
  return typeof value === 'number' ? value : 0;
};

const AREA_FIELDS = ['from', 'area', 'battle', 'to'] as const;
/** Here `to` is a kind of unit. */
const NO_AREA_IN_TO: readonly string[] = ['unit-promoted'];

/** The areas an event names, in the order in which it goes through them. */
export function areasIn(event: Event): readonly AreaId[] {
  const data = dataOf(event);
  const single = AREA_FIELDS.flatMap(name =>
    name === 'to' && NO_AREA_IN_TO.includes(event.type) ? [] : (textIn(event, name) ?? []),
  );
  const { areas, orders } = data;
  const many = Array.isArray(areas) ? areas.map(String) : [];
  const ordered = isPlainObject(orders) ? Object.keys(orders) : [];
  return [...new Set([...single, ...many, ...ordered])];
}

const HOUSE_FIELDS = ['house', 'winner', 'attacker', 'defender', 'loser'] as const;

/** The houses an event speaks of; the one it is about comes first. */
export const housesIn = (event: Event): readonly HouseId[] => [
  ...new Set(HOUSE_FIELDS.flatMap(name => textIn(event, name) ?? [])),
];

/** The clauses behind an event: those of its reason, or of its kind; a text of a card has its own. */
export function clausesOf(open: View['open'], event: Event): readonly string[] {
  const { clauses, effects } = rulesOf(open as WesterosOpen);
  if (event.type === 'game-over') return [clauses[textIn(event, 'reason') ?? ''] ?? []].flat();
  const own = event.type === 'ability-used' ? effects[textIn(event, 'effect') ?? '']?.clause : undefined;
  const reason = textIn(event, 'why') ?? textIn(event, 'what') ?? '';
  const found = own ?? clauses[`event.${event.type}.${reason}`] ?? clauses[`event.${event.type}`];
  return found === undefined ? [] : [found];
}
