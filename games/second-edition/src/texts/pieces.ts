import type { Catalogue, Messages } from '@corvo/core';

/** Names that are the same in both languages. */
const NAMES: Messages = {
  'house.baratheon': 'Baratheon',
  'house.lannister': 'Lannister',
  'house.stark': 'Stark',
  'house.greyjoy': 'Greyjoy',
  'house.tyrell': 'Tyrell',
  'house.martell': 'Martell',

  'deck.I': 'I',
  'deck.II': 'II',
  'deck.III': 'III',

  // What the kernel calls the marker of a track.
  'marker.throne': '$t(token.iron-throne)',
  'marker.fiefdoms': '$t(token.valyrian-steel-blade)',
  'marker.court': '$t(token.messenger-raven)',
};

/**
 * The game itself, its houses, tracks, tokens, units and orders, and the cards of the tides. `unit.KIND_one` and
 * `_other` go with a number.
 */
export const pieces: Catalogue = {
  en: {
    ...NAMES,
    title: 'The Iron Throne, second edition',
    tagline: '10 turns of secret orders, ports and siege engines, with the wildlings at the Wall: hold 7 castles.',

    'house.baratheon.full': 'House Baratheon',
    'house.lannister.full': 'House Lannister',
    'house.stark.full': 'House Stark',
    'house.greyjoy.full': 'House Greyjoy',
    'house.tyrell.full': 'House Tyrell',
    'house.martell.full': 'House Martell',

    'track.throne': 'Iron Throne',
    'track.fiefdoms': 'Fiefdoms',
    'track.court': 'King’s Court',

    'token.iron-throne': 'Iron Throne',
    'token.iron-throne.text': 'Its holder decides every tie, except in battle.',
    'token.valyrian-steel-blade': 'Valyrian Steel Blade',
    'token.valyrian-steel-blade.text': 'Once per round its holder may add 1 in a battle of their own.',
    'token.messenger-raven': 'Messenger Raven',
    'token.messenger-raven.text':
      'Once per round, when the orders are open, its holder may replace one of them with an unused one, or look at the top wildling card and bury it or keep it there.',
    'token.power': 'Power token',
    'token.supply': 'Supply marker',
    'token.neutral-force': 'Neutral force',
    'token.garrison': 'Garrison',
    'token.wildlings': 'Wildling marker',

    'unit.footman': 'Footman',
    'unit.footman_one': 'Footman',
    'unit.footman_other': 'Footmen',
    'unit.knight': 'Knight',
    'unit.knight_one': 'Knight',
    'unit.knight_other': 'Knights',
    'unit.siege-engine': 'Siege Engine',
    'unit.siege-engine_one': 'Siege Engine',
    'unit.siege-engine_other': 'Siege Engines',
    'unit.ship': 'Ship',
    'unit.ship_one': 'Ship',
    'unit.ship_other': 'Ships',

    'order.march-minus-one': 'March -1',
    'order.march-minus-one.text': 'Move units from this area; an attack has 1 strength less.',
    'order.march-zero': 'March +0',
    'order.march-zero.text': 'Move units from this area; an attack has no bonus.',
    'order.march-plus-one': 'March +1',
    'order.march-plus-one.text': 'Move units from this area; an attack has 1 strength more. Takes 1 star.',
    'order.defense-one': 'Defense +1',
    'order.defense-one.text': 'If this area is attacked, its defender has 1 strength more.',
    'order.defense-two': 'Defense +2',
    'order.defense-two.text': 'If this area is attacked, its defender has 2 strength more. Takes 1 star.',
    'order.support': 'Support',
    'order.support.text':
      'Adds the whole strength of this area to one side of each adjacent battle you choose to help in.',
    'order.support-plus-one': 'Support +1',
    'order.support-plus-one.text':
      'Adds the whole strength of this area, and 1 more, to one side of each adjacent battle you choose to help in. Takes 1 star.',
    'order.raid': 'Raid',
    'order.raid.text':
      'Removes 1 enemy Raid, Support or Consolidate Power order in an adjacent area. From land it reaches land only, from a port only its sea.',
    'order.raid-star': 'Raid ★',
    'order.raid-star.text':
      'Removes 1 enemy Raid, Support, Consolidate Power or Defense order in an adjacent area. From land it reaches land only, from a port only its sea. Takes 1 star.',
    'order.consolidate': 'Consolidate Power',
    'order.consolidate.text':
      'Gives 1 Power token, and 1 more for each crown of this area. In a port 1, if no enemy Ship is in the sea outside; at sea nothing.',
    'order.consolidate-star': 'Consolidate Power ★',
    'order.consolidate-star.text':
      'As Consolidate Power, or instead a mustering in this area if it has a castle or stronghold. Takes 1 star.',

    'tide.zero': 'No effect',
    'tide.sword': 'Strength 1 and a sword',
    'tide.fortification': 'Strength 1 and a fortification',
    'tide.two': 'Strength 2',
    'tide.three': 'Strength 3',
    'tide.skull': 'A skull',
  },

  it: {
    ...NAMES,
    title: 'Il Trono di Spade, seconda edizione',
    tagline: '10 turni di ordini segreti, porti e macchine d’assedio, con i Bruti alla Barriera: controlla 7 castelli.',

    'house.baratheon.full': 'Casa Baratheon',
    'house.lannister.full': 'Casa Lannister',
    'house.stark.full': 'Casa Stark',
    'house.greyjoy.full': 'Casa Greyjoy',
    'house.tyrell.full': 'Casa Tyrell',
    'house.martell.full': 'Casa Martell',

    'track.throne': 'Trono di Spade',
    'track.fiefdoms': 'Feudi',
    'track.court': 'Corte del Re',

    'token.iron-throne': 'Trono di Spade',
    'token.iron-throne.text': 'Chi lo tiene decide ogni parità, tranne quelle in battaglia.',
    'token.valyrian-steel-blade': 'Spada di Valyria',
    'token.valyrian-steel-blade.text': 'Una volta per turno chi la tiene può aggiungere 1 in una sua battaglia.',
    'token.messenger-raven': 'Corvo Messaggero',
    'token.messenger-raven.text':
      'Una volta per turno, a ordini scoperti, chi lo tiene può sostituire un suo ordine con uno non usato, oppure guardare la prima carta dei Bruti e metterla in fondo o lasciarla lì.',
    'token.power': 'Gettone Potere',
    'token.supply': 'Segnalino Rifornimenti',
    'token.neutral-force': 'Forza neutrale',
    'token.garrison': 'Guarnigione',
    'token.wildlings': 'Segnalino dei Bruti',

    'unit.footman': 'Fante',
    'unit.footman_one': 'Fante',
    'unit.footman_other': 'Fanti',
    'unit.knight': 'Cavaliere',
    'unit.knight_one': 'Cavaliere',
    'unit.knight_other': 'Cavalieri',
    'unit.siege-engine': 'Macchina d’assedio',
    'unit.siege-engine_one': 'Macchina d’assedio',
    'unit.siege-engine_other': 'Macchine d’assedio',
    'unit.ship': 'Nave',
    'unit.ship_one': 'Nave',
    'unit.ship_other': 'Navi',

    'order.march-minus-one': 'Marcia -1',
    'order.march-minus-one.text': 'Muovi unità da quest’area; un attacco ha 1 di forza in meno.',
    'order.march-zero': 'Marcia +0',
    'order.march-zero.text': 'Muovi unità da quest’area; un attacco non ha bonus.',
    'order.march-plus-one': 'Marcia +1',
    'order.march-plus-one.text': 'Muovi unità da quest’area; un attacco ha 1 di forza in più. Richiede 1 stella.',
    'order.defense-one': 'Difesa +1',
    'order.defense-one.text': 'Se quest’area è attaccata, chi la difende ha 1 di forza in più.',
    'order.defense-two': 'Difesa +2',
    'order.defense-two.text': 'Se quest’area è attaccata, chi la difende ha 2 di forza in più. Richiede 1 stella.',
    'order.support': 'Supporto',
    'order.support.text':
      'Aggiunge tutta la forza di quest’area a una delle parti, in ogni battaglia adiacente in cui vuoi aiutare.',
    'order.support-plus-one': 'Supporto +1',
    'order.support-plus-one.text':
      'Aggiunge tutta la forza di quest’area, e 1 in più, a una delle parti, in ogni battaglia adiacente in cui vuoi aiutare. Richiede 1 stella.',
    'order.raid': 'Incursione',
    'order.raid.text':
      'Toglie 1 ordine nemico di Incursione, Supporto o Consolidamento da un’area adiacente. Da terra raggiunge solo terra, da un porto solo il suo mare.',
    'order.raid-star': 'Incursione ★',
    'order.raid-star.text':
      'Toglie 1 ordine nemico di Incursione, Supporto, Consolidamento o Difesa da un’area adiacente. Da terra raggiunge solo terra, da un porto solo il suo mare. Richiede 1 stella.',
    'order.consolidate': 'Consolidamento',
    'order.consolidate.text':
      'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area. In un porto 1, se nel mare davanti non ci sono Navi nemiche; in mare nulla.',
    'order.consolidate-star': 'Consolidamento ★',
    'order.consolidate-star.text':
      'Come un Consolidamento, oppure un reclutamento in quest’area, se ha un castello o una fortezza. Richiede 1 stella.',

    'tide.zero': 'Nessun effetto',
    'tide.sword': 'Forza 1 e una spada',
    'tide.fortification': 'Forza 1 e una fortificazione',
    'tide.two': 'Forza 2',
    'tide.three': 'Forza 3',
    'tide.skull': 'Un teschio',
  },
};
