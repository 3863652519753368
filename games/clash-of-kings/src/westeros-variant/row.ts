import { decksOf, field, type DeckState, type Feature } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';

export const { openCardsPerDeck } = SHEET.westerosVariant;

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
