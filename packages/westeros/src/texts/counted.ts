import type { Catalogue } from '@corvo/core';

/** What is counted, and what stands between things in a list, when more is told than the first orders. */
export const counted: Catalogue = {
  en: {
    'thing.barrel_one': 'barrel',
    'thing.barrel_other': 'barrels',
    'thing.crown_one': 'crown',
    'thing.crown_other': 'crowns',
    'list.the-order': 'the ',
    'list.promoted-to': ' upgraded to ',
    'list.upgrade': 'upgrade ',
    'list.to': ' to ',
    'list.then': ', then ',
  },

  it: {
    'thing.barrel_one': 'barile',
    'thing.barrel_other': 'barili',
    'thing.crown_one': 'corona',
    'thing.crown_other': 'corone',
    'list.the-order': 'l’ordine ',
    'list.promoted-to': ' promosso a ',
    'list.upgrade': 'promuovi ',
    'list.to': ' a ',
    'list.then': ', poi ',
  },
};
