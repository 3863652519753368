import type { Catalogue } from '@corvo/core';

/** What the game is called, and what it is in a sentence. */
export const title: Catalogue = {
  it: {
    'game.hand-of-the-king': 'Il Primo Cavaliere',
    'game.hand-of-the-king.about': 'Un gioco di carte rapido: muovi Varys e conquista il favore delle Case.',
  },
  en: {
    'game.hand-of-the-king': 'Hand of the King',
    'game.hand-of-the-king.about': 'A quick card game: move Varys and win the favor of the Houses.',
  },
};
