import type { Frame } from '@corvo/core';
import { askHouse } from '../asking.ts';
import type { CardId, HouseId } from '../ids.ts';
import { houseAt, isPlayedOut } from '../realm/pools.ts';
import { namedCards } from '../refusals.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { openText } from './abilities.ts';
import type { BattleFrame, Side } from '../battle-frame.ts';
import { battleNow } from '../battle-now.ts';

/** A card of the hand is turned up for a side. */
export function playCard(game: Table, side: Side, card: CardId): void {
  const { open } = game;
  const state = houseAt(open, side.house);
  state.hand = state.hand.filter(held => held !== card);
  side.cards = [card];
  side.texts = [card];
  side.last = isPlayedOut(open, rulesOf(open), side.house);
  game.tell('card-revealed', { house: side.house, card });
}

/** The card of a side goes back into hand, and its text is out of force. */
export function returnCard(game: Table, battle: BattleFrame, side: 0 | 1): void {
  const { house, cards } = battle.sides[side];
  const state = houseAt(game.open, house);
  const all = rulesOf(game.open).facts.houses[house]?.cards ?? [];
  for (const card of cards) game.tell('card-returned', { house, card });
  state.hand = all.filter(card => state.hand.includes(card) || cards.includes(card));
  clear(battle.sides[side]);
}

/** The card of a side joins the used ones in the middle of the battle. */
export function layAside(game: Table, battle: BattleFrame, side: 0 | 1, why: string): void {
  const { house, cards } = battle.sides[side];
  const state = houseAt(game.open, house);
  state.discards = [...state.discards, ...cards];
  for (const card of cards) game.tell('card-discarded', { house, card, why });
  clear(battle.sides[side]);
}

function clear(side: Side): void {
  side.cards = [];
  side.texts = [];
}

/** A side must play another card, openly. */
export interface AnotherCardFrame extends Frame {
  readonly run: 'another-card';
  readonly house: HouseId;
  readonly side: 0 | 1;
  readonly except: CardId | null;
}

export const playAnother = (game: Table, battle: BattleFrame, side: 0 | 1, except: CardId | null): void =>
  void game.push<AnotherCardFrame>({ run: 'another-card', house: battle.sides[side].house, side, except });

function sideNow(open: WesterosOpen, frame: AnotherCardFrame): Side {
  const battle = battleNow(open);
  if (battle === undefined) throw new Error('a card is played outside a battle');
  return battle.sides[frame.side];
}

const handOf = (open: WesterosOpen, frame: AnotherCardFrame): CardId[] =>
  houseAt(open, frame.house).hand.filter(card => card !== frame.except);

function play(game: Table, frame: AnotherCardFrame, card: CardId): void {
  playCard(game, sideNow(game.open, frame), card);
  const battle = battleNow(game.open);
  if (battle !== undefined) openText(game, battle, frame.side);
}

/** Whoever has no other card fights without one. */
export const anotherCard: Code<AnotherCardFrame, 'card'> = {
  verb: 'plays',
  enter(game, frame) {
    const cards = handOf(game.open, frame);
    if (cards.length > 1) askHouse(game, frame, frame.house, 'another-card');
    else if (cards.length === 1) play(game, frame, cards[0] ?? '');
    else game.tell('no-card-played', { house: frame.house });
  },
  ask: ({ open }, frame) => ({ kind: 'card', from: handOf(open, frame), optional: false }),
  refuse({ open }, frame, _seat, choice) {
    const { card } = choice;
    const cards = handOf(open, frame);
    if (card === null) return refuse(rulesOf(open), 'card-must-be-played', { cards: [...cards], ...namedCards(cards) });
    return cards.includes(card)
      ? undefined
      : refuse(rulesOf(open), 'card-not-in-hand', { card: card.slice(0, 40), cards: [...cards], ...namedCards(cards) });
  },
  answer(game, frame, _seat, choice) {
    play(game, frame, choice.card ?? '');
  },
};
