import type { Catalogue } from '@corvo/core';

/** The table drawn for a terminal, and `figure.*`: by what houses are ranked. */
export const drawing: Catalogue = {
  en: {
    'draw.round': 'Round {{round}} of {{rounds}}',
    'draw.before': 'Before round 1',
    'draw.legend-castles':
      '$t(term.stronghold-sign): $t(term.stronghold_one) (2 $t(term.muster-points)); $t(term.castle-sign): $t(term.castle_one) (1); both count for victory',
    'draw.legend': 'b: barrel; c: crown; [ ]: order',
    'draw.legend-sea': '~: sea',
    'draw.legend-port': '≈: port',
    'draw.routed': 'routed',
    'draw.token': '$t(term.power-token_one)',
    'draw.force': 'neutral force {{force}}',
    'draw.garrison': 'garrison {{strength}}',
    'draw.closed': 'closed',
    'draw.wildlings': 'Wildlings: {{strength}}',
    'draw.house': '$t(term.castles) {{castles}}, Power {{power}}, $t(term.supply) {{supply}}, {{armies}}',
    'draw.house-lands': 'areas {{lands}}, Power {{power}}, $t(term.supply) {{supply}}, {{armies}}',
    'draw.armies': 'armies of {{armies}}',
    'draw.no-armies': 'no armies',
    'draw.hand': '$t(house.{{house}}, owner) hand$t(house.{{house}}, owned): {{hand}}',
    'draw.battle':
      'Battle $t(area.{{area}}, in): $t(house.{{attacker}}) {{attack}}, $t(house.{{defender}}) {{defence}}',

    'figure.castles': '$t(term.castles)',
    'figure.strongholds': '$t(term.stronghold)',
    'figure.lands': 'land areas',
    'figure.supply': '$t(term.supply)',
    'figure.power': 'Power',
    'figure.throne': 'place $t(track.throne, in) track',
  },

  it: {
    'draw.round': 'Turno {{round}} di {{rounds}}',
    'draw.before': 'Prima del turno 1',
    'draw.legend-castles':
      '$t(term.stronghold-sign): $t(term.stronghold_one) (2 $t(term.muster-points)); $t(term.castle-sign): $t(term.castle_one) (1); contano entrambi per la vittoria',
    'draw.legend': 'b: barile; c: corona; [ ]: ordine',
    'draw.legend-sea': '~: mare',
    'draw.legend-port': '≈: porto',
    'draw.routed': 'in rotta',
    'draw.token': '$t(term.power-token_one)',
    'draw.force': 'forza neutrale {{force}}',
    'draw.garrison': 'guarnigione {{strength}}',
    'draw.closed': 'area chiusa',
    'draw.wildlings': 'Bruti: {{strength}}',
    'draw.house': '$t(term.castles) {{castles}}, Potere {{power}}, $t(term.supply) {{supply}}, {{armies}}',
    'draw.house-lands': 'aree {{lands}}, Potere {{power}}, $t(term.supply) {{supply}}, {{armies}}',
    'draw.armies': 'eserciti da {{armies}}',
    'draw.no-armies': 'nessun esercito',
    'draw.hand': 'Mano $t(house.{{house}}, of): {{hand}}',
    'draw.battle':
      'Battaglia $t(area.{{area}}, in): $t(house.{{attacker}}) {{attack}}, $t(house.{{defender}}) {{defence}}',

    'figure.castles': '$t(term.castles)',
    'figure.strongholds': '$t(term.stronghold)',
    'figure.lands': 'aree di terra',
    'figure.supply': '$t(term.supply)',
    'figure.power': 'Potere',
    'figure.throne': 'posto $t(track.throne, in)',
  },
};
