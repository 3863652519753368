import { isPlainObject, type AskShape, type Plain } from '@corvo/core';
import type { OwnAsks } from '../kit.ts';

/** Any question: one of the core, or one that a family of games adds (`OwnAsks`). */
export type AnyAsk = { readonly kind: string };

/** A choice that is being made: has the form of an answer, but need not be legal yet. Null: nothing chosen. */
export type Draft = Plain | null;

/** The field of a choice that holds its items, for the shapes that pick from a list. */
const FIELD = { option: 'option', card: 'card', cards: 'cards', areas: 'areas', units: 'units' } as const;
type Picking = Extract<AskShape, { readonly from: readonly string[] }>;

/** Games may ask for items of these kinds in another form than as a list. */
export const isPicking = (ask: AnyAsk & { readonly from?: unknown }): ask is Picking =>
  Object.hasOwn(FIELD, ask.kind) && !isPlainObject(ask.from);

/** What stands in the form before anybody has touched it. */
export function emptyDraft(asked: AnyAsk, own?: OwnAsks): Draft {
  if (own?.isOwn(asked)) return own.empty(asked);
  const ask = asked as AskShape;
  switch (ask.kind) {
    case 'cards':
    case 'areas':
    case 'units':
      return { [ask.kind]: [] };
    case 'amount':
      return { amount: ask.min };
    case 'ranking':
      return { ranking: [...ask.of] };
    case 'allotment':
      return { allotment: Object.fromEntries(ask.to.map(seat => [seat, 0])) };
    default:
      return null;
  }
}

/** The items of a draft, in the order in which they were chosen. */
export function chosen(ask: AnyAsk, draft: Draft): readonly string[] {
  if (!isPicking(ask) || !isPlainObject(draft)) return [];
  const value = draft[FIELD[ask.kind]];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];
}

/** Of how many parts a draft is made: orders, moves, items. */
export const partsOf = (draft: Draft): number =>
  isPlainObject(draft)
    ? Math.max(0, ...Object.values(draft).map(part => (part instanceof Object ? Object.keys(part).length : 0)))
    : 0;

/** Takes an item into the draft or out of it. Where no more fit, the oldest one makes room. */
export function toggle(ask: Picking, draft: Draft, item: string): Draft {
  const now = chosen(ask, draft);
  if (ask.kind === 'option' || ask.kind === 'card') return now[0] === item ? null : { [FIELD[ask.kind]]: item };
  const next = now.includes(item) ? now.filter(other => other !== item) : [...now, item].slice(-ask.max);
  return { [FIELD[ask.kind]]: next };
}

/** How many things, or things worth how much, are still to be chosen before the draft can be an answer. */
export function missing(ask: AnyAsk, draft: Draft, own?: OwnAsks): number {
  if (own?.isOwn(ask)) return own.missing(ask, draft);
  if (!isPicking(ask)) return draft === null ? 1 : 0;
  const count = chosen(ask, draft).length;
  if (ask.kind === 'option' || ask.kind === 'card') return draft === null ? 1 : 0;
  return Math.max(0, ask.min - count);
}

/** Moves one item of a list up or down by one place. */
export function moved(items: readonly string[], index: number, by: -1 | 1): readonly string[] {
  const other = items[index + by];
  const item = items[index];
  if (item === undefined || other === undefined) return items;
  return items.with(index, other).with(index + by, item);
}

/** One seat's share changed, kept between 0 and what is left to give. */
export function allotted(
  shares: Readonly<Record<string, number>>,
  seat: string,
  amount: number,
  most: number,
): Record<string, number> {
  const others = Object.entries(shares).reduce((sum, [other, share]) => (other === seat ? sum : sum + share), 0);
  return { ...shares, [seat]: Math.max(0, Math.min(amount, most - others)) };
}
