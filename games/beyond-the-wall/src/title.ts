import type { Catalogue } from '@corvo/core';

/** What the game is called, and what it is in a sentence. */
export const title: Catalogue = {
  it: {
    'game.beyond-the-wall': 'Oltre la Barriera',
    'game.beyond-the-wall.about': 'I Guardiani della Notte, i Bruti e gli Estranei entrano in gioco.',
  },
  en: {
    'game.beyond-the-wall': 'Beyond the Wall',
    'game.beyond-the-wall.about': 'The Night’s Watch, the wildlings and the Others come into play.',
  },
};
