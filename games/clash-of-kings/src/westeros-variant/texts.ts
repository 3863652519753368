import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'event.westeros-card-opened': 'Deck $t(deck.{{deck}}), soon to come: $t(westeros.{{card}})',
  },
  it: {
    'event.westeros-card-opened': 'Mazzo $t(deck.{{deck}}), in arrivo: $t(westeros.{{card}})',
  },
};
