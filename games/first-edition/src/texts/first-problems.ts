import type { Catalogue } from '@corvo/core';

/** Which orders only this edition refuses. */
export const firstProblems: Catalogue = {
  en: {
    'problem.consolidate-on-land-only': 'You cannot place $t(order.{{order}}) $t(area.{{area}}, in): land areas only.',
    'problem.no-support-on-islands':
      'You cannot place $t(order.{{order}}) $t(area.{{area}}, in): an island has no land next to it to support, and land units never support at sea.',
  },

  it: {
    'problem.consolidate-on-land-only':
      'Non puoi piazzare l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in): solo in aree di terra.',
    'problem.no-support-on-islands':
      'Non puoi piazzare l’ordine $t(order.{{order}}, of) $t(area.{{area}}, in): un’isola non ha aree di terra vicine da supportare, e le unità di terra non supportano mai una battaglia in mare.',
  },
};
