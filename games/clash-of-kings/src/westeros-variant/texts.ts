import type { Catalogue } from '@corvo/core';

/** What an open row says. */
export const texts: Catalogue = {
  en: {
    'event.westeros-card-opened': 'Deck $t(deck.{{deck}}), soon to come: $t(westeros.{{card}})',
    'draw.column': 'Deck $t(deck.{{deck}}), next: {{cards}}',
  },
  it: {
    'event.westeros-card-opened': 'Mazzo $t(deck.{{deck}}), in arrivo: $t(westeros.{{card}})',
    'draw.column': 'Mazzo $t(deck.{{deck}}), in arrivo: {{cards}}',
  },
};
