import type { Catalogue } from '@corvo/core';

/** The game itself, and what this edition calls otherwise than the other. */
export const pieces: Catalogue = {
  en: {
    title: 'The Iron Throne, first edition',
    tagline: '10 rounds of secret orders, marches and bids: hold the most Cities and Strongholds.',

    'track.fiefdoms': 'Fiefdoms',

    'token.valyrian-steel-blade': 'Valyrian Steel Blade',
    'token.messenger-raven.text':
      'Once per round, after the orders are revealed, its holder may replace one of their own orders with an unused one.',

    'order.march-zero': 'March 0',
    'order.defense-plus-one': 'Defense +1',
    'order.defense-plus-one.text': 'If this area is attacked, its defender gets +1.',
    'order.defense-plus-two': 'Defense +2',
    'order.defense-plus-two.text': 'If this area is attacked, its defender gets +2. Special order ★.',
    'order.raid.text':
      'Removes 1 enemy Raid, Support or Consolidate Power order in an adjacent area. From land it cannot reach the sea.',
    'order.raid-star.text':
      'Removes up to 2 enemy Raid, Support or Consolidate Power orders in adjacent areas. From land it cannot reach the sea. Special order ★.',
    'order.consolidate': 'Consolidate Power',
    'order.consolidate.text': 'Gives 1 Power token, and 1 more for each crown of this area. On land only.',
    'order.consolidate-star': 'Consolidate Power ★',
    'order.consolidate-star.text':
      'Gives 1 Power token, and 1 more for each crown of this area. On land only. Special order ★.',
  },

  it: {
    title: 'Il Trono di Spade, prima edizione',
    tagline: '10 turni di ordini segreti, marce e offerte: controlla più Città e Roccaforti di tutti.',

    'track.fiefdoms': 'Privilegi Feudali',

    'token.valyrian-steel-blade': 'Spada d’Acciaio di Valyria',
    'token.messenger-raven.text':
      'Una volta per turno, dopo che gli ordini sono rivelati, chi lo ha può sostituire un suo ordine con uno non usato.',

    'order.march-zero': 'Marcia 0',
    'order.defense-plus-one': 'Difesa +1',
    'order.defense-plus-one.text': 'Se quest’area è attaccata, chi la difende ha +1.',
    'order.defense-plus-two': 'Difesa +2',
    'order.defense-plus-two.text': 'Se quest’area è attaccata, chi la difende ha +2. Ordine speciale ★.',
    'order.raid.text':
      'Toglie 1 ordine nemico di Incursione, Supporto o Consolidamento Potere da un’area adiacente. Da terra non raggiunge il mare.',
    'order.raid-star.text':
      'Toglie fino a 2 ordini nemici di Incursione, Supporto o Consolidamento Potere da aree adiacenti. Da terra non raggiunge il mare. Ordine speciale ★.',
    'order.consolidate': 'Consolidamento Potere',
    'order.consolidate.text': 'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area. Solo su terra.',
    'order.consolidate-star': 'Consolidamento Potere ★',
    'order.consolidate-star.text':
      'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area. Solo su terra. Ordine speciale ★.',
  },
};
