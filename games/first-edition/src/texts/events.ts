import type { Catalogue } from '@corvo/core';

/** What only this edition tells; the rest comes from the kernel. */
export const events: Catalogue = {
  en: {
    'event.text-cancelled': 'The ability $t(card.{{card}}, of) ($t(house.{{house}})) is canceled',
  },

  it: {
    'event.text-cancelled': 'L’abilità $t(card.{{card}}, of) ($t(house.{{house}})) è annullata',
  },
};
