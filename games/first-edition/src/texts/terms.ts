import type { Catalogue } from '@corvo/core';

/** What this edition's rulebook calls the things that the sentences of kernel and table speak of, whatever is played. */
export const terms: Catalogue = {
  en: {
    'token.power': 'Power token',
    'token.supply': 'Supply marker',

    'term.power-token_one': 'Power token',
    'term.power-token_other': 'Power tokens',
    'term.power-token.noun': 'in the',
    'term.order-token': 'Order token',
    'term.supply': 'supply',
    'term.supply.noun': 'in',
    'term.castle_one': 'City',
    'term.castle_other': 'Cities',
    'term.castle.noun': 'in the',
    'term.stronghold_one': 'Stronghold',
    'term.stronghold_other': 'Strongholds',
    'term.stronghold.noun': 'in the',
    'term.castles_one': 'City or Stronghold',
    'term.castles_other': 'Cities and Strongholds',
    'term.muster-points_one': 'muster point',
    'term.muster-points_other': 'muster points',
    'term.house-card': 'House card',
    'term.track': 'track',
    'term.track.noun': 'on the',
  },

  it: {
    'token.power': 'Gettone Potere',
    'token.supply': 'Segnalino Rifornimenti',

    'term.power-token_one': 'gettone Potere',
    'term.power-token_other': 'gettoni Potere',
    'term.power-token.noun': 'a il',
    'term.order-token': 'gettone Ordine',
    'term.supply': 'Rifornimenti',
    'term.supply.noun': 'in i',
    'term.castle_one': 'Città',
    'term.castle_other': 'Città',
    'term.castle.noun': 'in la',
    'term.stronghold_one': 'Roccaforte',
    'term.stronghold_other': 'Roccaforti',
    'term.stronghold.noun': 'in la',
    'term.castles_one': 'Città o Roccaforte',
    'term.castles_other': 'Città e Roccaforti',
    'term.muster-points_one': 'punto arruolamento',
    'term.muster-points_other': 'punti arruolamento',
    'term.house-card': 'carta Casato',
    'term.track': 'traccia',
    'term.track.noun': 'su la',
  },
};
