import type { Catalogue } from '@corvo/core';

/** The areas that this edition alone has: land and seas. */
export const areas: Catalogue = {
  en: {
    'area.princes-pass': 'Prince’s Pass',
    'area.salt-shore': 'Salt Shore',
    'area.the-boneway': 'The Boneway',
    'area.three-towers': 'Three Towers',

    'area.east-summer-sea': 'East Summer Sea',
    'area.west-summer-sea': 'West Summer Sea',
  },

  it: {
    'area.princes-pass': 'Passo del Principe',
    'area.salt-shore': 'Riva Salata',
    'area.the-boneway': 'Via delle Ossa',
    'area.three-towers': 'Tre Torri',

    'area.east-summer-sea': 'Mare dell’Estate Orientale',
    'area.west-summer-sea': 'Mare dell’Estate Occidentale',
  },
};
