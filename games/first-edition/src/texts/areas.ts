import type { Catalogue } from '@corvo/core';
import { places } from '@corvo/westeros';

/** The areas that this edition alone has. */
export const areas: Catalogue = {
  en: {
    ...places({
      'summer-sea': ['Summer Sea', 'in the'],
    }),
  },

  it: {
    ...places({
      'summer-sea': ['Mare dell’Estate', 'in il'],
    }),
  },
};
