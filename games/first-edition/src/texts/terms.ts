import type { Catalogue } from '@corvo/core';

/** What this edition's rulebook calls the things that the sentences of kernel and table speak of, whatever is played. */
export const terms: Catalogue = {
  en: {
    'token.power': 'Power token',
    'token.supply': 'Supply marker',

    'term.power-token_one': 'Power token',
    'term.power-token_other': 'Power tokens',
    'term.power-token.noun': 'in the',
    'term.supply': 'supply',
    'term.supply.noun': 'in',
    'term.castle-sign': 'C',
    'term.stronghold-sign': 'S',
    'term.castle_one': 'City',
    'term.stronghold_one': 'Stronghold',
    'term.stronghold_other': 'Strongholds',
    'term.castles_one': 'City or Stronghold',
    'term.castles_other': 'Cities and Strongholds',
    'term.muster-points_one': 'muster point',
    'term.muster-points_other': 'muster points',
  },

  it: {
    'token.power': 'Gettone Potere',
    'token.supply': 'Segnalino Rifornimenti',

    'term.power-token_one': 'gettone Potere',
    'term.power-token_other': 'gettoni Potere',
    'term.power-token.noun': 'a il',
    'term.supply': 'Rifornimenti',
    'term.supply.noun': 'in i',
    'term.castle-sign': 'C',
    'term.stronghold-sign': 'R',
    'term.castle_one': 'Città',
    'term.stronghold_one': 'Roccaforte',
    'term.stronghold_other': 'Roccaforti',
    'term.castles_one': 'Città o Roccaforte',
    'term.castles_other': 'Città e Roccaforti',
    'term.muster-points_one': 'punto arruolamento',
    'term.muster-points_other': 'punti arruolamento',
  },
};
