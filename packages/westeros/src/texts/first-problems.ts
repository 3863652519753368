import type { Catalogue } from '@corvo/core';

/** What can be refused of the orders of round 1, in which no card forbids any. See `problems.ts`. */
export const firstProblems: Catalogue = {
  en: {
    'problem.no-such-area': '“{{area}}” is not an area of this map.',

    'problem.no-unit-for-an-order': 'You have no unit $t(area.{{area}}, in): an order needs at least one.',
    'problem.two-orders-in-one-area': 'You can place only one order $t(area.{{area}}, in).',
    'problem.no-such-order': '“{{order}}” is not one of your orders: $t(items.{{items}}).',
    'problem.order-used-up': 'You cannot place {{used}} $t(order.{{order}}) orders: you have only {{copies}}.',
    'problem.too-many-stars':
      'That would be $t(thing.special-order, {{stars}}); your place $t(track.court, in) track allows $t(thing.special-order, {{most}}).',

    'problem.area-closed': '$t(area.{{area}}, the) is closed for the whole game.',
    'problem.orders-missing':
      'You have placed {{count}} of {{need}} orders: every area with your units must have one, as long as you have orders left.',
  },

  it: {
    'problem.no-such-area': '«{{area}}» non è un’area di questa mappa.',

    'problem.no-unit-for-an-order': 'Non hai unità $t(area.{{area}}, in): un ordine ne richiede almeno una.',
    'problem.two-orders-in-one-area': 'Puoi piazzare un solo ordine $t(area.{{area}}, in).',
    'problem.no-such-order': '«{{order}}» non è uno dei tuoi ordini: $t(items.{{items}}).',
    'problem.order-used-up': 'Non puoi piazzare {{used}} ordini $t(order.{{order}}, of): ne hai solo {{copies}}.',
    'problem.too-many-stars':
      'Così avresti $t(thing.special-order, {{stars}}); il tuo posto $t(track.court, in) permette $t(thing.special-order, {{most}}).',

    'problem.area-closed': 'Area chiusa per tutta la partita: $t(area.{{area}}, the).',
    'problem.orders-missing':
      'Ordini piazzati: {{count}} su {{need}}. Ogni area con tue unità ne riceve uno, finché ne hai.',
  },
};
