import type { Catalogue } from '@corvo/core';

/** How a game ends. */
export const outcomes: Catalogue = {
  en: {
    'outcome.enough-castles': 'Enough areas with a City or Stronghold: an instant victory',
    'outcome.last-round':
      'Round 10 is over: the most Cities and Strongholds win, then higher supply, then more available Power',
  },

  it: {
    'outcome.enough-castles': 'Abbastanza aree con una Città o una Roccaforte: vittoria istantanea',
    'outcome.last-round':
      'Il turno 10 è finito: vince chi ha più aree con una Città o una Roccaforte, poi più Rifornimenti, poi più Potere disponibile',
  },
};
