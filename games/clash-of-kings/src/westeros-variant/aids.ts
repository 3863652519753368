import type { DeckState } from '@corvo/westeros';
import type { FeatureAids, Migration } from '@corvo/westeros/aids';
import { openRow, row } from './row.ts';

/** The row in positions, figures and the drawing for terminals. */
export const rowAids: FeatureAids = {
  id: openRow.id,
  position: {
    // The cards go back on top of their decks, so that `top I …` may name them; then they are dealt again.
    clear({ open, hidden }) {
      for (const [deck, state] of Object.entries(open.decks)) {
        const cards = row.of(state);
        if (cards === undefined) continue;
        hidden.decks[deck] = [...cards, ...(hidden.decks[deck] ?? [])];
        state.unknown += cards.length;
        row.clear(state);
      }
    },
    settle(state, rules) {
      openRow.layOut?.(state, rules);
      const short = Object.entries(state.open.decks).find(([, { unknown }]) => unknown < 0);
      return short && `fewer unknown cards under the deck ${short[0]}`;
    },
    write: ({ decks }) =>
      Object.entries(decks).flatMap(([deck, state]) => {
        const cards = row.of(state) ?? [];
        return cards.length > 0 ? [`top ${deck} ${cards.join(', ')}`] : [];
      }),
  },
  figures: ({ decks }) =>
    Object.fromEntries(
      Object.entries(decks).flatMap(([deck, state]) => {
        const cards = row.of(state);
        return cards === undefined ? [] : [[`column ${deck}`, [...cards]]];
      }),
    ),
  draw: {
    table: ({ decks }, { say }) =>
      Object.entries(decks).flatMap(([deck, state]) => {
        const cards = (row.of(state) ?? []).map(card => say(`westeros.${card}`));
        return cards.length > 0 ? [`  ${say('draw.column', { deck, cards: cards.join(', ') })}`] : [];
      }),
  },
};

interface OldDeck extends DeckState {
  column?: string[];
}

/** Until rules number 1 the row was a list of the kernel's. */
export const moveRow: Migration = ({ open }) => {
  for (const deck of Object.values(open.decks) as OldDeck[]) {
    if (deck.column === undefined) continue;
    row.put(deck, deck.column);
    delete deck.column;
  }
};
