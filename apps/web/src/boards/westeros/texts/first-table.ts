import type { Catalogue } from '@corvo/core';

/** What the Westeros games bring to the texts of the table page: its panels, the kinds of the log, the graphs. */
export const firstTableTexts: Catalogue = {
  en: {
    'drop-orders': 'Clear orders',
    'panel-houses': 'Houses',
    'panel-map': 'Map',
    'panel-battle': 'Battle',
    'log-orders': 'Orders',
    'log-battles': 'Battles',
    'log-realm': 'Westeros',
    'log-power': 'Power',
    'round-link': 'Round {{round}}: what happened',
    'graph-castles_one': '$t(term.castles_one)',
    'graph-castles_other': '$t(term.castles_other)',
    'graph-lands_one': 'area controlled',
    'graph-lands_other': 'areas controlled',
    'graph-power': 'Power',
  },
  it: {
    'drop-orders': 'Togli gli ordini',
    'panel-houses': 'Case',
    'panel-map': 'Mappa',
    'panel-battle': 'Battaglia',
    'log-orders': 'Ordini',
    'log-battles': 'Battaglie',
    'log-realm': 'Westeros',
    'log-power': 'Potere',
    'round-link': 'Turno {{round}}: che cosa è successo',
    'graph-castles_one': '$t(term.castles_one)',
    'graph-castles_other': '$t(term.castles_other)',
    'graph-lands_one': 'area controllata',
    'graph-lands_other': 'aree controllate',
    'graph-power': 'Potere',
  },
};
