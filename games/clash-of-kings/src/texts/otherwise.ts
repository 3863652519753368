import type { Catalogue } from '@corvo/core';

// What the first edition says otherwise than is true with ports, fortifications, siege engines or single-use orders.
// Each sentence holds at tables without them as well.

/** On the orders and on Westeros cards that can lie open from the beginning. */
export const firstOtherwise: Catalogue = {
  en: {
    'order.raid.text':
      'Removes the enemy Raid, Support or Consolidate Power order of 1 adjacent area, and a single-use order of such a kind there as well. From land it cannot reach the sea.',
    'order.raid-star.text':
      'Removes the enemy Raid, Support or Consolidate Power orders of up to 2 adjacent areas, and single-use orders of such kinds there as well. From land it cannot reach the sea. Special order ★.',
    'order.consolidate.text':
      'Gives 1 Power token, and 1 more for each crown of this area, or, where fortifications are played, builds one here. A port gives 1, if no enemy Ship is in the sea outside. Never at sea.',
    'order.consolidate-star.text':
      'Gives 1 Power token, and 1 more for each crown of this area, or, where fortifications are played, builds one here. A port gives 1, if no enemy Ship is in the sea outside. Never at sea. Special order ★.',
    'westeros.game-of-thrones.text':
      'In order of play each House takes 1 Power token for each crown in the areas it controls, and 1 for each port with a Ship of its own and no enemy Ship in the sea outside.',
    'problem.consolidate-on-land-only':
      'You cannot place $t(order.{{order}}) $t(area.{{area}}, in): only on land and in ports.',
  },
  it: {
    'order.raid.text':
      'Toglie l’ordine nemico di Incursione, Supporto o Consolidamento Potere di 1 area adiacente, e anche un ordine ad uso singolo di questi tipi che sia lì. Da terra non raggiunge il mare.',
    'order.raid-star.text':
      'Toglie gli ordini nemici di Incursione, Supporto o Consolidamento Potere da al massimo 2 aree adiacenti, e anche gli ordini ad uso singolo di questi tipi che siano lì. Da terra non raggiunge il mare. Ordine speciale ★.',
    'order.consolidate.text':
      'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area, oppure, con le fortificazioni in gioco, ne costruisce una qui. Un porto dà 1, se nel mare davanti non ci sono Navi nemiche. Mai in mare.',
    'order.consolidate-star.text':
      'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area, oppure, con le fortificazioni in gioco, ne costruisce una qui. Un porto dà 1, se nel mare davanti non ci sono Navi nemiche. Mai in mare. Ordine speciale ★.',
    'westeros.game-of-thrones.text':
      'In ordine di gioco ogni Casa prende 1 gettone Potere per ogni corona nelle aree che controlla, e 1 per ogni porto con una sua Nave, se nel mare davanti non ci sono Navi nemiche.',
    'problem.consolidate-on-land-only':
      'Non puoi piazzare l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in): solo in aree di terra e nei porti.',
  },
};

/** After the first orders. */
export const laterOtherwise: Catalogue = {
  en: {
    'explain.unit-storms': 'Against Cities, Strongholds and fortifications: {{storms}}.',
    'problem.no-token-at-sea': 'You cannot leave $t(term.power-token, a) $t(area.{{area}}, in): only on land.',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) cannot go $t(area.{{area}}, to): Ships stay at sea and in ports, the others on land.',
  },
  it: {
    'explain.unit-storms': 'Contro Città, Roccaforti e fortificazioni: {{storms}}.',
    'problem.no-token-at-sea': 'Non puoi lasciare $t(term.power-token, a) $t(area.{{area}}, in): solo a terra.',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) non può andare $t(area.{{area}}, to): le Navi stanno in mare e nei porti, le altre unità a terra.',
  },
};
