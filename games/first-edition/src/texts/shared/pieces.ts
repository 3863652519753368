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

/** What both editions call the same: houses, tracks, tokens, units and orders. `unit.KIND_one` and `_other` go with a number, `.noun` with an article. */
export const pieces: Catalogue = {
  en: {
    ...NAMES,
    'house.stark.full': 'House Stark',
    'house.greyjoy.full': 'House Greyjoy',
    'house.lannister.full': 'House Lannister',
    'house.baratheon.full': 'House Baratheon',
    'house.tyrell.full': 'House Tyrell',

    'track.throne': 'Iron Throne',
    'track.throne.noun': 'on the',
    'track.court.noun': 'on the',
    'track.fiefdoms.noun': 'on the',
    'marker.throne.noun': 'on the',
    'marker.fiefdoms.noun': 'on the',
    'marker.court.noun': 'on the',
    'track.court': 'King’s Court',

    'token.iron-throne': 'Iron Throne',
    'token.iron-throne.text': 'Its holder decides every tie, except in battle.',
    'token.valyrian-steel-blade.text': 'Once per round its holder may add 1 in a battle of their own.',
    'token.messenger-raven': 'Messenger Raven',
    'token.neutral-force': 'Neutral force',
    'token.wildlings': 'Wildling marker',

    'unit.footman': 'Footman',
    'unit.footman.noun': 'in the',
    'unit.footman_one': 'Footman',
    'unit.footman_other': 'Footmen',
    'unit.knight': 'Knight',
    'unit.knight.noun': 'in the',
    'unit.knight_one': 'Knight',
    'unit.knight_other': 'Knights',
    'unit.ship': 'Ship',
    'unit.ship.noun': 'in the',
    'unit.ship_one': 'Ship',
    'unit.ship_other': 'Ships',

    'order.march-minus-one': 'March −1',
    'order.march-minus-one.text': 'Units of this area may move; if they attack, −1.',
    'order.march-zero.text': 'Units of this area may move; if they attack, no bonus.',
    'order.march-plus-one': 'March +1',
    'order.march-plus-one.text': 'Units of this area may move; if they attack, +1. Special order ★.',
    'order.support': 'Support',
    'order.support.text':
      'Adds the whole strength of this area to one side of each adjacent battle you choose to help in.',
    'order.support-plus-one': 'Support +1',
    'order.support-plus-one.text':
      'Adds the whole strength of this area, and 1 more, to one side of each adjacent battle you choose to help in. Special order ★.',
    'order.raid': 'Raid',
    'order.raid-star': 'Raid ★',
  },

  it: {
    ...NAMES,
    'house.stark.full': 'Casa Stark',
    'house.greyjoy.full': 'Casa Greyjoy',
    'house.lannister.full': 'Casa Lannister',
    'house.baratheon.full': 'Casa Baratheon',
    'house.tyrell.full': 'Casa Tyrell',

    'track.throne': 'Trono di Spade',
    'track.throne.noun': 'su il',
    'track.court.noun': 'a la',
    'track.fiefdoms.noun': 'in i',
    'marker.throne.noun': 'su il',
    'marker.fiefdoms.noun': 'su la',
    'marker.court.noun': 'su il',
    'track.court': 'Corte del Re',

    'token.iron-throne': 'Trono di Spade',
    'token.iron-throne.text': 'Chi lo tiene decide ogni parità, tranne quelle in battaglia.',
    'token.valyrian-steel-blade.text': 'Una volta per turno chi la tiene può aggiungere 1 in una sua battaglia.',
    'token.messenger-raven': 'Corvo Messaggero',
    'token.neutral-force': 'Forza neutrale',
    'token.wildlings': 'Segnalino dei Bruti',

    'unit.footman': 'Fante',
    'unit.footman.noun': 'a il',
    'unit.footman_one': 'Fante',
    'unit.footman_other': 'Fanti',
    'unit.knight': 'Cavaliere',
    'unit.knight.noun': 'a il',
    'unit.knight_one': 'Cavaliere',
    'unit.knight_other': 'Cavalieri',
    'unit.ship': 'Nave',
    'unit.ship.noun': 'a la',
    'unit.ship_one': 'Nave',
    'unit.ship_other': 'Navi',

    'order.march-minus-one': 'Marcia −1',
    'order.march-minus-one.text': 'Muovi unità da quest’area; se attacchi, forza −1.',
    'order.march-zero.text': 'Muovi unità da quest’area; se attacchi, nessun bonus.',
    'order.march-plus-one': 'Marcia +1',
    'order.march-plus-one.text': 'Muovi unità da quest’area; se attacchi, forza +1. Ordine speciale ★.',
    'order.support': 'Supporto',
    'order.support.text':
      'Aggiunge tutta la forza di quest’area a una delle parti, in ogni battaglia adiacente in cui vuoi aiutare.',
    'order.support-plus-one': 'Supporto +1',
    'order.support-plus-one.text':
      'Aggiunge tutta la forza di quest’area, e 1 in più, a una delle parti, in ogni battaglia adiacente in cui vuoi aiutare. Ordine speciale ★.',
    'order.raid': 'Incursione',
    'order.raid-star': 'Incursione ★',
  },
};
