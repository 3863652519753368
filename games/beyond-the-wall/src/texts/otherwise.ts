import type { Catalogue } from '@corvo/core';

/** What orders and tokens of the second edition do otherwise in the north; `.joined` is with Houses at the table. */
export const otherwise: Catalogue = {
  en: {
    'order.consolidate.text':
      'Gives 1 Power token, and 1 more for each crown of this area. The Others may instead spend 1 muster point here.',
    'order.consolidate.text.joined':
      'Gives 1 Power token, and 1 more for each crown of this area. The Others may instead spend 1 muster point here. A port gives 1, if no enemy Ship is in the sea outside; the sea gives nothing.',
    'order.consolidate-star.text':
      'As Consolidate Power, but the Others may instead spend 2 muster points here. Special order ★.',
    'order.consolidate-star.text.joined':
      'As Consolidate Power, but the Others may instead spend 2 muster points here, and a House may instead muster here if the area has a castle or stronghold. Special order ★.',
    'order.support.text':
      'Adds the whole strength of this area to one side of each adjacent battle you choose to help in. Catapults support only where the Watch defends.',
    'token.messenger-raven.text':
      'Once per round, after the orders are revealed, its holder may replace one of their own orders with an unused one.',
    'token.messenger-raven.text.joined':
      'Once per round, after the orders are revealed, its holder may replace one of their own orders with an unused one, or look at the top wildling card and bury it or leave it on top; once the Raven of Westeros has looked, that of the north cannot.',
  },

  it: {
    'order.consolidate.text':
      'Dà 1 segnalino Potere, e 1 in più per ogni corona di quest’area. Gli Estranei possono invece spendere qui 1 punto reclutamento.',
    'order.consolidate.text.joined':
      'Dà 1 segnalino Potere, e 1 in più per ogni corona di quest’area. Gli Estranei possono invece spendere qui 1 punto reclutamento. Un porto dà 1, se nel mare davanti non ci sono Navi nemiche; il mare non dà nulla.',
    'order.consolidate-star.text':
      'Come un Consolidamento, ma gli Estranei possono invece spendere qui 2 punti reclutamento. Ordine speciale ★.',
    'order.consolidate-star.text.joined':
      'Come un Consolidamento, ma gli Estranei possono invece spendere qui 2 punti reclutamento, e una Casa può invece reclutare qui, se l’area ha un castello o una fortezza. Ordine speciale ★.',
    'order.support.text':
      'Aggiunge tutta la forza di quest’area a una delle parti, in ogni battaglia adiacente in cui vuoi aiutare. Le Catapulte supportano solo dove difendono i Guardiani.',
    'token.messenger-raven.text':
      'Una volta per turno, a ordini scoperti, chi lo tiene può sostituire un suo ordine con uno non usato.',
    'token.messenger-raven.text.joined':
      'Una volta per turno, a ordini scoperti, chi lo tiene può sostituire un suo ordine con uno non usato, oppure guardare la prima carta dei Bruti e metterla in fondo o lasciarla lì; se l’ha già guardata il Corvo di Westeros, quello del nord non può.',
  },
};
