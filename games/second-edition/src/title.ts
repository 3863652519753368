import type { Catalogue } from '@corvo/core';

/** What the game is called, and what it is in a sentence. */
export const title: Catalogue = {
  it: {
    'game.second-edition': 'Seconda edizione',
    'game.second-edition.about': 'Porti, Bruti e Maree della battaglia: regole rifinite per sei Case.',
  },
  en: {
    'game.second-edition': 'Second edition',
    'game.second-edition.about': 'Ports, wildlings and tides of battle: refined rules for six Houses.',
  },
};
