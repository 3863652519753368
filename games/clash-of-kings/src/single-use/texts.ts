import { mergeCatalogues, type Catalogue, type Messages } from '@corvo/core';
import { messages as base } from '@corvo/first-edition/expand';
import { SINGLES } from './facts.ts';

/** An answer for each order there is: `choice.WHY.ORDER`. */
const forOrders = (why: string, ids: readonly string[], text: (order: string) => string): Messages =>
  Object.fromEntries(ids.map(id => [`choice.${why}.${id}`, text(`$t(order.${id})`)]));

const SINGLE_IDS = SINGLES.map(({ id }) => id);
const USUAL_IDS = Object.keys(base.en).flatMap(key => /^order\.([a-z-]+)$/.exec(key)?.[1] ?? []);
const ALL_IDS = [...USUAL_IDS, ...SINGLE_IDS];
const CERSEI = 'remove-an-order-of-the-loser';

/** Which of several orders: the same sentence for every face. */
const picks: Catalogue = {
  en: {
    ...forOrders('single-turn', SINGLE_IDS, order => `Resolve ${order} $t(area.{{area}}, in)`),
    ...forOrders(CERSEI, ALL_IDS, order => `Remove ${order} $t(area.{{area}}, in)`),
  },
  it: {
    ...forOrders('single-turn', SINGLE_IDS, order => `Risolvi ${order} $t(area.{{area}}, in)`),
    ...forOrders(CERSEI, ALL_IDS, order => `Togli ${order} $t(area.{{area}}, in)`),
  },
};

/** The nine single-use orders and what they ask, tell and refuse. */
const words: Catalogue = {
  en: {
    'order.conscription': 'Conscription',
    'order.conscription.text':
      'With the consolidate orders: muster in the City or Stronghold of this area, by the usual rules. Elsewhere it does nothing.',
    'order.supply-caravan': 'Supply Caravan',
    'order.supply-caravan.text':
      'With the consolidate orders: you may raise your supply by the barrels of this area, until barrels are next counted.',
    'order.forced-march': 'Forced March',
    'order.forced-march.text':
      'With the marches: you may bring any number of your units here from the areas around, by ship as well, within supply.',
    'order.the-iron-fleet': 'The Iron Fleet',
    'order.the-iron-fleet.text':
      'With the raids: you may remove up to 2 adjacent orders of any kind, but no single-use order.',
    'order.the-young-wolf': 'The Young Wolf',
    'order.the-young-wolf.text':
      'With the raids: you may move units from here as by a March, but only where no enemy and no neutral force stands.',
    'order.the-might-of-highgarden': 'The Might of Highgarden',
    'order.the-might-of-highgarden.text':
      'With the consolidate orders: discard a card; houses with adjacent units give up as much Power as you say, together no more than its strength, and you take as much.',
    'order.the-scorpions-sting': 'The Scorpion’s Sting',
    'order.the-scorpions-sting.text':
      'With the raids: you may discard 1 card of each house with adjacent units, but neither Melisandre nor a last card.',
    'order.the-lions-cunning': 'The Lion’s Cunning',
    'order.the-lions-cunning.text':
      'With the raids: you may name a house with adjacent units. This round it cannot march, raid or support against areas you control.',
    'order.the-will-of-rhllor': 'The Will of R’hllor',
    'order.the-will-of-rhllor.text':
      'With the raids: if you discard Melisandre, you may remove 1 Defense or Support order anywhere on the map.',
    'effect.bound-by-cunning': 'The Lion’s Cunning',

    'ask.single-use': 'Do you place a single-use order, and where?',
    'ask.single-use.waiting': '{{seat}} is deciding on a single-use order',
    'ask.single-turn': 'Do you resolve your single-use order now, or a usual one?',
    'ask.single-turn.waiting': '{{seat}} is choosing which order to resolve',
    'ask.supply-caravan': 'Do you raise your supply?',
    'ask.supply-caravan.about': 'Do you raise your supply from {{before}} to {{supply}}?',
    'ask.supply-caravan.waiting': '{{seat}} is deciding on supply',
    'ask.gather-units': 'Which units come with the Forced March?',
    'ask.gather-units.about': 'Which units does the Forced March bring to $t(area.{{area}})?',
    'ask.gather-units.waiting': '{{seat}} is choosing units for a Forced March',
    'ask.hold-areas': 'In which of the areas left empty do you leave a Power token?',
    'ask.hold-areas.waiting': '{{seat}} is deciding where to leave Power tokens',
    'ask.iron-fleet': 'Which orders does the Iron Fleet remove?',
    'ask.iron-fleet.about': 'Which orders next to $t(area.{{area}}) does the Iron Fleet remove, at most 2?',
    'ask.iron-fleet.waiting': '{{seat}} is choosing orders to remove',
    'ask.peaceful-march': 'Which units does the Young Wolf move, and where to?',
    'ask.peaceful-march.about': 'Which units of $t(area.{{area}}) does the Young Wolf move, and where to?',
    'ask.peaceful-march.waiting': '{{seat}} is moving units with the Young Wolf',
    'ask.tribute-card': 'Which card do you discard for the Might of Highgarden?',
    'ask.tribute-card.waiting': '{{seat}} is choosing a card to discard',
    'ask.tribute': 'How much Power does this house give up?',
    'ask.tribute.about': '$t(house.{{house}}) has {{power}} Power: how much of it must go? Left to claim: {{left}}.',
    'ask.tribute.waiting': '{{seat}} is claiming Power',
    'ask.sting': 'Which card do you discard from this hand?',
    'ask.sting.about': 'Which card of $t(house.{{house}}) do you discard?',
    'ask.sting.waiting': '{{seat}} is choosing a card of another house to discard',
    'ask.bind-house': 'Which house do you keep from your areas this round?',
    'ask.bind-house.waiting': '{{seat}} is naming a house',
    'ask.sacrifice': 'Do you discard Melisandre?',
    'ask.sacrifice.about': 'Do you discard $t(card.{{card}}) for the Will of R’hllor?',
    'ask.sacrifice.waiting': '{{seat}} is deciding whether to discard Melisandre',
    'ask.burn-order': 'Which Defense or Support order do you remove?',
    'ask.burn-order.waiting': '{{seat}} is choosing an order to remove',

    'choice.single-use': 'Place face down $t(items.{{items}})',
    'choice.single-use.none': 'Place no single-use order',
    'choice.single-turn.raid': 'Resolve a Raid',
    'choice.single-turn.march': 'Resolve a March',
    'choice.single-turn.consolidate': 'Resolve a Consolidate Power order',
    'choice.supply-caravan.raise': 'Raise your supply',
    'choice.supply-caravan.keep': 'Leave your supply as it is',
    'choice.gather-units': 'Bring $t(items.{{items}})',
    'choice.gather-units.none': 'Bring nobody',
    'choice.hold-areas': 'Leave a Power token in $t(items.{{items}})',
    'choice.hold-areas.none': 'Leave no Power token',
    'choice.iron-fleet': 'Remove the order in $t(items.{{items}})',
    'choice.iron-fleet.none': 'Remove no order',
    'choice.peaceful-march': 'Move from $t(area.{{origin}}): $t(items.{{items}})',
    'choice.peaceful-march.leave': 'Move from $t(area.{{origin}}) and leave a Power token: $t(items.{{items}})',
    'choice.peaceful-march.none': 'Move nobody from $t(area.{{origin}})',
    'choice.tribute-card': 'Discard $t(card.{{card}})',
    'choice.tribute': 'Claim {{amount}} Power',
    'choice.sting': 'Discard $t(card.{{card}})',
    'choice.sting.none': 'Discard no card of this house',
    'choice.bind-house': 'Name $t(house.{{house}})',
    'choice.bind-house.nobody': 'Name nobody',
    'choice.sacrifice.discard': 'Discard Melisandre',
    'choice.sacrifice.keep': 'Keep Melisandre: the order does nothing',
    'choice.burn-order': 'Remove the order in $t(items.{{items}})',
    'choice.burn-order.none': 'Remove no order',

    'event.single-use-placed': '$t(house.{{house}}) lays a single-use order face down in $t(area.{{area}})',
    'event.single-use-chosen': 'What lies face down in $t(area.{{area}}) is $t(order.{{order}}); only you know it',
    'event.single-use-passed': '$t(house.{{house}}) places no single-use order',
    'event.single-use-revealed': 'Single-use order of $t(house.{{house}}) in $t(area.{{area}}): $t(order.{{order}})',
    'event.single-use-resolved':
      '$t(house.{{house}}) resolves $t(order.{{order}}) in $t(area.{{area}}). $t(order.{{order}}.text)',
    'event.house-bound':
      'This round $t(house.{{house}}) cannot march, raid or support against areas of $t(house.{{before}})',
    'gain.single-use': 'as tribute',

    'explain.single-use-back': 'A single-use order of $t(house.{{house}}) lies here face down.',
    'explain.single-use-left': 'Single-use orders not turned up yet: $t(items.{{items}}).',

    'problem.one-single-use-order': 'One single-use order a round at most; you name {{count}}.',
    'problem.no-unit-for-single-use': 'You have no unit in $t(area.{{area}}): a single-use order needs at least 1.',
    'problem.no-single-use-in-port': '$t(area.{{area}}) is a port: no single-use order can lie there.',
    'problem.no-such-single-use-order': '“{{order}}” is not one of your single-use orders.',
    'problem.single-use-spent': '$t(order.{{order}}): you have none left. Each is played once in the game.',
    'problem.single-use-banned':
      '$t(effect.{{effect}}): $t(order.{{order}}) would be wasted, since its step is skipped this round.',
    'problem.single-use-stays':
      'In $t(area.{{area}}) you have a single-use order only: the $t(marker.court) replaces usual orders.',
    'problem.single-or-usual':
      '“{{choice}}” is no answer. You can: $t(choice.single-turn.{{order}}); $t(choice.single-turn.{{icon}}).',
    'problem.single-use-does-not-offer': '“{{choice}}” is not something $t(order.{{order}}) offers.',
    'problem.cannot-be-gathered':
      '$t(area.{{area}}), $t(unit.{{kind}}): you do not have {{count}} standing that could come with the Forced March.',
    'problem.not-left-empty':
      'You leave no Power token in $t(area.{{area}}): it is not left empty, or it cannot hold one. It can be: $t(items.{{items}}).',
    'problem.held-twice': '$t(area.{{area}}) is named twice: 1 Power token holds it.',
    'problem.too-little-power-to-hold': 'You would leave {{count}} Power tokens, and {{power}} are available.',
    'problem.another-area-marches':
      'The Young Wolf does not move units of $t(area.{{area}}), but those of $t(items.{{items}}).',
    'problem.no-battle-by-this-order':
      'In $t(area.{{area}}) others stand: the Young Wolf cannot go there, since no battle may come of it.',
    'problem.neutral-force-in-the-way': 'A neutral force holds $t(area.{{area}}): the Young Wolf cannot go there.',
    'problem.the-iron-fleet-reaches-no-order':
      'The Iron Fleet finds no order to remove in $t(area.{{area}}). It reaches: $t(items.{{items}}).',
    'problem.the-iron-fleet-wrong-number': 'The Iron Fleet removes at most {{max}}, each once; you name {{count}}.',
    'problem.the-will-of-rhllor-reaches-no-order':
      'No Defense or Support order lies in $t(area.{{area}}), but in: $t(items.{{items}}).',
    'problem.the-will-of-rhllor-wrong-number': 'The Will of R’hllor removes at most {{max}}; you name {{count}}.',
    'problem.tribute-needs-a-card': 'The Might of Highgarden costs a card of your hand: $t(items.{{items}}).',
    'problem.tribute-out-of-range':
      'From $t(house.{{house}}) you can claim 0 to {{most}}, no more than it has and than the card is strong; not {{amount}}.',
    'problem.card-is-immune':
      '$t(card.{{card}}) cannot be taken by the Scorpion’s Sting. What can: $t(items.{{items}}).',
    'problem.card-not-in-their-hand':
      '“{{card}}” is not in the hand of $t(house.{{house}}). What you can take: $t(items.{{items}}).',
    'problem.house-not-near':
      '“{{choice}}” is not a house with units next to $t(area.{{area}}). It can be: $t(items.{{items}}).',
    'problem.barred-by-cunning':
      'The Lion’s Cunning: this round you cannot march, raid or support against $t(area.{{area}}).',
  },

  it: {
    'order.conscription': 'Coscrizione',
    'order.conscription.text':
      'Con i consolidamenti: recluta nella Città o Roccaforte di quest’area, con le solite regole. Altrove non fa nulla.',
    'order.supply-caravan': 'Carovana di Rifornimenti',
    'order.supply-caravan.text':
      'Con i consolidamenti: puoi alzare i tuoi Rifornimenti dei barili di quest’area, finché i barili non si ricontano.',
    'order.forced-march': 'Marcia Forzata',
    'order.forced-march.text':
      'Con le marce: puoi portare qui quante tue unità vuoi dalle aree intorno, anche via nave, entro i Rifornimenti.',
    'order.the-iron-fleet': 'La Flotta di Ferro',
    'order.the-iron-fleet.text':
      'Con le incursioni: puoi togliere fino a 2 ordini adiacenti di ogni tipo, ma nessun ordine ad uso singolo.',
    'order.the-young-wolf': 'Il Giovane Lupo',
    'order.the-young-wolf.text':
      'Con le incursioni: puoi muovere unità da qui come con una Marcia, ma solo dove non ci sono nemici né forze neutrali.',
    'order.the-might-of-highgarden': 'La Potenza di Altogiardino',
    'order.the-might-of-highgarden.text':
      'Con i consolidamenti: scarta una carta; le Case con unità adiacenti cedono il Potere che dici, in tutto non più della sua forza, e tu ne prendi altrettanto.',
    'order.the-scorpions-sting': 'L’Aculeo dello Scorpione',
    'order.the-scorpions-sting.text':
      'Con le incursioni: puoi scartare 1 carta di ogni Casa con unità adiacenti, ma mai Melisandre né un’ultima carta.',
    'order.the-lions-cunning': 'L’Astuzia del Leone',
    'order.the-lions-cunning.text':
      'Con le incursioni: puoi nominare una Casa con unità adiacenti. In questo turno non può marciare, fare incursioni né supportare contro aree che controlli.',
    'order.the-will-of-rhllor': 'La Volontà di R’hllor',
    'order.the-will-of-rhllor.text':
      'Con le incursioni: se scarti Melisandre, puoi togliere 1 ordine di Difesa o Supporto ovunque sulla mappa.',
    'effect.bound-by-cunning': 'L’Astuzia del Leone',

    'ask.single-use': 'Metti un ordine ad uso singolo, e dove?',
    'ask.single-use.waiting': '{{seat}} decide su un ordine ad uso singolo',
    'ask.single-turn': 'Risolvi ora il tuo ordine ad uso singolo, o uno dei soliti?',
    'ask.single-turn.waiting': '{{seat}} sceglie quale ordine risolvere',
    'ask.supply-caravan': 'Alzi i tuoi Rifornimenti?',
    'ask.supply-caravan.about': 'Alzi i tuoi Rifornimenti da {{before}} a {{supply}}?',
    'ask.supply-caravan.waiting': '{{seat}} decide sui Rifornimenti',
    'ask.gather-units': 'Quali unità arrivano con la Marcia Forzata?',
    'ask.gather-units.about': 'Quali unità arrivano con la Marcia Forzata ($t(area.{{area}}))?',
    'ask.gather-units.waiting': '{{seat}} sceglie le unità di una Marcia Forzata',
    'ask.hold-areas': 'In quali delle aree rimaste vuote lasci un gettone Potere?',
    'ask.hold-areas.waiting': '{{seat}} decide dove lasciare gettoni Potere',
    'ask.iron-fleet': 'Quali ordini toglie la Flotta di Ferro?',
    'ask.iron-fleet.about': 'Quali ordini vicini ($t(area.{{area}})) toglie la Flotta di Ferro, al massimo 2?',
    'ask.iron-fleet.waiting': '{{seat}} sceglie gli ordini da togliere',
    'ask.peaceful-march': 'Quali unità muove il Giovane Lupo, e dove?',
    'ask.peaceful-march.about': '$t(area.{{area}}): quali unità muove il Giovane Lupo, e dove?',
    'ask.peaceful-march.waiting': '{{seat}} muove unità con il Giovane Lupo',
    'ask.tribute-card': 'Quale carta scarti per la Potenza di Altogiardino?',
    'ask.tribute-card.waiting': '{{seat}} sceglie una carta da scartare',
    'ask.tribute': 'Quanto Potere cede questa Casa?',
    'ask.tribute.about': '$t(house.{{house}}), Potere {{power}}: quanto ne cede? Ancora da reclamare: {{left}}.',
    'ask.tribute.waiting': '{{seat}} reclama Potere',
    'ask.sting': 'Quale carta di questa mano scarti?',
    'ask.sting.about': 'Quale carta di $t(house.{{house}}) scarti?',
    'ask.sting.waiting': '{{seat}} sceglie una carta altrui da scartare',
    'ask.bind-house': 'Quale Casa tieni lontana dalle tue aree in questo turno?',
    'ask.bind-house.waiting': '{{seat}} nomina una Casa',
    'ask.sacrifice': 'Scarti Melisandre?',
    'ask.sacrifice.about': 'Scarti $t(card.{{card}}) per la Volontà di R’hllor?',
    'ask.sacrifice.waiting': '{{seat}} decide se scartare Melisandre',
    'ask.burn-order': 'Quale ordine di Difesa o Supporto togli?',
    'ask.burn-order.waiting': '{{seat}} sceglie un ordine da togliere',

    'choice.single-use': 'Metti coperto $t(items.{{items}})',
    'choice.single-use.none': 'Non mettere ordini ad uso singolo',
    'choice.single-turn.raid': 'Risolvi un’Incursione',
    'choice.single-turn.march': 'Risolvi una Marcia',
    'choice.single-turn.consolidate': 'Risolvi un ordine di Consolidamento',
    'choice.supply-caravan.raise': 'Alza i tuoi Rifornimenti',
    'choice.supply-caravan.keep': 'Lascia i Rifornimenti come sono',
    'choice.gather-units': 'Porta $t(items.{{items}})',
    'choice.gather-units.none': 'Non portare nessuno',
    'choice.hold-areas': 'Lascia un gettone Potere: $t(items.{{items}})',
    'choice.hold-areas.none': 'Non lasciare gettoni Potere',
    'choice.iron-fleet': 'Togli l’ordine: $t(items.{{items}})',
    'choice.iron-fleet.none': 'Non togliere ordini',
    'choice.peaceful-march': 'Muovi ($t(area.{{origin}})): $t(items.{{items}})',
    'choice.peaceful-march.leave': 'Muovi ($t(area.{{origin}})) e lascia un gettone Potere: $t(items.{{items}})',
    'choice.peaceful-march.none': 'Non muovere nessuno ($t(area.{{origin}}))',
    'choice.tribute-card': 'Scarta $t(card.{{card}})',
    'choice.tribute': 'Reclama {{amount}} Potere',
    'choice.sting': 'Scarta $t(card.{{card}})',
    'choice.sting.none': 'Non scartare carte di questa Casa',
    'choice.bind-house': 'Nomina $t(house.{{house}})',
    'choice.bind-house.nobody': 'Non nominare nessuno',
    'choice.sacrifice.discard': 'Scarta Melisandre',
    'choice.sacrifice.keep': 'Tieni Melisandre: l’ordine non fa nulla',
    'choice.burn-order': 'Togli l’ordine: $t(items.{{items}})',
    'choice.burn-order.none': 'Non togliere ordini',

    'event.single-use-placed': '$t(house.{{house}}) mette coperto un ordine ad uso singolo ($t(area.{{area}}))',
    'event.single-use-chosen': '$t(area.{{area}}): l’ordine coperto è $t(order.{{order}}), e lo sai solo tu',
    'event.single-use-passed': '$t(house.{{house}}) non mette ordini ad uso singolo',
    'event.single-use-revealed':
      'Ordine ad uso singolo di $t(house.{{house}}) ($t(area.{{area}})): $t(order.{{order}})',
    'event.single-use-resolved':
      '$t(house.{{house}}) risolve $t(order.{{order}}) ($t(area.{{area}})). $t(order.{{order}}.text)',
    'event.house-bound':
      'In questo turno $t(house.{{house}}) non può marciare, fare incursioni né supportare contro aree di $t(house.{{before}})',
    'gain.single-use': 'come tributo',

    'explain.single-use-back': 'Qui sta coperto un ordine ad uso singolo di $t(house.{{house}}).',
    'explain.single-use-left': 'Ordini ad uso singolo non ancora scoperti: $t(items.{{items}}).',

    'problem.one-single-use-order': 'Al massimo un ordine ad uso singolo per turno; ne nomini {{count}}.',
    'problem.no-unit-for-single-use': '$t(area.{{area}}): non vi hai unità, e un ordine ad uso singolo ne richiede 1.',
    'problem.no-single-use-in-port': '$t(area.{{area}}) è un porto: non vi può stare un ordine ad uso singolo.',
    'problem.no-such-single-use-order': '«{{order}}» non è uno dei tuoi ordini ad uso singolo.',
    'problem.single-use-spent': '$t(order.{{order}}): non ne hai più. Ciascuno si gioca una volta sola.',
    'problem.single-use-banned':
      '$t(effect.{{effect}}): $t(order.{{order}}) andrebbe sprecato, perché in questo turno il suo passo si salta.',
    'problem.single-use-stays':
      '$t(area.{{area}}): vi hai solo un ordine ad uso singolo, e il segnalino $t(marker.court) sostituisce i soliti ordini.',
    'problem.single-or-usual':
      '«{{choice}}» non è una risposta. Puoi: $t(choice.single-turn.{{order}}); $t(choice.single-turn.{{icon}}).',
    'problem.single-use-does-not-offer': '«{{choice}}» non è fra ciò che $t(order.{{order}}) offre.',
    'problem.cannot-be-gathered':
      '$t(area.{{area}}), $t(unit.{{kind}}): non ne hai {{count}} non in rotta che possano venire con la Marcia Forzata.',
    'problem.not-left-empty':
      '$t(area.{{area}}): non vi lasci un gettone Potere, perché non resta vuota o non può averne. Può essere: $t(items.{{items}}).',
    'problem.held-twice': '$t(area.{{area}}): è nominata due volte, ma le basta 1 gettone Potere.',
    'problem.too-little-power-to-hold': 'Lasceresti {{count}} gettoni Potere, e ne hai disponibili {{power}}.',
    'problem.another-area-marches':
      '$t(area.{{area}}): il Giovane Lupo non ne muove le unità, ma quelle di $t(items.{{items}}).',
    'problem.no-battle-by-this-order':
      '$t(area.{{area}}): ci sono altri, e il Giovane Lupo non può andarvi, perché non deve nascerne una battaglia.',
    'problem.neutral-force-in-the-way':
      '$t(area.{{area}}): la tiene una forza neutrale, e il Giovane Lupo non può andarvi.',
    'problem.the-iron-fleet-reaches-no-order':
      '$t(area.{{area}}): la Flotta di Ferro non vi trova ordini da togliere. Raggiunge: $t(items.{{items}}).',
    'problem.the-iron-fleet-wrong-number':
      'La Flotta di Ferro ne toglie al massimo {{max}}, ciascuno una volta; ne nomini {{count}}.',
    'problem.the-will-of-rhllor-reaches-no-order':
      '$t(area.{{area}}): non c’è un ordine di Difesa o Supporto, ma qui sì: $t(items.{{items}}).',
    'problem.the-will-of-rhllor-wrong-number':
      'La Volontà di R’hllor ne toglie al massimo {{max}}; ne nomini {{count}}.',
    'problem.tribute-needs-a-card': 'La Potenza di Altogiardino costa una carta della tua mano: $t(items.{{items}}).',
    'problem.tribute-out-of-range':
      'Da $t(house.{{house}}) puoi reclamare da 0 a {{most}}, non più di quanto ha e della forza della carta; non {{amount}}.',
    'problem.card-is-immune':
      '$t(card.{{card}}): l’Aculeo dello Scorpione non può prenderla. Può prendere: $t(items.{{items}}).',
    'problem.card-not-in-their-hand':
      '«{{card}}» non è nella mano di $t(house.{{house}}). Puoi prendere: $t(items.{{items}}).',
    'problem.house-not-near':
      '«{{choice}}» non è una Casa con unità vicine ($t(area.{{area}})). Può essere: $t(items.{{items}}).',
    'problem.barred-by-cunning':
      'L’Astuzia del Leone: in questo turno non puoi marciare, fare incursioni né supportare contro $t(area.{{area}}).',
  },
};

export const texts: Catalogue = mergeCatalogues(words, picks);
