import type { Catalogue } from '@corvo/core';

/** Options that both editions have. */
export const options: Catalogue = {
  en: {
    'option.support.perHouse': 'Support from several areas',
    'option.support.perHouse.help': 'Whether a House may split its Support orders between the two sides.',
    'option.support.perHouse.false': 'Each order separately',
    'option.support.perHouse.true': 'One choice for the whole House',
  },

  it: {
    'option.support.perHouse': 'Supporto da più aree',
    'option.support.perHouse.help': 'Decide se una Casa può dividere i suoi ordini di Supporto fra le due parti.',
    'option.support.perHouse.false': 'Ogni ordine per sé',
    'option.support.perHouse.true': 'Una scelta per tutta la Casa',
  },
};
