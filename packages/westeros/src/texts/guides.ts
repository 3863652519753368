import type { Catalogue } from '@corvo/core';

/**
 * `guide.*`: what a guide asks on the way to an answer of many parts, and the remarks beside what may be picked;
 * `shape.*`: the form of an answer, for those who type it.
 */
export const guides: Catalogue = {
  en: {
    'guide.order-where':
      'Which area gets an order? Areas without one: {{left}}. Special orders ★ you may still place: {{stars}}.',
    'guide.which-order': 'Which order do you place $t(area.{{area}}, in)?',
    'guide.replace-where': 'Which of your orders do you replace? At most {{most}}.',
    'guide.with-order': '$t(order.{{order}}); $t(items.{{items}})',
    'guide.without-order': 'no order yet; $t(items.{{items}})',
    'guide.left': '{{left}} left',
    'guide.left-star': '{{left}} left, special order ★',
    'guide.no-order': 'no order here',

    'guide.raid-where': 'Which Raid do you resolve?',
    'guide.raid-what': 'Raid $t(area.{{area}}, from): what do you remove? At most {{most}}.',
    'guide.enemy-order': '$t(house.{{house}}): $t(order.{{order}})',

    'guide.march-where': 'Which March do you resolve?',
    'guide.march-who': 'March $t(area.{{area}}, from): which units go together?',
    'guide.march-who-else': 'March $t(area.{{area}}, from): do other units go as well?',
    'guide.units-go-where': 'Which area do units leave?',
    'guide.units-go-who': 'Units $t(area.{{area}}, from): which go together?',
    'guide.units-go-who-else': 'Units $t(area.{{area}}, from): do others go as well?',
    'guide.march-leave':
      'Nobody stays $t(area.{{area}}, in): do you leave $t(term.power-token, a) there to keep control?',
    'guide.march-leave.home':
      'Nobody stays $t(area.{{area}}, in). It is your home area and stays yours without a token: do you leave $t(term.power-token, a) all the same?',
    'guide.march-to': '$t(items.{{items}}): where to?',
    'guide.leave-power': 'leave $t(term.power-token, a)',
    'guide.neutral-force': 'neutral force {{force}}',
    'guide.enemy': '$t(house.{{house}}), $t(items.{{items}}): a battle',
    'guide.yours': 'yours: $t(items.{{items}})',
    'guide.held-by-you': 'yours, nobody there',
    'guide.held': 'held by $t(house.{{house}}, the), nobody there',
    'guide.free': 'free',

    'guide.muster-where': 'Where do you muster?',
    'guide.muster-what': 'What do you muster $t(area.{{area}}, in) with $t(term.muster-points, {{points}})?',
    'guide.points': '$t(term.muster-points, {{points}}) left',
    'guide.costs': 'costs $t(term.muster-points, {{points}})',
    'guide.promotion': '$t(unit.{{kind}}) → $t(unit.{{unit}})',
    'guide.ship-in': '$t(unit.{{unit}}) $t(area.{{area}}, in)',

    'guide.units': 'Which units do you choose? {{chosen}} of {{need}} chosen so far.',
    'guide.units-up-to': 'Which units do you choose? Up to {{need}}; {{chosen}} chosen so far.',
    'guide.units-worth':
      'Which units do you choose? They must be worth $t(term.muster-points, {{need}}); {{chosen}} chosen so far.',
    'guide.worth': 'worth {{points}}',

    'guide.orders-left_one': '{{count}} area has no order; units without an order cannot act this round.',
    'guide.orders-left_other': '{{count}} areas have no order; units without an order cannot act this round.',

    'shape.orders': 'areas, each with its order, with commas between them',
    'shape.raid': 'the area of the Raid, a colon, the areas it raids',
    'shape.march': 'the area of the March, a colon, units “>” the area they go to',
    'shape.muster': 'areas, each with a colon and what is mustered there',
  },

  it: {
    'guide.order-where':
      'Quale area riceve un ordine? Aree senza ordine: {{left}}. Ordini speciali ★ che puoi ancora piazzare: {{stars}}.',
    'guide.which-order': 'Quale ordine piazzi $t(area.{{area}}, in)?',
    'guide.replace-where': 'Quale dei tuoi ordini sostituisci? Al massimo {{most}}.',
    'guide.with-order': '$t(order.{{order}}); $t(items.{{items}})',
    'guide.without-order': 'ancora senza ordine; $t(items.{{items}})',
    'guide.left': '{{left}} da usare',
    'guide.left-star': '{{left}} da usare, ordine speciale ★',
    'guide.no-order': 'nessun ordine qui',

    'guide.raid-where': 'Quale Incursione risolvi?',
    'guide.raid-what': 'Incursione $t(area.{{area}}, from): che cosa togli? Al massimo {{most}}.',
    'guide.enemy-order': '$t(house.{{house}}): $t(order.{{order}})',

    'guide.march-where': 'Quale Marcia risolvi?',
    'guide.march-who': 'Marcia $t(area.{{area}}, from): quali unità vanno insieme?',
    'guide.march-who-else': 'Marcia $t(area.{{area}}, from): vanno anche altre unità?',
    'guide.units-go-where': 'Da quale area partono le unità?',
    'guide.units-go-who': 'Unità $t(area.{{area}}, from): quali vanno insieme?',
    'guide.units-go-who-else': 'Unità $t(area.{{area}}, from): ne vanno anche altre?',
    'guide.march-leave':
      '$t(area.{{area}}, in) non resta nessuno: lasci $t(term.power-token, a) per tenere il controllo?',
    'guide.march-leave.home':
      '$t(area.{{area}}, in) non resta nessuno. È la tua area di partenza e resta tua anche vuota: lasci lo stesso $t(term.power-token, a)?',
    'guide.march-to': '$t(items.{{items}}): dove?',
    'guide.leave-power': 'lascia $t(term.power-token, a)',
    'guide.neutral-force': 'forza neutrale {{force}}',
    'guide.enemy': '$t(house.{{house}}), $t(items.{{items}}): battaglia',
    'guide.yours': 'tue unità: $t(items.{{items}})',
    'guide.held-by-you': 'area tua, senza unità',
    'guide.held': 'area $t(house.{{house}}, of), senza unità',
    'guide.free': 'area libera',

    'guide.muster-where': 'Dove recluti?',
    'guide.muster-what': 'Che cosa recluti $t(area.{{area}}, in) con $t(term.muster-points, {{points}})?',
    'guide.points': 'ancora $t(term.muster-points, {{points}})',
    'guide.costs': 'costa $t(term.muster-points, {{points}})',
    'guide.promotion': '$t(unit.{{kind}}) → $t(unit.{{unit}})',
    'guide.ship-in': '$t(unit.{{unit}}) $t(area.{{area}}, in)',

    'guide.units': 'Quali unità scegli? Scelte finora: {{chosen}} su {{need}}.',
    'guide.units-up-to': 'Quali unità scegli? Al massimo {{need}}; scelte finora: {{chosen}}.',
    'guide.units-worth': 'Quali unità scegli, per $t(term.muster-points, {{need}})? Punti scelti finora: {{chosen}}.',
    'guide.worth': 'vale {{points}}',

    'guide.orders-left_one': '{{count}} area è senza ordine; le unità senza ordine non possono agire in questo turno.',
    'guide.orders-left_other':
      '{{count}} aree sono senza ordine; le unità senza ordine non possono agire in questo turno.',

    'shape.orders': 'aree, ciascuna con il suo ordine, separate da virgole',
    'shape.raid': 'l’area dell’Incursione, due punti, le aree che colpisce',
    'shape.march': 'l’area della Marcia, due punti, unità «>» l’area dove vanno',
    'shape.muster': 'aree, ciascuna con due punti e che cosa ci recluti',
  },
};
