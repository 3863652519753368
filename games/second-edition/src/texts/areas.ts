import type { Catalogue } from '@corvo/core';
import { places } from '@corvo/westeros';

/** The areas that this edition alone has: land and seas. */
export const areas: Catalogue = {
  en: {
    ...places({
      'princes-pass': ['Prince’s Pass', 'in the'],
      'salt-shore': ['Salt Shore', 'at'],
      'the-boneway': ['The Boneway', 'on the'],
      'three-towers': ['Three Towers', 'at'],
      'east-summer-sea': ['East Summer Sea', 'in the'],
      'west-summer-sea': ['West Summer Sea', 'in the'],
    }),
  },

  it: {
    ...places({
      'princes-pass': ['Passo del Principe', 'a il'],
      'salt-shore': ['Riva Salata', 'a'],
      'the-boneway': ['Via delle Ossa', 'su la'],
      'three-towers': ['Tre Torri', 'a'],
      'east-summer-sea': ['Mare dell’Estate Orientale', 'in il'],
      'west-summer-sea': ['Mare dell’Estate Occidentale', 'in il'],
    }),
  },
};
