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
    'term.castle_one': 'castle',
    'term.stronghold_one': 'stronghold',
    'term.stronghold_other': 'strongholds',
    'term.castles_one': 'castle or stronghold',
    'term.castles_other': 'castles and strongholds',
    'term.muster-points_one': 'muster point',
    'term.muster-points_other': 'muster points',
  },

  it: {
    'token.power': 'Segnalino Potere',
    'token.supply': 'Segnalino Scorte',

    'term.power-token_one': 'segnalino Potere',
    'term.power-token_other': 'segnalini Potere',
    'term.power-token.noun': 'a il',
    'term.supply': 'Scorte',
    'term.supply.noun': 'in le',
    'term.castle_one': 'castello',
    'term.stronghold_one': 'fortezza',
    'term.stronghold_other': 'fortezze',
    'term.castles_one': 'castello o fortezza',
    'term.castles_other': 'castelli e fortezze',
    'term.muster-points_one': 'punto reclutamento',
    'term.muster-points_other': 'punti reclutamento',
  },
};
