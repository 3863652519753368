import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'effect.siege-engines-storm-walls': 'Siege engines against a fortification',
  },
  it: {
    'effect.siege-engines-storm-walls': 'Macchine d’assedio contro una fortificazione',
  },
};
