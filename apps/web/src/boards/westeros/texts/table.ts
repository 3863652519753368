import type { Catalogue } from '@corvo/core';

/** What the Westeros games bring to the texts of the table page: its panels, the kinds of the log, the graphs. */
export const tableTexts: Catalogue = {
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
    'graph-power': 'Power',
    'turn-lead_one': '{{name}} takes the lead with $t(term.castles, {{count}})',
    'turn-lead_other': '{{name}} takes the lead with $t(term.castles, {{count}})',
    'turn-swing': '{{name}} gains $t(term.castles, {{gain}}) in one move and has {{count}}',
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
    'graph-power': 'Potere',
    'turn-lead_one': '{{name}} va in testa con $t(term.castles, {{count}})',
    'turn-lead_other': '{{name}} va in testa con $t(term.castles, {{count}})',
    'turn-swing': '{{name}} guadagna $t(term.castles, {{gain}}) in una mossa e ne ha {{count}}',
  },
};
