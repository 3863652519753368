import type { Catalogue } from '@corvo/core';

/** What orders and tokens of the second edition do otherwise in the north, with Houses at the table or not. */
export const otherwise: Catalogue = {
  en: {
    'order.consolidate.text':
      'Gives 1 Power token, and 1 more for each crown of this area. The Others may instead spend 1 muster point here. With Houses at the table: a port gives 1, if no enemy Ship is in the sea outside; the sea gives nothing.',
    'order.consolidate-star.text':
      'As Consolidate Power. Instead the Others may spend 2 muster points here, and a House may muster here if the area has a castle or stronghold. Special order ★.',
    'token.messenger-raven.text':
      'Once per round, after the orders are revealed, its holder may replace one of their own orders with an unused one. With Houses at the table it may instead look at the top wildling card and bury it or leave it on top; once the Raven of Westeros has done so, that of the north cannot.',
  },

  it: {
    'order.consolidate.text':
      'Dà 1 segnalino Potere, e 1 in più per ogni corona di quest’area. Gli Estranei possono invece spendere qui 1 punto reclutamento. Se ci sono le Case: un porto dà 1, se nel mare davanti non ci sono Navi nemiche; il mare non dà nulla.',
    'order.consolidate-star.text':
      'Come un Consolidamento. Gli Estranei possono invece spendere qui 2 punti reclutamento, e una Casa può reclutare qui, se l’area ha un castello o una fortezza. Ordine speciale ★.',
    'token.messenger-raven.text':
      'Una volta per turno, a ordini scoperti, chi lo tiene può sostituire un suo ordine con uno non usato. Se ci sono le Case può invece guardare la prima carta dei Bruti e metterla in fondo o lasciarla lì; se lo ha già fatto il Corvo di Westeros, quello del nord non può.',
  },
};
