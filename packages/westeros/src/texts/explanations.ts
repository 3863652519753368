import type { Catalogue } from '@corvo/core';

/** `explain.*`: what a figure is made of, and what there is to know about an area, an order, a card or a house. */
export const explanations: Catalogue = {
  en: {
    'explain.attack': '$t(house.{{house}}, attacks|attack) $t(area.{{area}}, the) with {{strength}}',
    'explain.defence': '$t(house.{{house}}, defends|defend) $t(area.{{area}}, the) with {{strength}}',
    'explain.units': '{{value}}: $t(items.{{items}})',
    'explain.units-routed': '{{value}}: $t(items.{{items}}), of these routed: {{routed}}',
    'explain.order': '{{value}}: the $t(order.{{order}}, bare) order',
    'explain.support':
      '{{value}}: $t(house.{{house}}, owner) support$t(house.{{house}}, owned) $t(area.{{area}}, from)',
    'explain.card': '{{value}}: $t(card.{{card}}, the)',
    'explain.texts': '{{value}}: card abilities',
    'explain.garrison': '{{value}}: the garrison $t(area.{{area}}, in)',
    'explain.blade': '{{value}}: $t(marker.fiefdoms)',
    'explain.changed': '$t({{item}}) ($t(effect.{{effect}}))',
    'explain.supply': '$t(house.{{house}}): $t(term.supply) {{supply}} allows armies of {{allowed}}.',
    'explain.supply-exceeded':
      '$t(house.{{house}}): $t(term.supply) {{supply}} allows armies of {{allowed}}; there are too many.',
    'explain.armies': 'Armies (areas with 2 units or more): $t(items.{{items}}).',
    'explain.no-armies': 'No armies: in no area are there 2 units that count for $t(term.supply, the).',

    'explain.land':
      '$t(area.{{area}}), land: $t(term.muster-points, {{points}}), $t(thing.barrel, {{barrels}}), $t(thing.crown, {{crowns}}).',
    'explain.land-bare': '$t(area.{{area}}), land: $t(thing.barrel, {{barrels}}), $t(thing.crown, {{crowns}}).',
    'explain.home': 'Home area of $t(house.{{house}}, the).',
    'explain.garrison-here': '$t(house.{{house}}, owner) garrison$t(house.{{house}}, owned): {{strength}}.',
    'explain.unit': '$t(unit.{{kind}}): strength {{strength}}.',
    'explain.unit-storms': 'Against $t(term.castles_other): {{storms}}.',
    'explain.unit-cost': 'Costs $t(term.muster-points, {{cost}}).',
    'explain.unit-unsold': 'It cannot be mustered new.',
    'explain.unit-promotion': 'Can be upgraded to $t(unit.{{unit}}, as) for $t(term.muster-points, {{cost}}).',
    'explain.sea': '$t(area.{{area}}), sea.',
    'explain.port': '$t(area.{{area}}), port.',
    'explain.closed': 'Closed with {{players}} players: nobody can enter it in this game.',
    'explain.castle': 'The area counts towards victory.',
    'explain.units-of': '$t(house.{{house}}, owner) units$t(house.{{house}}, owned): $t(items.{{items}}).',
    'explain.order-of': '$t(house.{{house}}, owner) order$t(house.{{house}}, owned): $t(order.{{order}}).',
    'explain.controlled': 'Controlled by $t(house.{{house}}, the).',
    'explain.force': 'Neutral force {{force}}: a March needs at least this strength.',
    'explain.force.more': 'Neutral force {{force}}: a March needs more than this strength.',
    'explain.near-land': 'Adjacent on land: $t(items.{{items}}).',
    'explain.near-sea': 'Adjacent at sea: $t(items.{{items}}).',
    'explain.near-port': 'Adjacent ports: $t(items.{{items}}).',
    'explain.copies': 'Whoever has this order has {{copies}} of it.',
    'explain.house-card':
      '$t(card.{{card}}), one of $t(house.{{house}}, owner) cards$t(house.{{house}}, owned): strength {{strength}}, swords {{swords}}, fortifications {{fortifications}}.',
    'explain.house':
      '$t(house.{{house}}): $t(term.castles) {{castles}} ({{most}} to win), available Power {{power}}, Power in reserve {{reserve}}.',
    'explain.house-lands':
      '$t(house.{{house}}): areas {{lands}}, available Power {{power}}, Power in reserve {{reserve}}.',
    'explain.place': '$t(track.{{track}}): place {{place}}.',
    'explain.stars': 'Special orders allowed: {{stars}}.',
  },

  it: {
    'explain.attack': '$t(house.{{house}}, attacca|attaccano) $t(area.{{area}}, the) con {{strength}}',
    'explain.defence': '$t(house.{{house}}, difende|difendono) $t(area.{{area}}, the) con {{strength}}',
    'explain.units': '{{value}}: $t(items.{{items}})',
    'explain.units-routed': '{{value}}: $t(items.{{items}}), di cui in rotta: {{routed}}',
    'explain.order': '{{value}}: l’ordine $t(order.{{order}}, of)',
    'explain.support': '{{value}}: supporto $t(house.{{house}}, of) $t(area.{{area}}, from)',
    'explain.card': '{{value}}: $t(card.{{card}}, the)',
    'explain.texts': '{{value}}: abilità delle carte',
    'explain.garrison': '{{value}}: guarnigione $t(area.{{area}}, in)',
    'explain.blade': '{{value}}: $t(marker.fiefdoms)',
    'explain.changed': '$t({{item}}) ($t(effect.{{effect}}))',
    'explain.supply': '$t(house.{{house}}): $t(term.supply) {{supply}}, al massimo eserciti da {{allowed}}.',
    'explain.supply-exceeded':
      '$t(house.{{house}}): $t(term.supply) {{supply}}, al massimo eserciti da {{allowed}}: ora sono troppi.',
    'explain.armies': 'I suoi eserciti (aree con almeno 2 unità): $t(items.{{items}}).',
    'explain.no-armies': 'Non ha eserciti: in nessuna area ci sono 2 unità che contano per $t(term.supply, the).',

    'explain.land':
      '$t(area.{{area}}), terra: $t(term.muster-points, {{points}}), $t(thing.barrel, {{barrels}}), $t(thing.crown, {{crowns}}).',
    'explain.land-bare': '$t(area.{{area}}), terra: $t(thing.barrel, {{barrels}}), $t(thing.crown, {{crowns}}).',
    'explain.home': 'Area di partenza $t(house.{{house}}, of).',
    'explain.garrison-here': 'Guarnigione $t(house.{{house}}, of): {{strength}}.',
    'explain.unit': '$t(unit.{{kind}}): forza {{strength}}.',
    'explain.unit-storms': 'Contro $t(term.castles_other): {{storms}}.',
    'explain.unit-cost': 'Costa $t(term.muster-points, {{cost}}).',
    'explain.unit-unsold': 'Non si recluta direttamente.',
    'explain.unit-promotion': 'Si può promuovere a $t(unit.{{unit}}, as) per $t(term.muster-points, {{cost}}).',
    'explain.sea': '$t(area.{{area}}), mare.',
    'explain.port': '$t(area.{{area}}), porto.',
    'explain.closed': 'Area chiusa in {{players}} giocatori: nessuno può entrarci, per tutta la partita.',
    'explain.castle': 'L’area conta per la vittoria.',
    'explain.units-of': 'Unità $t(house.{{house}}, of): $t(items.{{items}}).',
    'explain.order-of': 'Ordine $t(house.{{house}}, of): $t(order.{{order}}).',
    'explain.controlled': 'Sotto il controllo $t(house.{{house}}, of).',
    'explain.force': 'Forza neutrale {{force}}: una Marcia deve avere almeno questa forza.',
    'explain.force.more': 'Forza neutrale {{force}}: una Marcia deve avere più di questa forza.',
    'explain.near-land': 'Aree di terra adiacenti: $t(items.{{items}}).',
    'explain.near-sea': 'Aree di mare adiacenti: $t(items.{{items}}).',
    'explain.near-port': 'Porti adiacenti: $t(items.{{items}}).',
    'explain.copies': 'Chi ha quest’ordine ne ha {{copies}}.',
    'explain.house-card':
      '$t(card.{{card}}), carta $t(house.{{house}}, of): forza {{strength}}, spade {{swords}}, fortificazioni {{fortifications}}.',
    'explain.house':
      '$t(house.{{house}}): $t(term.castles) {{castles}} ({{most}} per vincere), Potere disponibile {{power}}, Potere nella riserva {{reserve}}.',
    'explain.house-lands':
      '$t(house.{{house}}): aree {{lands}}, Potere disponibile {{power}}, Potere nella riserva {{reserve}}.',
    'explain.place': '$t(track.{{track}}): posto {{place}}.',
    'explain.stars': 'Ordini speciali che può piazzare: {{stars}}.',
  },
};
