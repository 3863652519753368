import type { Catalogue } from '@corvo/core';

/** The first questions of a round. See `questions.ts`. */
export const firstQuestions: Catalogue = {
  en: {
    'ask.orders': 'Which orders do you place?',
    'ask.orders.waiting': '{{seat|is|are}} placing orders',
    'ask.raven': 'Do you replace one of your orders?',
    'ask.raven.waiting': '{{seat|is|are}} deciding whether to replace an order',
    'ask.raid': 'Which Raid do you resolve, and against what?',
    'ask.raid.waiting': '{{seat|is|are}} resolving a Raid',
    'ask.march': 'Which March do you resolve, and where to?',
    'ask.march.waiting': '{{seat|is|are}} resolving a March',
    'ask.raven-use': 'What do you do with $t(marker.court, the)?',
    'ask.raven-use.waiting': '{{seat|is|are}} deciding how to use $t(marker.court, the)',
    'ask.consolidate': 'Which Consolidate Power order do you resolve, and how?',
    'ask.consolidate.waiting': '{{seat|is|are}} resolving a Consolidate Power order',
  },

  it: {
    'ask.orders': 'Quali ordini piazzi?',
    'ask.orders.waiting': '{{seat|piazza|piazzano}} gli ordini',
    'ask.raven': 'Sostituisci uno dei tuoi ordini?',
    'ask.raven.waiting': '{{seat|decide|decidono}} se sostituire un ordine',
    'ask.raid': 'Quale Incursione risolvi, e contro che cosa?',
    'ask.raid.waiting': '{{seat|risolve|risolvono}} un’Incursione',
    'ask.march': 'Quale Marcia risolvi, e verso dove?',
    'ask.march.waiting': '{{seat|risolve|risolvono}} una Marcia',
    'ask.raven-use': 'Che cosa fai con $t(marker.court, the)?',
    'ask.raven-use.waiting': '{{seat|decide|decidono}} come usare $t(marker.court, the)',
    'ask.consolidate': 'Quale ordine di Consolidamento risolvi, e come?',
    'ask.consolidate.waiting': '{{seat|risolve|risolvono}} un ordine di Consolidamento',
  },
};
