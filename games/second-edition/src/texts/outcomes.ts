import type { Catalogue } from '@corvo/core';

/** How a game ends, and the letters of castles where a map is drawn in letters. */
export const outcomes: Catalogue = {
  en: {
    'term.castle-sign': 'C',
    'term.stronghold-sign': 'S',
    'outcome.enough-castles': 'Enough areas with a castle or stronghold: an instant victory',
    'outcome.last-round': 'The last round is over: the most castles and strongholds win',
  },

  it: {
    'term.castle-sign': 'C',
    'term.stronghold-sign': 'F',
    'outcome.enough-castles': 'Abbastanza aree con un castello o una fortezza: vittoria istantanea',
    'outcome.last-round': 'L’ultimo turno è finito: vince chi ha più aree con un castello o una fortezza',
  },
};
