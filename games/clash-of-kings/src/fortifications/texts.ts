import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'effect.knights-falter-at-walls': 'against the fortification',
    'choice.consolidate.walls': 'Fortify $t(area.{{area}}, the)',
    'event.walls-built': '$t(house.{{house}}, builds|build) a fortification $t(area.{{area}}, in)',
    'event.walls-lost': '$t(house.{{house}}, loses|lose) the fortification $t(area.{{area}}, in)',
    'draw.walls': 'fortified',
    'explain.walls-of': '$t(house.{{house}}, has|have) a fortification here.',
    'explain.walls': '{{value}}: the fortification $t(area.{{area}}, in)',
    'problem.no-walls-there': 'You cannot build a fortification $t(area.{{area}}, in): land only.',
    'problem.walls-there-already': 'There is a fortification $t(area.{{area}}, in) already.',
    'problem.no-walls-left': 'All fortifications are on the map: $t(area.{{area}}, in) you can only gain Power.',
  },
  it: {
    'effect.knights-falter-at-walls': 'contro la fortificazione',
    'choice.consolidate.walls': 'Fortifica $t(area.{{area}}, the)',
    'event.walls-built': '$t(house.{{house}}, costruisce|costruiscono) una fortificazione $t(area.{{area}}, in)',
    'event.walls-lost': '$t(house.{{house}}, perde|perdono) la fortificazione $t(area.{{area}}, in)',
    'draw.walls': 'fortificata',
    'explain.walls-of': 'Qui c’è una fortificazione $t(house.{{house}}, of).',
    'explain.walls': '{{value}}: fortificazione $t(area.{{area}}, in)',
    'problem.no-walls-there': 'Non puoi costruire una fortificazione $t(area.{{area}}, in): solo a terra.',
    'problem.walls-there-already': 'C’è già una fortificazione $t(area.{{area}}, in).',
    'problem.no-walls-left':
      'Tutte le fortificazioni sono sulla mappa: $t(area.{{area}}, in) puoi solo prendere Potere.',
  },
};
