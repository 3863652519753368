import type { Catalogue, Messages } from '@corvo/core';

/** Names that are the same in both languages. */
const NAMES: Messages = {
  'card.doran-martell-original': 'Doran Martell',
  'card.arianne-martell-original': 'Arianne Martell',
  'card.nymeria-sand-original': 'Nymeria Sand',
  'card.ellaria-sand-original': 'Ellaria Sand',
  'card.areo-hotah-original': 'Areo Hotah',
  'card.obara-sand-original': 'Obara Sand',
};

/** The seven Martell cards that go with the old sets. */
export const names: Catalogue = {
  en: {
    ...NAMES,
    'card.the-red-viper-original': 'The Red Viper',
  },

  it: {
    ...NAMES,
    'card.the-red-viper-original': 'La Vipera Rossa',
  },
};
