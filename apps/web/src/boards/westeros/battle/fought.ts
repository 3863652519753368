import { isPlainObject, type Event, type View } from '@corvo/core';
import { battleNow, type BattleFrame, type CardId } from '@corvo/westeros';
import type { Moment } from '../../../session/session.ts';
import { realmIn } from '../realm.ts';
import { sheetOf, suppose, type Sheet } from './sheet.ts';

/** A battle that is over: what each side brought, and what came of it. */
export interface Fought {
  readonly n: number;
  readonly area: string;
  readonly winner: string;
  readonly sheet: Sheet | undefined; // undefined while the table before it is being fetched
  readonly told: readonly Event[]; // outcome, losses, retreat
}

const DECIDED = ['battle-decided', 'battle-ended-early'];
const TOLD = [...DECIDED, 'ability-used', 'text-cancelled', 'units-destroyed', 'units-retreated', 'power-gained'];

const field = (event: Event, name: string): string => {
  const value = isPlainObject(event.data) ? event.data[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** The newest battle of this round, if there was one. */
export function lastFought(moments: readonly Moment[], viewAt: (n: number) => View | undefined): Fought | undefined {
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at];
    if (moment === undefined) continue;
    // A battle that ends a round is one of the round before.
    const last = moment.events.findLast(({ type }) => type === 'round-began' || DECIDED.includes(type));
    if (last?.type === 'round-began') return undefined;
    if (last !== undefined) return foughtAt(moments, at, last, viewAt);
  }
  return undefined;
}

function foughtAt(
  moments: readonly Moment[],
  at: number,
  decided: Event,
  viewAt: (n: number) => View | undefined,
): Fought | undefined {
  const moment = moments[at];
  if (moment === undefined) return undefined;
  const later = moments.slice(at).flatMap(({ events }) => events);
  const end = later.findIndex(({ type }) => type === 'battle-over');
  const told = (end < 0 ? later : later.slice(0, end)).filter(({ type }) => TOLD.includes(type));
  const before = viewAt(moment.n - 1);
  const sheet = before && sheetBefore(before, moment.events, decided);
  return { n: moment.n, area: field(decided, 'area'), winner: field(decided, 'winner'), sheet, told };
}

/** Both sides with the cards, the chance and the blade that the same moment brought to light, as strong as it was told. */
function sheetBefore(view: View, events: readonly Event[], decided: Event): Sheet | undefined {
  const { open, rules } = realmIn(view);
  const battle = battleNow(open);
  if (battle === undefined) return undefined;
  const shownBy = (type: string, side: 0 | 1): CardId | undefined => {
    const shown = events.find(event => event.type === type && field(event, 'house') === battle.sides[side].house);
    return shown === undefined ? undefined : field(shown, 'card');
  };
  const without: BattleFrame = suppose(battle, {
    cards: [shownBy('card-revealed', 0), shownBy('card-revealed', 1)],
  });
  for (const { turnsUp } of rules.features)
    for (const side of without.sides) for (const event of events) turnsUp?.(side, event);
  const told = (sheet: Sheet): boolean =>
    isPlainObject(decided.data) &&
    sheet.sides[0].total === decided.data['attack'] &&
    sheet.sides[1].total === decided.data['defence'];
  const plain = sheetOf(open, rules, without);
  const used = events.find(({ type }) => type === 'blade-used');
  if (used === undefined || told(plain)) return plain; // it may have been used to draw again: then it adds nothing
  return sheetOf(open, rules, suppose(without, { blade: field(used, 'house') === battle.sides[0].house ? 0 : 1 }));
}
