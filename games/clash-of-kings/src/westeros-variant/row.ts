import {
  carryOut,
  decksOf,
  drawCards,
  field,
  moveByIcon,
  replaceMixing,
  rulesOf,
  topOf,
  turnUp,
  type Code,
  type DeckState,
  type Feature,
  type Table,
  type WesterosFrame,
} from '@corvo/westeros';
import { SHEET } from '../sheet.ts';

const { openCardsPerDeck } = SHEET.westerosVariant;

/** CK-7.1: the cards of the next rounds, which lie open beside their deck; the next one first. */
export const row = field<DeckState, readonly string[]>('row');

/** CK-7.1: the top cards of each Westeros deck are laid open. */
export const openRow: Feature = {
  id: 'open-row',
  layOut({ open, hidden }, rules) {
    for (const deck of decksOf(rules)) {
      const [state, cards] = [open.decks[deck], hidden.decks[deck]];
      if (state === undefined || cards === undefined) continue;
      row.put(state, cards.slice(0, openCardsPerDeck));
      hidden.decks[deck] = cards.slice(openCardsPerDeck);
      state.unknown -= openCardsPerDeck;
    }
  },
  inSight: ({ decks }, deck) => (decks[deck] && row.of(decks[deck])) ?? [],
};

/** The first open card of a deck leaves the row. */
function takeFirst(game: Table, deck: string): string {
  const state = game.open.decks[deck];
  const [card, ...rest] = (state && row.of(state)) ?? [];
  if (state === undefined || card === undefined) return topOf(game, deck);
  row.put(state, rest);
  return card;
}

/** CK-7.2: the first open card of each deck is this round's. */
const turnUpFirst: Code<WesterosFrame> = {
  enter(game) {
    for (const deck of decksOf(rulesOf(game.open))) turnUp(game, deck, takeFirst(game, deck));
  },
};

/** CK-7.2, 7.4, 1E-S56: only when its turn comes is a card replaced that has its deck mixed, and only then its icon counts. */
const resolve: Code<WesterosFrame> = {
  enter(game, frame) {
    const deck = decksOf(rulesOf(game.open))[frame.deck];
    if (deck !== undefined) {
      replaceMixing(game, deck);
      moveByIcon(game, deck);
    }
    carryOut.enter?.(game, frame);
  },
};

/** As it was until rules number 2: all three were replaced, and all icons counted, before the first was carried out. */
const drawAtOnce: Code<WesterosFrame> = { enter: game => drawCards(game, takeFirst) };

/** CK-7.3: a new card follows at the end. */
const refill: Code<WesterosFrame> = {
  enter(game) {
    for (const deck of decksOf(rulesOf(game.open))) {
      const state = game.open.decks[deck];
      if (state === undefined) continue;
      for (let cards = row.of(state) ?? []; cards.length < openCardsPerDeck; cards = row.of(state) ?? []) {
        const card = topOf(game, deck);
        row.put(state, [...cards, card]);
        game.tell('westeros-card-opened', { deck, card });
      }
    }
  },
};

export const STEPS = {
  'turn-up-first': turnUpFirst,
  'carry-out-open': resolve,
  'open-next': refill,
  'draw-open': drawAtOnce,
};
