import type { Catalogue } from '@corvo/core';

/** The areas that this edition alone has: land, seas, ports. */
export const areas: Catalogue = {
  en: {
    'area.princes-pass': 'Prince’s Pass',
    'area.salt-shore': 'Salt Shore',
    'area.the-boneway': 'The Boneway',
    'area.three-towers': 'Three Towers',

    'area.east-summer-sea': 'East Summer Sea',
    'area.west-summer-sea': 'West Summer Sea',

    'area.port-of-dragonstone': 'Port of Dragonstone',
    'area.port-of-lannisport': 'Port of Lannisport',
    'area.port-of-oldtown': 'Port of Oldtown',
    'area.port-of-pyke': 'Port of Pyke',
    'area.port-of-storms-end': 'Port of Storm’s End',
    'area.port-of-sunspear': 'Port of Sunspear',
    'area.port-of-white-harbor': 'Port of White Harbor',
    'area.port-of-winterfell': 'Port of Winterfell',
  },

  it: {
    'area.princes-pass': 'Passo del Principe',
    'area.salt-shore': 'Riva Salata',
    'area.the-boneway': 'Via delle Ossa',
    'area.three-towers': 'Tre Torri',

    'area.east-summer-sea': 'Mare dell’Estate Orientale',
    'area.west-summer-sea': 'Mare dell’Estate Occidentale',

    'area.port-of-dragonstone': 'Porto di Rocca del Drago',
    'area.port-of-lannisport': 'Porto di Lannisport',
    'area.port-of-oldtown': 'Porto di Vecchia Città',
    'area.port-of-pyke': 'Porto di Pyke',
    'area.port-of-storms-end': 'Porto di Capo Tempesta',
    'area.port-of-sunspear': 'Porto di Lancia del Sole',
    'area.port-of-white-harbor': 'Porto di Porto Bianco',
    'area.port-of-winterfell': 'Porto di Grande Inverno',
  },
};
