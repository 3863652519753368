import type { Catalogue } from '@corvo/core';

/** What is counted, and what stands between things in a list, when more is told than the first orders; orders that a raid removes. */
export const counted: Catalogue = {
  en: {
    'thing.barrel_one': 'barrel',
    'thing.barrel_other': 'barrels',
    'thing.crown_one': 'crown',
    'thing.crown_other': 'crowns',
    'raided.1':
      '$t(house.{{house1}}, owner) $t(order.{{order1}}, bare) order$t(house.{{house1}}, owned) $t(area.{{area1}}, in)',
    'raided.2':
      '$t(house.{{house2}}, owner) $t(order.{{order2}}, bare) order$t(house.{{house2}}, owned) $t(area.{{area2}}, in)',
    'raided.3':
      '$t(house.{{house3}}, owner) $t(order.{{order3}}, bare) order$t(house.{{house3}}, owned) $t(area.{{area3}}, in)',
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
    'raided.1': 'l’ordine $t(order.{{order1}}, of) $t(house.{{house1}}, of) $t(area.{{area1}}, in)',
    'raided.2': 'l’ordine $t(order.{{order2}}, of) $t(house.{{house2}}, of) $t(area.{{area2}}, in)',
    'raided.3': 'l’ordine $t(order.{{order3}}, of) $t(house.{{house3}}, of) $t(area.{{area3}}, in)',
    'list.promoted-to': ' promosso a ',
    'list.upgrade': 'promuovi ',
    'list.to': ' a ',
    'list.then': ', poi ',
  },
};
