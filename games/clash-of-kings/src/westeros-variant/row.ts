import { decksOf, drawCards, field, rulesOf, topOf, type Code, type DeckState, type Feature } from '@corvo/westeros';
import type { WesterosFrame } from '@corvo/westeros';
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
      row.put(state, cards.splice(0, openCardsPerDeck));
      state.unknown -= openCardsPerDeck;
    }
  },
  inSight: ({ decks }, deck) => (decks[deck] && row.of(decks[deck])) ?? [],
};

/** CK-7.2, 7.4: the first open card of each deck; where it is mixed back in, one that nobody knows takes its place. */
const draw: Code<WesterosFrame> = {
  enter: game =>
    drawCards(game, (table, deck) => {
      const state = table.open.decks[deck];
      const [card, ...rest] = (state && row.of(state)) ?? [];
      if (state === undefined || card === undefined) return topOf(table, deck);
      row.put(state, rest);
      return card;
    }),
};

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

export const STEPS = { 'draw-open': draw, 'open-next': refill };
