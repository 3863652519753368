import type { Catalogue } from '@corvo/core';

/** What the Westeros games bring to the time line of a replay. */
export const laterTableTexts: Catalogue = {
  en: {
    'turn-lead_one': '{{name}} takes the lead with $t(term.castles, {{count}})',
    'turn-lead_other': '{{name}} takes the lead with $t(term.castles, {{count}})',
    'turn-swing': '{{name}} gains $t(term.castles, {{gain}}) in one move and has {{count}}',
  },
  it: {
    'turn-lead_one': '{{name}} va in testa con $t(term.castles, {{count}})',
    'turn-lead_other': '{{name}} va in testa con $t(term.castles, {{count}})',
    'turn-swing': '{{name}} guadagna $t(term.castles, {{gain}}) in una mossa e ne ha {{count}}',
  },
};
