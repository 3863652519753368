import { useNow } from '../abilities/start.ts';
import type { WildlingsFrame } from '../bids/wildlings.ts';
import type { CardId, HouseId } from '../ids.ts';
import type { Effect, OwnedScene, Part } from '../ruleset/effects.ts';
import type { Table, WesterosOpen } from '../state.ts';

/** Whom a wildling card concerns: the lowest bidder and the others, or the highest one. */
export const WILDLING_PARTS = ['lowest', 'others', 'highest'] as const;
export type WildlingPart = (typeof WILDLING_PARTS)[number];

export const wildlingMoment = (part: WildlingPart) => `wildlings-${part}` as const;

/** What a wildling card does to somebody is an effect of its own. */
const effectOf = (card: CardId, part: string): string => `${card}-${part}`;

/** The effects of wildling cards, by what they do to whom and under which clause. */
export function wildlingEffects(
  cards: Readonly<Record<CardId, { readonly [part in WildlingPart]?: Part<OwnedScene> }>>,
  clauses: { readonly [part in WildlingPart]: string },
): Record<string, Effect> {
  const effects: Record<string, Effect> = {};
  for (const [card, parts] of Object.entries(cards)) {
    for (const part of WILDLING_PARTS) {
      const code = parts[part];
      if (code !== undefined)
        effects[effectOf(card, part)] = { clause: clauses[part], at: { [wildlingMoment(part)]: code } };
    }
  }
  return effects;
}

/** A house obeys its part of a card, or what that leads to by another name. */
export function obeyWildlings(
  game: Table,
  card: CardId,
  part: WildlingPart,
  owner: HouseId,
  named: string = part,
): void {
  useNow(game, { effect: effectOf(card, named), moment: wildlingMoment(part), owner, from: 'card', card });
}

/** The attack that is going on, if any. */
export const attackNow = (open: WesterosOpen): WildlingsFrame | undefined =>
  open.frames.findLast(({ run }) => run === 'wildlings') as WildlingsFrame | undefined;
