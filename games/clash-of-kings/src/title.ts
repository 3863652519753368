import type { Catalogue } from '@corvo/core';

/** What the game is called, and what it is in a sentence. */
export const title: Catalogue = {
  it: {
    'game.clash-of-kings': 'A Clash of Kings',
    'game.clash-of-kings.about': 'Nove opzioni per la prima edizione, con Casa Martell e nuove carte.',
  },
  en: {
    'game.clash-of-kings': 'A Clash of Kings',
    'game.clash-of-kings.about': 'Nine options for the first edition, with House Martell and new cards.',
  },
};
