import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'effect.siege-engines-storm-walls': 'Siege engines storm the fortification',
  },
  it: {
    'effect.siege-engines-storm-walls': 'Le macchine d’assedio assaltano la fortificazione',
  },
};
