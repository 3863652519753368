import type { Catalogue } from '@corvo/core';

/** The options of this edition. */
export const options: Catalogue = {
  en: {
    'option.kingsCourt': 'King’s Court at the start',
    'option.kingsCourt.help':
      'With 5 players the designer advises Tyrell and Greyjoy to swap places, so that Lannister is not overrun at once.',
    'option.kingsCourt.recommended': 'Tyrell 4th, Greyjoy 5th (advised)',
    'option.kingsCourt.printed': 'Greyjoy 4th, Tyrell 5th (as printed)',
  },

  it: {
    'option.kingsCourt': 'Corte del Re all’inizio',
    'option.kingsCourt.help':
      'In 5 l’autore consiglia di scambiare i posti di Tyrell e Greyjoy, perché Lannister non sia travolto subito.',
    'option.kingsCourt.recommended': 'Tyrell 4º, Greyjoy 5º (consigliato)',
    'option.kingsCourt.printed': 'Greyjoy 4º, Tyrell 5º (come stampato)',
  },
};
