import type { Catalogue } from '@corvo/core';

/** The areas that this edition alone has. */
export const areas: Catalogue = {
  en: {
    'area.summer-sea': 'Summer Sea',
  },

  it: {
    'area.summer-sea': 'Mare dell’Estate',
  },
};
