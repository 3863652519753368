import type { Catalogue } from '@corvo/core';

/** What only this edition tells or refuses; the rest comes from the kernel. */
export const events: Catalogue = {
  en: {
    'event.text-cancelled': 'The ability $t(card.{{card}}, of) ($t(house.{{house}})) is canceled',
    'problem.consolidate-on-land-only': 'You cannot place $t(order.{{order}}) $t(area.{{area}}, in): land areas only.',
    'problem.no-support-on-islands':
      'You cannot place $t(order.{{order}}) $t(area.{{area}}, in): an island has no land next to it to support, and land units never support at sea.',
  },

  it: {
    'event.text-cancelled': 'L’abilità $t(card.{{card}}, of) ($t(house.{{house}})) è annullata',
    'problem.consolidate-on-land-only':
      'Non puoi piazzare $t(order.{{order}}) $t(area.{{area}}, in): solo in aree di terra.',
    'problem.no-support-on-islands':
      'Non puoi piazzare $t(order.{{order}}) $t(area.{{area}}, in): un’isola non ha aree di terra vicine da supportare, e le unità di terra non supportano mai una battaglia in mare.',
  },
};
