import type { Catalogue, Messages } from '@corvo/core';

/** Names that are the same in both languages. */
const NAMES: Messages = {
  'house.stark': 'Stark',
  'house.greyjoy': 'Greyjoy',
  'house.lannister': 'Lannister',
  'house.baratheon': 'Baratheon',
  'house.tyrell': 'Tyrell',

  'deck.I': 'I',
  'deck.II': 'II',
  'deck.III': 'III',

  // What the kernel calls the marker of a track.
  'marker.throne': '$t(token.iron-throne)',
  'marker.fiefdoms': '$t(token.valyrian-steel-blade)',
  'marker.court': '$t(token.messenger-raven)',
};

/** The game itself, its houses, tracks, tokens, units and orders. `unit.KIND_one` and `_other` go with a number. */
export const pieces: Catalogue = {
  en: {
    ...NAMES,
    title: 'The Iron Throne, first edition',
    tagline: '10 turns of secret orders, marches and bids: hold the most Cities and Strongholds.',

    'house.stark.full': 'House Stark',
    'house.greyjoy.full': 'House Greyjoy',
    'house.lannister.full': 'House Lannister',
    'house.baratheon.full': 'House Baratheon',
    'house.tyrell.full': 'House Tyrell',

    'track.throne': 'Iron Throne',
    'track.fiefdoms': 'Fiefdoms',
    'track.court': 'King’s Court',

    'token.iron-throne': 'Iron Throne',
    'token.iron-throne.text': 'Its holder decides every tie, except in battle.',
    'token.valyrian-steel-blade': 'Valyrian Steel Blade',
    'token.valyrian-steel-blade.text': 'Once per round its holder may add 1 in a battle of their own.',
    'token.messenger-raven': 'Messenger Raven',
    'token.messenger-raven.text':
      'Once per round, when the orders are open, its holder may replace one of them with an unused one.',
    'token.power': 'Power token',
    'token.supply': 'Supply marker',
    'token.neutral-force': 'Neutral force',
    'token.wildlings': 'Wildling marker',

    'unit.footman': 'Footman',
    'unit.footman_one': 'Footman',
    'unit.footman_other': 'Footmen',
    'unit.knight': 'Knight',
    'unit.knight_one': 'Knight',
    'unit.knight_other': 'Knights',
    'unit.ship': 'Ship',
    'unit.ship_one': 'Ship',
    'unit.ship_other': 'Ships',

    'order.march-minus-one': 'March -1',
    'order.march-minus-one.text': 'Move units from this area; an attack has 1 strength less.',
    'order.march-zero': 'March 0',
    'order.march-zero.text': 'Move units from this area; an attack has no bonus.',
    'order.march-plus-one': 'March +1',
    'order.march-plus-one.text': 'Move units from this area; an attack has 1 strength more. Takes 1 star.',
    'order.defense-plus-one': 'Defense +1',
    'order.defense-plus-one.text': 'If this area is attacked, its defender has 1 strength more.',
    'order.defense-plus-two': 'Defense +2',
    'order.defense-plus-two.text': 'If this area is attacked, its defender has 2 strength more. Takes 1 star.',
    'order.support': 'Support',
    'order.support.text':
      'Adds the whole strength of this area to one side of each adjacent battle you choose to help in.',
    'order.support-plus-one': 'Support +1',
    'order.support-plus-one.text':
      'Adds the whole strength of this area, and 1 more, to one side of each adjacent battle you choose to help in. Takes 1 star.',
    'order.raid': 'Raid',
    'order.raid.text':
      'Removes 1 enemy Raid, Support or Consolidate Power order in an adjacent area. From land it cannot reach the sea.',
    'order.raid-star': 'Raid ★',
    'order.raid-star.text':
      'Removes up to 2 enemy Raid, Support or Consolidate Power orders in adjacent areas. From land it cannot reach the sea. Takes 1 star.',
    'order.consolidate': 'Consolidate Power',
    'order.consolidate.text': 'Gives 1 Power token, and 1 more for each crown of this area. On land only.',
    'order.consolidate-star': 'Consolidate Power ★',
    'order.consolidate-star.text':
      'Gives 1 Power token, and 1 more for each crown of this area. On land only. Takes 1 star.',
  },

  it: {
    ...NAMES,
    title: 'Il Trono di Spade, prima edizione',
    tagline: '10 turni di ordini segreti, marce e offerte: controlla più Città e Roccaforti di tutti.',

    'house.stark.full': 'Casa Stark',
    'house.greyjoy.full': 'Casa Greyjoy',
    'house.lannister.full': 'Casa Lannister',
    'house.baratheon.full': 'Casa Baratheon',
    'house.tyrell.full': 'Casa Tyrell',

    'track.throne': 'Trono di Spade',
    'track.fiefdoms': 'Privilegi Feudali',
    'track.court': 'Corte del Re',

    'token.iron-throne': 'Trono di Spade',
    'token.iron-throne.text': 'Chi lo tiene decide ogni parità, tranne quelle in battaglia.',
    'token.valyrian-steel-blade': 'Spada d’Acciaio di Valyria',
    'token.valyrian-steel-blade.text': 'Una volta per turno chi la tiene può aggiungere 1 in una sua battaglia.',
    'token.messenger-raven': 'Corvo Messaggero',
    'token.messenger-raven.text':
      'Una volta per turno, a ordini scoperti, chi lo tiene può sostituire un suo ordine con uno non usato.',
    'token.power': 'Gettone Potere',
    'token.supply': 'Segnalino Rifornimenti',
    'token.neutral-force': 'Forza neutrale',
    'token.wildlings': 'Segnalino dei Bruti',

    'unit.footman': 'Fante',
    'unit.footman_one': 'Fante',
    'unit.footman_other': 'Fanti',
    'unit.knight': 'Cavaliere',
    'unit.knight_one': 'Cavaliere',
    'unit.knight_other': 'Cavalieri',
    'unit.ship': 'Nave',
    'unit.ship_one': 'Nave',
    'unit.ship_other': 'Navi',

    'order.march-minus-one': 'Marcia -1',
    'order.march-minus-one.text': 'Muovi unità da quest’area; un attacco ha 1 di forza in meno.',
    'order.march-zero': 'Marcia 0',
    'order.march-zero.text': 'Muovi unità da quest’area; un attacco non ha bonus.',
    'order.march-plus-one': 'Marcia +1',
    'order.march-plus-one.text': 'Muovi unità da quest’area; un attacco ha 1 di forza in più. Richiede 1 stella.',
    'order.defense-plus-one': 'Difesa +1',
    'order.defense-plus-one.text': 'Se quest’area è attaccata, chi la difende ha 1 di forza in più.',
    'order.defense-plus-two': 'Difesa +2',
    'order.defense-plus-two.text': 'Se quest’area è attaccata, chi la difende ha 2 di forza in più. Richiede 1 stella.',
    'order.support': 'Supporto',
    'order.support.text':
      'Aggiunge tutta la forza di quest’area a una delle parti, in ogni battaglia adiacente in cui vuoi aiutare.',
    'order.support-plus-one': 'Supporto +1',
    'order.support-plus-one.text':
      'Aggiunge tutta la forza di quest’area, e 1 in più, a una delle parti, in ogni battaglia adiacente in cui vuoi aiutare. Richiede 1 stella.',
    'order.raid': 'Incursione',
    'order.raid.text':
      'Toglie 1 ordine nemico di Incursione, Supporto o Consolidamento Potere da un’area adiacente. Da terra non raggiunge il mare.',
    'order.raid-star': 'Incursione ★',
    'order.raid-star.text':
      'Toglie fino a 2 ordini nemici di Incursione, Supporto o Consolidamento Potere da aree adiacenti. Da terra non raggiunge il mare. Richiede 1 stella.',
    'order.consolidate': 'Consolidamento Potere',
    'order.consolidate.text': 'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area. Solo su terra.',
    'order.consolidate-star': 'Consolidamento Potere ★',
    'order.consolidate-star.text':
      'Dà 1 gettone Potere, e 1 in più per ogni corona di quest’area. Solo su terra. Richiede 1 stella.',
  },
};
