import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'effect.knights-falter-at-walls': 'Knights before a fortification count 1 less',
    'choice.consolidate.walls': 'Fortify $t(area.{{area}})',
    'event.walls-built': '$t(house.{{house}}) builds a fortification in $t(area.{{area}})',
    'event.walls-lost': 'The fortification of $t(house.{{house}}) in $t(area.{{area}}) is gone',
  },
  it: {
    'effect.knights-falter-at-walls': 'I Cavalieri davanti a una fortificazione valgono 1 in meno',
    'choice.consolidate.walls': 'Fortifica ($t(area.{{area}}))',
    'event.walls-built': '$t(house.{{house}}) costruisce una fortificazione ($t(area.{{area}}))',
    'event.walls-lost': 'La fortificazione di $t(house.{{house}}) non c’è più ($t(area.{{area}}))',
  },
};

export const laterTexts: Catalogue = {
  en: {
    'draw.walls': 'fortified',
    'explain.walls-of': 'A fortification of $t(house.{{house}}) stands here.',
    'explain.walls': '{{value}}: the fortification of $t(area.{{area}})',
    'problem.no-walls-there': 'No fortification can be built in $t(area.{{area}}): land only.',
    'problem.walls-there-already': 'A fortification stands in $t(area.{{area}}) already.',
    'problem.no-walls-left': 'All fortifications stand on the map: $t(area.{{area}}) can only yield Power.',
  },
  it: {
    'draw.walls': 'fortificata',
    'explain.walls-of': 'Qui sta una fortificazione di $t(house.{{house}}).',
    'explain.walls': '{{value}}: fortificazione ($t(area.{{area}}))',
    'problem.no-walls-there': 'Qui non si può costruire una fortificazione ($t(area.{{area}})): solo sulla terraferma.',
    'problem.walls-there-already': 'C’è già una fortificazione ($t(area.{{area}})).',
    'problem.no-walls-left':
      'Tutte le fortificazioni sono sulla mappa: qui si può solo prendere Potere ($t(area.{{area}})).',
  },
};
