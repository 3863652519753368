import type { Catalogue } from '@corvo/core';

/** `explain.*`: what a figure is made of, and what there is to know about an area, an order, a card or a house. */
export const explanations: Catalogue = {
  en: {
    'explain.attack': '$t(house.{{house}}) attacks $t(area.{{area}}) with {{strength}}, made of',
    'explain.defence': '$t(house.{{house}}) defends $t(area.{{area}}) with {{strength}}, made of',
    'explain.units': '{{value}}: $t(items.{{items}})',
    'explain.units-routed': '{{value}}: $t(items.{{items}}), of these routed: {{routed}}',
    'explain.order': '{{value}}: the order $t(order.{{order}})',
    'explain.support': '{{value}}: support of $t(house.{{house}}) from $t(area.{{area}})',
    'explain.card': '{{value}}: the card $t(card.{{card}})',
    'explain.texts': '{{value}}: the texts of cards',
    'explain.garrison': '{{value}}: the garrison of $t(area.{{area}})',
    'explain.blade': '{{value}}: $t(marker.fiefdoms)',
    'explain.changed': '$t({{item}}), because of $t(effect.{{effect}})',
    'explain.supply': '$t(house.{{house}}): supply {{supply}} allows armies of {{allowed}}.',
    'explain.supply-exceeded':
      '$t(house.{{house}}): supply {{supply}} allows armies of {{allowed}}; there are too many.',
    'explain.armies': 'Its armies (areas with 2 units or more): $t(items.{{items}}).',
    'explain.no-armies': 'It has no army: a unit alone in its area counts for nothing.',

    'explain.land': '$t(area.{{area}}), land. Muster points {{points}}, supply barrels {{barrels}}, crowns {{crowns}}.',
    'explain.sea': '$t(area.{{area}}), sea.',
    'explain.port': '$t(area.{{area}}), port.',
    'explain.closed': 'Closed with {{players}} players: nobody may enter it, for the whole game.',
    'explain.castle': 'Its castle counts for victory.',
    'explain.units-of': 'Units of $t(house.{{house}}): $t(items.{{items}}).',
    'explain.order-of': 'Order of $t(house.{{house}}): $t(order.{{order}}).',
    'explain.controlled': 'Controlled by $t(house.{{house}}).',
    'explain.force': 'Neutral force {{force}}: a march must bring at least this strength.',
    'explain.near-land': 'Adjacent on land: $t(items.{{items}}).',
    'explain.near-sea': 'Adjacent at sea: $t(items.{{items}}).',
    'explain.near-port': 'Adjacent ports: $t(items.{{items}}).',
    'explain.copies': 'Tokens a house has of it: {{copies}}.',
    'explain.house-card':
      '$t(card.{{card}}), card of $t(house.{{house}}): strength {{strength}}, swords {{swords}}, fortifications {{fortifications}}.',
    'explain.house':
      '$t(house.{{house}}): castles {{castles}} (it wins with {{most}}), available Power {{power}}, Power in reserve {{reserve}}.',
    'explain.place': '$t(track.{{track}}): place {{place}}.',
    'explain.stars': 'Orders with a star it may give: {{stars}}.',
  },

  it: {
    'explain.attack': '$t(house.{{house}}) attacca $t(area.{{area}}) con {{strength}}, così composto',
    'explain.defence': '$t(house.{{house}}) difende $t(area.{{area}}) con {{strength}}, così composto',
    'explain.units': '{{value}}: $t(items.{{items}})',
    'explain.units-routed': '{{value}}: $t(items.{{items}}), di cui in rotta: {{routed}}',
    'explain.order': '{{value}}: l’ordine $t(order.{{order}})',
    'explain.support': '{{value}}: supporto di $t(house.{{house}}) da $t(area.{{area}})',
    'explain.card': '{{value}}: la carta $t(card.{{card}})',
    'explain.texts': '{{value}}: i testi delle carte',
    'explain.garrison': '{{value}}: guarnigione ($t(area.{{area}}))',
    'explain.blade': '{{value}}: $t(marker.fiefdoms)',
    'explain.changed': '$t({{item}}), per effetto di $t(effect.{{effect}})',
    'explain.supply': '$t(house.{{house}}): con Rifornimenti {{supply}} il limite è eserciti da {{allowed}}.',
    'explain.supply-exceeded':
      '$t(house.{{house}}): con Rifornimenti {{supply}} il limite è eserciti da {{allowed}}; sono troppi.',
    'explain.armies': 'I suoi eserciti (aree con almeno 2 unità): $t(items.{{items}}).',
    'explain.no-armies': 'Non ha eserciti: un’unità sola nella sua area non conta.',

    'explain.land': '$t(area.{{area}}), terra. Punti arruolamento {{points}}, barili {{barrels}}, corone {{crowns}}.',
    'explain.sea': '$t(area.{{area}}), mare.',
    'explain.port': '$t(area.{{area}}), porto.',
    'explain.closed': 'Area chiusa in {{players}} giocatori: nessuno può entrarvi, per tutta la partita.',
    'explain.castle': 'Il suo castello conta per la vittoria.',
    'explain.units-of': 'Unità di $t(house.{{house}}): $t(items.{{items}}).',
    'explain.order-of': 'Ordine di $t(house.{{house}}): $t(order.{{order}}).',
    'explain.controlled': 'Sotto il controllo di $t(house.{{house}}).',
    'explain.force': 'Forza neutrale {{force}}: una marcia deve portare almeno questa forza.',
    'explain.near-land': 'Aree di terra adiacenti: $t(items.{{items}}).',
    'explain.near-sea': 'Aree di mare adiacenti: $t(items.{{items}}).',
    'explain.near-port': 'Porti adiacenti: $t(items.{{items}}).',
    'explain.copies': 'Gettoni che ne ha una Casa: {{copies}}.',
    'explain.house-card':
      '$t(card.{{card}}), carta di $t(house.{{house}}): forza {{strength}}, spade {{swords}}, fortificazioni {{fortifications}}.',
    'explain.house':
      '$t(house.{{house}}): castelli {{castles}} (vince con {{most}}), Potere disponibile {{power}}, Potere nella riserva {{reserve}}.',
    'explain.place': '$t(track.{{track}}): posto {{place}}.',
    'explain.stars': 'Ordini con la stella che può dare: {{stars}}.',
  },
};
