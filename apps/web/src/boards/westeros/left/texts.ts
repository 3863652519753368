import type { Catalogue } from '@corvo/core';

/** What the left panel says of a house that somebody looks at. */
export const leftTexts: Catalogue = {
  en: {
    // Left: houses and tracks
    'left.income-crowns_one': '+{{count}} from crowns',
    'left.income-crowns_other': '+{{count}} from crowns',
    'left.income_one': '+{{count}} from crowns and ports',
    'left.income_other': '+{{count}} from crowns and ports',
    'left.pool': 'Left to muster:',
    'left.singles': 'Single-use orders left:',
    'left.hand': 'In hand',
    'left.discards': 'Discards',
  },

  it: {
    // A sinistra: Case e tracce
    'left.income-crowns_one': '+{{count}} da corone',
    'left.income-crowns_other': '+{{count}} da corone',
    'left.income_one': '+{{count}} da corone e porti',
    'left.income_other': '+{{count}} da corone e porti',
    'left.pool': 'Ancora disponibili:',
    'left.singles': 'Ordini ad uso singolo rimasti:',
    'left.hand': 'In mano',
    'left.discards': 'Usate',
  },
};
