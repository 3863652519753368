import {
  field,
  houseAt,
  type CardId,
  type HouseId,
  type HouseState,
  type LastingEffect,
  type Table,
  type WesterosOpen,
  type WesterosOwn,
} from '@corvo/westeros';
import { abilitiesOn, abilityOf, TACTICS } from './facts.ts';

/** The tactic cards of a house: those it may play, those it has used, and those that have left the game for good. */
export type TacticDeck = {
  readonly hand: readonly CardId[];
  readonly used: readonly CardId[];
  readonly gone?: readonly CardId[];
};
export const deck = field<HouseState, TacticDeck>('tactics');

/** What lies open before a house this round: the card it has played, and one that was fetched with it. */
export const played = field<HouseState, readonly CardId[]>('played');

/** Cards among these that leave the game when the round is over (BW-9.7, 9.8). */
export const leaving = field<HouseState, readonly CardId[]>('leaving');

/** The card that a house has laid face down (BW-9.1). */
export const laid = field<WesterosOwn, CardId>('tactic');

/** The card that brought an ability, where it does not stand on it: through Flexibility or spying. */
export const broughtBy = field<LastingEffect, CardId>('by');

export const playedBy = (open: WesterosOpen, house: HouseId): readonly CardId[] =>
  played.of(houseAt(open, house)) ?? [];

/** BW-9.6: what is in nobody's deck and has not left the game. */
export function reserveOf(open: WesterosOpen, house: HouseId): CardId[] {
  const state = houseAt(open, house);
  const { hand, used, gone = [] } = deck.of(state) ?? { hand: [], used: [] };
  const known = new Set([...hand, ...used, ...gone, ...playedBy(open, house)]);
  return TACTICS.filter(card => !known.has(card));
}

/** An ability is at a house's service for the rest of the round. */
export function grant(game: Table, house: HouseId, effect: string, by: CardId): void {
  const entry: LastingEffect = { effect, owner: house, until: 'round' };
  if (abilityOf(effect)?.card !== by) broughtBy.put(entry, by);
  game.open.effects.push(entry);
}

/** Both abilities of a card (BW-9.4). */
export function grantAll(game: Table, house: HouseId, card: CardId): void {
  for (const { id } of abilitiesOn(card)) grant(game, house, id, card);
}

/** The card on whose account an ability is used: what leaves the game if it opens the reserve (BW-9.8, H55). */
export const sourceOf = (effect: string, lasting: LastingEffect | null): CardId =>
  (lasting === null ? undefined : broughtBy.of(lasting)) ?? abilityOf(effect)?.card ?? '';

/** An ability that a house has, and has not spent. */
export const readyFor = (open: WesterosOpen, house: HouseId, effect: string): LastingEffect | undefined =>
  open.effects.find(one => one.effect === effect && one.owner === house && one.used !== true);

/** A card of the reserve is used in addition, and takes the place of the one that fetched it (BW-10.1, S10, S61). */
export function fetch(game: Table, house: HouseId, card: CardId, source: CardId): void {
  const state = houseAt(game.open, house);
  played.put(state, [...playedBy(game.open, house), card]);
  leaving.put(state, [...(leaving.of(state) ?? []), source]);
  game.tell('tactic-fetched', { house, card });
  grantAll(game, house, card);
}

/** BW-9.5: the cards of the round are used; when the hand is empty the others come back, and these stay out. */
export function layPlayedAside(game: Table, house: HouseId): void {
  const state = houseAt(game.open, house);
  const cards = playedBy(game.open, house);
  const before = deck.of(state);
  if (before === undefined || cards.length === 0) return;
  const gone = leaving.of(state) ?? [];
  const used = cards.filter(card => !gone.includes(card));
  played.clear(state);
  leaving.clear(state);
  for (const card of gone) game.tell('tactic-left-the-game', { house, card });
  const out = [...(before.gone ?? []), ...gone];
  const outside = out.length === 0 ? {} : { gone: out };
  if (before.hand.length > 0) {
    deck.put(state, { hand: before.hand, used: [...before.used, ...used], ...outside });
    return;
  }
  deck.put(state, { hand: before.used, used, ...outside });
  game.tell('tactics-taken-back', { house, cards: [...before.used] });
}
