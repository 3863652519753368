import type { Catalogue } from '@corvo/core';

/** Options, and the ways a game ends. */
export const options: Catalogue = {
  en: {
    'option.kingsCourt': 'King’s Court at the start',
    'option.kingsCourt.help':
      'With 5 players the author advises Tyrell and Greyjoy to swap places, so that Lannister is not overrun at once.',
    'option.kingsCourt.recommended': 'Tyrell 4th, Greyjoy 5th (advised)',
    'option.kingsCourt.printed': 'Greyjoy 4th, Tyrell 5th (as printed)',

    'outcome.enough-castles': 'Enough areas with a City or Stronghold: an instant victory',
    'outcome.last-round':
      'Round 10 is over: the most Cities and Strongholds win, then higher supply, then more available Power',
  },

  it: {
    'option.kingsCourt': 'Corte del Re all’inizio',
    'option.kingsCourt.help':
      'In 5 l’autore consiglia di scambiare i posti di Tyrell e Greyjoy, perché Lannister non sia travolto subito.',
    'option.kingsCourt.recommended': 'Tyrell 4º, Greyjoy 5º (consigliato)',
    'option.kingsCourt.printed': 'Greyjoy 4º, Tyrell 5º (come stampato)',

    'outcome.enough-castles': 'Abbastanza aree con una Città o una Roccaforte: vittoria istantanea',
    'outcome.last-round':
      'Il turno 10 è finito: vince chi ha più aree con una Città o una Roccaforte, poi più Rifornimenti, poi più Potere disponibile',
  },
};
