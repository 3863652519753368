import type { Catalogue } from '@corvo/core';

/**
 * What the first edition says too shortly for a table of this game: true with its options and without them, since a
 * sentence does not know by which of them a table plays.
 */
export const otherwise: Catalogue = {
  en: {
    'order.raid.text':
      'Removes the Raid, Support and Consolidate Power orders of an enemy in 1 adjacent area, single-use ones with such an icon included. From land it cannot reach the sea.',
    'order.raid-star.text':
      'Removes the Raid, Support and Consolidate Power orders of enemies in up to 2 adjacent areas, single-use ones with such an icon included. From land it cannot reach the sea. Special order ★.',
    'order.consolidate.text':
      'Gives 1 Power token, and 1 more for each crown of this area; with fortifications in the game it may build one here instead. A port gives 1, if no enemy Ship is in the sea outside. Never at sea.',
    'order.consolidate-star.text':
      'Gives 1 Power token, and 1 more for each crown of this area; with fortifications in the game it may build one here instead. A port gives 1, if no enemy Ship is in the sea outside. Never at sea. Special order ★.',
    'westeros.game-of-thrones.text':
      'In order of play each House takes 1 Power token for each crown in the areas it controls, and 1 for each of its ports with a Ship of its own and no enemy Ship in the sea outside.',
    'problem.consolidate-on-land-only': 'You cannot place $t(order.{{order}}) $t(area.{{area}}, in): never at sea.',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) cannot go $t(area.{{area}}, to): Ships stay at sea and in ports, the others on land.',
    'explain.unit-storms': 'Against $t(term.castles_other), and fortifications: {{storms}}.',
  },

  it: {
    'order.raid.text':
      'Toglie gli ordini di Incursione, Supporto e Consolidamento Potere di un nemico da 1 area adiacente, anche ad uso singolo con una di queste icone. Da terra non raggiunge il mare.',
    'order.raid-star.text':
      'Toglie gli ordini nemici di Incursione, Supporto e Consolidamento Potere da 2 aree adiacenti al massimo, anche ad uso singolo con una di queste icone. Da terra non raggiunge il mare. Ordine speciale ★.',
    'order.consolidate.text':
      'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area; se si gioca con le fortificazioni può invece costruirne una qui. Un porto dà 1, se nel mare davanti non ci sono Navi nemiche. Mai in mare.',
    'order.consolidate-star.text':
      'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area; se si gioca con le fortificazioni può invece costruirne una qui. Un porto dà 1, se nel mare davanti non ci sono Navi nemiche. Mai in mare. Ordine speciale ★.',
    'westeros.game-of-thrones.text':
      'In ordine di gioco ogni Casa prende 1 gettone Potere per ogni corona nelle aree che controlla, e 1 per ogni suo porto con una sua Nave e senza Navi nemiche nel mare davanti.',
    'problem.consolidate-on-land-only':
      'Non puoi piazzare l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in): mai in mare.',
    'problem.wrong-element':
      '$t(unit.{{kind}}, a) non può andare $t(area.{{area}}, to): le Navi stanno in mare e nei porti, le altre unità a terra.',
    'explain.unit-storms': 'Contro $t(term.castles_other), e fortificazioni: {{storms}}.',
  },
};
