import type { Catalogue } from '@corvo/core';

/** The table drawn for a terminal, and `figure.*`: by what houses are ranked. */
export const drawing: Catalogue = {
  en: {
    'draw.round': 'Round {{round}} of {{rounds}}',
    'draw.legend': 'S: 2 muster points, C: 1 (both count for victory); b: supply barrel; c: crown; ~: sea; [ ]: order',
    'draw.legend-port': '≈: port',
    'draw.routed': 'routed',
    'draw.token': 'Power token',
    'draw.force': 'neutral force {{force}}',
    'draw.garrison': 'garrison {{strength}}',
    'draw.closed': 'closed',
    'draw.wildlings': 'Wildlings: {{strength}}',
    'draw.house': 'castles {{castles}}, Power {{power}}, supply {{supply}}, armies {{armies}}',
    'draw.hand': 'Hand of $t(house.{{house}}): {{hand}}',
    'draw.battle':
      'Battle in $t(area.{{area}}): $t(house.{{attacker}}) {{attack}} against $t(house.{{defender}}) {{defence}}',

    'figure.castles': 'castles',
    'figure.strongholds': 'strongholds',
    'figure.lands': 'land areas',
    'figure.supply': 'supply',
    'figure.power': 'Power',
    'figure.throne': 'place on the $t(track.throne) track',
  },

  it: {
    'draw.round': 'Turno {{round}} di {{rounds}}',
    'draw.legend':
      'S: 2 punti arruolamento, C: 1 (entrambi contano per la vittoria); b: barile; c: corona; ~: mare; [ ]: ordine',
    'draw.legend-port': '≈: porto',
    'draw.routed': 'in rotta',
    'draw.token': 'gettone Potere',
    'draw.force': 'forza neutrale {{force}}',
    'draw.garrison': 'guarnigione {{strength}}',
    'draw.closed': 'area chiusa',
    'draw.wildlings': 'Bruti: {{strength}}',
    'draw.house': 'castelli {{castles}}, Potere {{power}}, Rifornimenti {{supply}}, eserciti {{armies}}',
    'draw.hand': 'Mano di $t(house.{{house}}): {{hand}}',
    'draw.battle':
      'Battaglia ($t(area.{{area}})): $t(house.{{attacker}}) {{attack}} contro $t(house.{{defender}}) {{defence}}',

    'figure.castles': 'castelli',
    'figure.strongholds': 'fortezze',
    'figure.lands': 'aree di terra',
    'figure.supply': 'Rifornimenti',
    'figure.power': 'Potere',
    'figure.throne': 'posto sulla traccia $t(track.throne)',
  },
};
