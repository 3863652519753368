import { houseAt, openBorrowed, type BattleScene, type CardId, type Side, type Table } from '@corvo/westeros';

/** The side of the battle that a text stands on. */
export const sideOf = ({ battle, mine }: BattleScene): Side => battle.sides[mine === 1 ? 1 : 0];

/** Cards that this side may still copy: none a second time, or two texts could call each other for ever. */
export function copyable(scene: BattleScene, cards: readonly CardId[]): CardId[] {
  const done = sideOf(scene).borrowed ?? [];
  return cards.filter(card => !done.includes(card));
}

/** The text of a card comes to this side and works at once, as far as its moment has come. */
export function takeText(game: Table, scene: BattleScene, card: CardId): void {
  const side = sideOf(scene);
  side.texts.push(card);
  (side.borrowed ??= []).push(card);
  game.tell('text-borrowed', { house: side.house, card: side.cards[0] ?? '', like: card });
  openBorrowed(game, scene.battle, scene.mine === 1 ? 1 : 0, card);
}

/** Strength, icons and text of another card for the first card of this side. */
export function takeFace(game: Table, scene: BattleScene, card: CardId): void {
  const side = sideOf(scene);
  side.face = card;
  game.tell('face-borrowed', { house: side.house, card: side.cards[0] ?? '', like: card });
  takeText(game, scene, card);
}

/** Another card of the hand fights along. */
export function addCard(game: Table, scene: BattleScene, card: CardId): void {
  const side = sideOf(scene);
  const state = houseAt(game.open, side.house);
  state.hand = state.hand.filter(held => held !== card);
  game.tell('card-added', { house: side.house, card });
  side.cards.push(card);
  side.texts.push(card);
  openBorrowed(game, scene.battle, scene.mine === 1 ? 1 : 0, card);
}

/** A text that has done its work is out of the way: it cannot be ignored, nor used by anybody else. */
export function spend(scene: BattleScene): void {
  const side = sideOf(scene);
  side.texts = side.texts.filter(card => card !== scene.about.card);
}
