import type { Catalogue } from '@corvo/core';

/** The game itself, and what this edition alone has or calls otherwise than the other. */
export const pieces: Catalogue = {
  en: {
    title: 'The Iron Throne, second edition',
    tagline:
      '10 rounds of secret orders, ports and siege engines, with the wildlings at the Wall: hold 7 castles and strongholds.',

    'house.martell': 'Martell',
    'house.martell.full': 'House Martell',

    'track.fiefdoms': 'Fiefdoms',

    'token.valyrian-steel-blade': 'Valyrian Steel Blade',
    'token.messenger-raven.text':
      'Once per round, after the orders are revealed, its holder may replace one of their own orders with an unused one, or look at the top wildling card and bury it or leave it on top.',
    'token.garrison': 'Garrison',

    'unit.siege-engine': 'Siege Engine',
    'unit.siege-engine.noun': 'in the',
    'unit.siege-engine_one': 'Siege Engine',
    'unit.siege-engine_other': 'Siege Engines',

    'order.march-zero': 'March +0',
    'order.defense-one': 'Defense +1',
    'order.defense-one.text': 'If this area is attacked, its defender gets +1.',
    'order.defense-two': 'Defense +2',
    'order.defense-two.text': 'If this area is attacked, its defender gets +2. Special order ★.',
    'order.raid.text':
      'Removes 1 enemy Raid, Support or Consolidate Power order in an adjacent area. From land it reaches land only, from a port only its sea.',
    'order.raid-star.text':
      'Removes 1 enemy Raid, Support, Consolidate Power or Defense order in an adjacent area. From land it reaches land only, from a port only its sea. Special order ★.',
    'order.consolidate': 'Consolidate Power',
    'order.consolidate.text':
      'Gives 1 Power token, and 1 more for each crown of this area. In a port 1, if no enemy Ship is in the sea outside; at sea nothing.',
    'order.consolidate-star': 'Consolidate Power ★',
    'order.consolidate-star.text':
      'As Consolidate Power, or instead a mustering in this area if it has a castle or stronghold. Special order ★.',
  },

  it: {
    title: 'Il Trono di Spade, seconda edizione',
    tagline:
      '10 turni di ordini segreti, porti e macchine d’assedio, con i Bruti alla Barriera: controlla 7 castelli e fortezze.',

    'house.martell': 'Martell',
    'house.martell.full': 'Casa Martell',

    'track.fiefdoms': 'Feudi',

    'token.valyrian-steel-blade': 'Spada di Valyria',
    'token.messenger-raven.text':
      'Una volta per turno, a ordini scoperti, chi lo tiene può sostituire un suo ordine con uno non usato, oppure guardare la prima carta dei Bruti e metterla in fondo o lasciarla lì.',
    'token.garrison': 'Guarnigione',

    'unit.siege-engine': 'Macchina d’assedio',
    'unit.siege-engine.noun': 'a la',
    'unit.siege-engine_one': 'Macchina d’assedio',
    'unit.siege-engine_other': 'Macchine d’assedio',

    'order.march-zero': 'Marcia +0',
    'order.defense-one': 'Difesa +1',
    'order.defense-one.text': 'Se quest’area è attaccata, chi la difende ha +1.',
    'order.defense-two': 'Difesa +2',
    'order.defense-two.text': 'Se quest’area è attaccata, chi la difende ha +2. Ordine speciale ★.',
    'order.raid.text':
      'Toglie 1 ordine nemico di Incursione, Supporto o Consolidamento da un’area adiacente. Da terra raggiunge solo terra, da un porto solo il suo mare.',
    'order.raid-star.text':
      'Toglie 1 ordine nemico di Incursione, Supporto, Consolidamento o Difesa da un’area adiacente. Da terra raggiunge solo terra, da un porto solo il suo mare. Ordine speciale ★.',
    'order.consolidate': 'Consolidamento',
    'order.consolidate.text':
      'Dà 1 segnalino Potere, e 1 in più per ogni corona di quest’area. In un porto 1, se nel mare davanti non ci sono Navi nemiche; in mare nulla.',
    'order.consolidate-star': 'Consolidamento ★',
    'order.consolidate-star.text':
      'Come un Consolidamento, oppure un reclutamento in quest’area, se ha un castello o una fortezza. Ordine speciale ★.',
  },
};
