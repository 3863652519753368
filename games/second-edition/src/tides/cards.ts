import type { Catalogue } from '@corvo/core';

/** The cards of the Tides of Battle. */
export const cards: Catalogue = {
  en: {
    'tide.zero': 'No effect',
    'tide.sword': 'Strength 1 and a sword',
    'tide.fortification': 'Strength 1 and a fortification',
    'tide.two': 'Strength 2',
    'tide.three': 'Strength 3',
    'tide.skull': 'A skull',
  },

  it: {
    'tide.zero': 'Nessun effetto',
    'tide.sword': 'Forza 1 e una spada',
    'tide.fortification': 'Forza 1 e una fortificazione',
    'tide.two': 'Forza 2',
    'tide.three': 'Forza 3',
    'tide.skull': 'Un teschio',
  },
};
