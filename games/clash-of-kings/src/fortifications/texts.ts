import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: { 'effect.knights-falter-at-walls': 'Knights before a fortification count 1 less' },
  it: { 'effect.knights-falter-at-walls': 'I Cavalieri davanti a una fortificazione valgono 1 in meno' },
};
