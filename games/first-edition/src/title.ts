import type { Catalogue } from '@corvo/core';

/** What the game is called, and what it is in a sentence. */
export const title: Catalogue = {
  it: {
    'game.first-edition': 'Prima edizione',
    'game.first-edition.about': 'Ordini segreti, alleanze e tradimenti: il gioco da cui tutto comincia.',
  },
  en: {
    'game.first-edition': 'First edition',
    'game.first-edition.about': 'Secret orders, alliances and betrayals: the game it all begins with.',
  },
};
