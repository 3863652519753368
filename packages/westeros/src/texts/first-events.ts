import type { Catalogue } from '@corvo/core';

/** What is told until the first orders lie open. See `events.ts`. */
export const firstEvents: Catalogue = {
  en: {
    'event.round-began': 'Round {{round}} begins',
    'told.in-realm': '$t(realm.{{realm}}). $t({{said}})',

    'event.orders-revealed': '$t(house.{{house}}, reveals|reveal) $t(items.{{items}})',
    'event.orders-revealed.none': '$t(house.{{house}}, places|place) no orders',
    'event.order-replaced':
      '$t(house.{{house}}, replaces|replace) $t(order.{{before}}) with $t(order.{{order}}) $t(area.{{area}}, in)',
  },

  it: {
    'event.round-began': 'Comincia il turno {{round}}',
    'told.in-realm': '$t(realm.{{realm}}). $t({{said}})',

    'event.orders-revealed': 'Ordini $t(house.{{house}}, of): $t(items.{{items}})',
    'event.orders-revealed.none': '$t(house.{{house}}, non piazza|non piazzano) ordini',
    'event.order-replaced':
      '$t(house.{{house}}, sostituisce|sostituiscono) l’ordine $t(order.{{before}}, of) con $t(order.{{order}}) $t(area.{{area}}, in)',
  },
};
