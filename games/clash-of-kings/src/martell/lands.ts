import type { Catalogue } from '@corvo/core';
import { places } from '@corvo/westeros';

/** The sixth house and its lands. */
export const lands: Catalogue = {
  en: {
    'house.martell': 'Martell',
    'house.martell.full': 'House Martell',
    ...places({
      'three-towers': ['Three Towers', 'at'],
      'princes-pass': ['Prince’s Pass', 'in the'],
      'the-boneway': ['The Boneway', 'on the'],
      'salt-shore': ['Salt Shore', 'at'],
      'west-summer-sea': ['West Summer Sea', 'in the'],
      'east-summer-sea': ['East Summer Sea', 'in the'],
    }),
  },
  it: {
    'house.martell': 'Martell',
    'house.martell.full': 'Casa Martell',
    ...places({
      'three-towers': ['Tre Torri', 'a'],
      'princes-pass': ['Passo del Principe', 'a il'],
      'the-boneway': ['Via delle Ossa', 'su la'],
      'salt-shore': ['Riva Salata', 'a'],
      'west-summer-sea': ['Mare dell’Estate Occidentale', 'in il'],
      'east-summer-sea': ['Mare dell’Estate Orientale', 'in il'],
    }),
  },
};
