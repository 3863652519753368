import type { Catalogue } from '@corvo/core';

/** What only this edition tells or refuses; the rest comes from the kernel. */
export const events: Catalogue = {
  en: {
    'event.text-cancelled': '$t(card.{{card}}) of $t(house.{{house}}): the text is cancelled',
    'problem.consolidate-on-land-only':
      '$t(order.{{order}}) goes on land areas only, and $t(area.{{area}}, the) is a sea area.',
    'problem.no-support-on-islands':
      '$t(order.{{order}}) cannot lie in $t(area.{{area}}): an island has no land neighbour to support, and land units never support a battle at sea.',
  },

  it: {
    'event.text-cancelled': '$t(card.{{card}}) di $t(house.{{house}}): il testo è annullato',
    'problem.consolidate-on-land-only':
      '$t(order.{{order}}) va solo su aree di terra, e $t(area.{{area}}, the) è un’area di mare.',
    'problem.no-support-on-islands':
      '$t(order.{{order}}) non può stare qui: $t(area.{{area}}) è un’isola senza aree di terra vicine da supportare, e le unità di terra non supportano mai una battaglia in mare.',
  },
};
