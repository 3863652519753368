import type { Catalogue } from '@corvo/core';

/** Small numbers as people say them: *two Footmen*; larger ones are figures. What is counted in any edition, and what stands between things in a list. */
export const numbers: Catalogue = {
  en: {
    'number.0': 'no',
    'number.2': 'two',
    'number.3': 'three',
    'number.4': 'four',
    'number.5': 'five',
    'number.6': 'six',

    'thing.unit_one': 'unit',
    'thing.unit_other': 'units',
    'thing.special-order_one': 'special order',
    'thing.special-order_other': 'special orders',

    'list.and': ' and ',
  },

  it: {
    'number.0': '0', // *nessun* would have to agree
    'number.2': 'due',
    'number.3': 'tre',
    'number.4': 'quattro',
    'number.5': 'cinque',
    'number.6': 'sei',

    'thing.unit_one': 'unità',
    'thing.unit_other': 'unità',
    'thing.special-order_one': 'ordine speciale',
    'thing.special-order_other': 'ordini speciali',

    'list.and': ' e ',
  },
};
