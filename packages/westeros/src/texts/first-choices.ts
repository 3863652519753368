import type { Catalogue } from '@corvo/core';

/** Answers that can be given first: orders, and what the holder of the raven does. See `choices.ts`. */
export const firstChoices: Catalogue = {
  en: {
    'choice.orders': 'Place $t(items.{{items}})',
    'choice.orders.none': 'Place no orders',
    'choice.raven': 'Replace the order $t(area.{{area}}, in) with $t(order.{{order}})',
    'choice.raven.none': 'Keep your orders as they are',
    'choice.raven-use.exchange': 'Replace one of your orders',
    'choice.raven-use.look': 'Look at the top wildling card',
    'choice.raven-use.nothing': 'Do nothing',
  },

  it: {
    'choice.orders': 'Piazza $t(items.{{items}})',
    'choice.orders.none': 'Non piazzare ordini',
    'choice.raven': 'Sostituisci l’ordine $t(area.{{area}}, in) con $t(order.{{order}})',
    'choice.raven.none': 'Lascia i tuoi ordini come sono',
    'choice.raven-use.exchange': 'Sostituisci uno dei tuoi ordini',
    'choice.raven-use.look': 'Guarda la prima carta dei Bruti',
    'choice.raven-use.nothing': 'Non fare nulla',
  },
};
