import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'effect.siege-engines-storm-walls': 'against the fortification',
  },
  it: {
    'effect.siege-engines-storm-walls': 'contro la fortificazione',
  },
};
