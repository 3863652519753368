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
    ...forOrders('single-turn', SINGLE_IDS, order => `Resolve “${order}” $t(area.{{area}}, in)`),
    ...forOrders(CERSEI, ALL_IDS, order => `Remove the ${order} order $t(area.{{area}}, in)`),
  },
  it: {
    ...forOrders('single-turn', SINGLE_IDS, order => `Risolvi «${order}» $t(area.{{area}}, in)`),
    ...forOrders(CERSEI, ALL_IDS, order => `Togli l’ordine ${order} $t(area.{{area}}, in)`),
  },
};

/** The nine single-use orders and what they ask, tell and refuse. */
const words: Catalogue = {
  en: {
    'order.conscription': 'Conscription',
    'order.conscription.text':
      'In the Consolidate Power step: muster in the City or Stronghold of this area, by the usual rules. Elsewhere it does nothing.',
    'order.supply-caravan': 'Supply Caravan',
    'order.supply-caravan.text':
      'In the Consolidate Power step: you may raise your supply by the barrels of this area, until barrels are next counted.',
    'order.forced-march': 'Forced March',
    'order.forced-march.text':
      'In the March step: you may bring any number of your units here from the areas around, by ship transport too, within supply.',
    'order.the-iron-fleet': 'The Iron Fleet',
    'order.the-iron-fleet.noun': 'at the',
    'order.the-iron-fleet.text':
      'In the Raid step: you may remove up to 2 adjacent orders of any kind, but no single-use order.',
    'order.the-young-wolf': 'The Young Wolf',
    'order.the-young-wolf.noun': 'at the',
    'order.the-young-wolf.text':
      'In the Raid step: you may move units from here as with a March, but only where there is no enemy and no neutral force.',
    'order.the-might-of-highgarden': 'The Might of Highgarden',
    'order.the-might-of-highgarden.noun': 'at the',
    'order.the-might-of-highgarden.text':
      'In the Consolidate Power step: discard a card; Houses with adjacent units give up as much Power as you say, together no more than its strength, and you take as much.',
    'order.the-scorpions-sting': 'The Scorpion’s Sting',
    'order.the-scorpions-sting.noun': 'at the',
    'order.the-scorpions-sting.text':
      'In the Raid step: you may discard 1 card of each House with adjacent units, but neither Melisandre nor its last card.',
    'order.the-lions-cunning': 'The Lion’s Cunning',
    'order.the-lions-cunning.noun': 'at the',
    'order.the-lions-cunning.text':
      'In the Raid step: you may name a House with adjacent units. This round it cannot march, raid or support against areas you control.',
    'order.the-will-of-rhllor': 'The Will of R’hllor',
    'order.the-will-of-rhllor.noun': 'at the',
    'order.the-will-of-rhllor.text':
      'In the Raid step: if you discard Melisandre, you may remove 1 Defense or Support order anywhere on the map.',
    'effect.bound-by-cunning': 'The Lion’s Cunning',

    'ask.single-use': 'Do you place a single-use order, and where?',
    'ask.single-use.waiting': '{{seat|is|are}} deciding on a single-use order',
    'ask.single-turn': 'Do you resolve your single-use order now, or a normal one?',
    'ask.single-turn.waiting': '{{seat|is|are}} choosing which order to resolve',
    'ask.supply-caravan': 'Do you raise your supply?',
    'ask.supply-caravan.about': 'Do you raise your supply from {{before}} to {{supply}}?',
    'ask.supply-caravan.waiting': '{{seat|is|are}} deciding on supply',
    'ask.gather-units': 'Which units come with the Forced March?',
    'ask.gather-units.about': 'Which units does the Forced March bring $t(area.{{area}}, to)?',
    'ask.gather-units.waiting': '{{seat|is|are}} choosing units for a Forced March',
    'ask.hold-areas': 'In which of the areas you left empty do you leave a Power token?',
    'ask.hold-areas.waiting': '{{seat|is|are}} deciding where to leave Power tokens',
    'ask.iron-fleet': 'Which orders does the Iron Fleet remove?',
    'ask.iron-fleet.about': 'Which orders does the Iron Fleet remove $t(area.{{area}}, from), at most 2?',
    'ask.iron-fleet.waiting': '{{seat|is|are}} choosing orders to remove',
    'ask.peaceful-march': 'Which units does the Young Wolf move, and where to?',
    'ask.peaceful-march.about': 'Which units does the Young Wolf move $t(area.{{area}}, from), and where to?',
    'ask.peaceful-march.waiting': '{{seat|is|are}} moving units with the Young Wolf',
    'ask.tribute-card': 'Which card do you discard for the Might of Highgarden?',
    'ask.tribute-card.waiting': '{{seat|is|are}} choosing a card to discard',
    'ask.tribute': 'How much Power does this House give up?',
    'ask.tribute.about':
      '$t(house.{{house}}, has|have) {{power}} Power: how much do you claim? Left to claim: {{left}}.',
    'ask.tribute.waiting': '{{seat|is|are}} claiming Power',
    'ask.sting': 'Which card do you discard from this hand?',
    'ask.sting.about': 'Which card $t(house.{{house}}, of) do you discard?',
    'ask.sting.waiting': '{{seat|is|are}} choosing a card of another House to discard',
    'ask.bind-house': 'Which House do you keep from your areas this round?',
    'ask.bind-house.waiting': '{{seat|is|are}} naming a House',
    'ask.sacrifice': 'Do you discard Melisandre?',
    'ask.sacrifice.about': 'Do you discard $t(card.{{card}}, the) for the Will of R’hllor?',
    'ask.sacrifice.waiting': '{{seat|is|are}} deciding whether to discard Melisandre',
    'ask.burn-order': 'Which Defense or Support order do you remove?',
    'ask.burn-order.waiting': '{{seat|is|are}} choosing an order to remove',

    'choice.single-use': 'Place $t(items.{{items}}) face down',
    'choice.single-use.none': 'Place no single-use order',
    'choice.single-turn.raid': 'Resolve a Raid',
    'choice.single-turn.march': 'Resolve a March',
    'choice.single-turn.consolidate': 'Resolve a Consolidate Power order',
    'choice.supply-caravan.raise': 'Raise your supply',
    'choice.supply-caravan.keep': 'Leave your supply as it is',
    'choice.gather-units': 'Bring $t(leaving.{{items}})',
    'choice.gather-units.none': 'Bring nobody',
    'choice.hold-areas': 'Leave a Power token $t(items.{{items}})',
    'choice.hold-areas.none': 'Leave no Power token',
    'choice.iron-fleet': 'Remove the order $t(items.{{items}})',
    'choice.iron-fleet.none': 'Remove no order',
    'choice.peaceful-march': 'Move $t(area.{{origin}}, from): $t(items.{{items}})',
    'choice.peaceful-march.leave': 'Move $t(area.{{origin}}, from) and leave a Power token: $t(items.{{items}})',
    'choice.peaceful-march.none': 'Move nobody $t(area.{{origin}}, from)',
    'choice.tribute-card': 'Discard $t(card.{{card}}, the)',
    'choice.tribute': 'Claim {{amount}} Power',
    'choice.sting': 'Discard $t(card.{{card}}, the)',
    'choice.sting.none': 'Discard no card of this House',
    'choice.bind-house': 'Name $t(house.{{house}}, the)',
    'choice.bind-house.nobody': 'Name nobody',
    'choice.sacrifice.discard': 'Discard Melisandre',
    'choice.sacrifice.keep': 'Keep Melisandre: the order does nothing',
    'choice.burn-order': 'Remove the order $t(items.{{items}})',
    'choice.burn-order.none': 'Remove no order',

    'event.single-use-placed': '$t(house.{{house}}, places|place) a single-use order face down $t(area.{{area}}, in)',
    'event.single-use-chosen':
      '$t(house.{{house}}, places|place) “$t(order.{{order}})” face down $t(area.{{area}}, in)',
    'event.single-use-passed': '$t(house.{{house}}, places|place) no single-use order',
    'event.single-use-revealed':
      '$t(house.{{house}}, reveals|reveal) a single-use order $t(area.{{area}}, in): “$t(order.{{order}})”',
    'event.single-use-resolved': '$t(house.{{house}}, resolves|resolve) “$t(order.{{order}})” $t(area.{{area}}, in)',
    'event.house-bound':
      'This round $t(house.{{house}}, cannot|cannot) march, raid or support against areas $t(house.{{before}}, of)',
    'gain.single-use': 'tribute',

    'explain.single-use-back': '$t(house.{{house}}, has|have) a face-down single-use order here.',
    'explain.single-use-left': 'Single-use orders not revealed yet: $t(items.{{items}}).',

    'problem.one-single-use-order': 'At most one single-use order a round; you chose {{count}}.',
    'problem.no-unit-for-single-use': 'You have no units $t(area.{{area}}, in): a single-use order needs at least 1.',
    'problem.no-single-use-in-port': 'You cannot place a single-use order $t(area.{{area}}, in): it is a port.',
    'problem.no-such-single-use-order': '“{{order}}” is not one of your single-use orders.',
    'problem.single-use-spent': 'You have used “$t(order.{{order}})” already: each is played once in the game.',
    'problem.single-use-banned':
      '“$t(order.{{order}})” would be wasted: “$t(effect.{{effect}})” is in force, and its step is skipped this round.',
    'problem.single-use-stays':
      'You have only a single-use order $t(area.{{area}}, in): $t(marker.court, the) replaces normal orders.',
    'problem.single-or-usual':
      '“{{choice}}” is not a valid answer. You can: $t(choice.single-turn.{{order}}); $t(choice.single-turn.{{icon}}).',
    'problem.single-use-does-not-offer': '$t(order.{{order}}) does not offer “{{choice}}”.',
    'problem.cannot-be-gathered':
      'You do not have {{count}} unrouted $t(unit.{{kind}}) $t(area.{{area}}, in) that could join the Forced March.',
    'problem.not-left-empty':
      'You cannot leave a Power token $t(area.{{area}}, in): the area is not left empty, or cannot hold one. You can: $t(items.{{items}}).',
    'problem.held-twice': 'You chose $t(area.{{area}}, the) twice: 1 Power token is enough.',
    'problem.too-little-power-to-hold':
      'You would leave {{count}} Power tokens, but you have only {{power}} available.',
    'problem.another-area-marches':
      'The Young Wolf moves only the units of the area it lies in ($t(items.{{items}})), not those $t(area.{{area}}, of).',
    'problem.no-battle-by-this-order':
      'The Young Wolf cannot go $t(area.{{area}}, to): there are enemies, and he may not start a battle.',
    'problem.neutral-force-in-the-way':
      'The Young Wolf cannot go $t(area.{{area}}, to): a neutral force holds the area.',
    'problem.the-iron-fleet-reaches-no-order':
      'The Iron Fleet finds no order to remove $t(area.{{area}}, in). It reaches: $t(items.{{items}}).',
    'problem.the-iron-fleet-wrong-number': 'The Iron Fleet removes at most {{max}}, each once; you chose {{count}}.',
    'problem.the-will-of-rhllor-reaches-no-order':
      'There is no Defense or Support order $t(area.{{area}}, in). Where there is one: $t(items.{{items}}).',
    'problem.the-will-of-rhllor-wrong-number': 'The Will of R’hllor removes at most {{max}}; you chose {{count}}.',
    'problem.tribute-needs-a-card': 'The Might of Highgarden costs a card of your hand: $t(items.{{items}}).',
    'problem.tribute-out-of-range':
      'You can claim 0 to {{most}} $t(house.{{house}}, from), no more than it has and no more than the card’s strength; not {{amount}}.',
    'problem.card-is-immune':
      '$t(card.{{card}}) cannot be taken by the Scorpion’s Sting. What can: $t(items.{{items}}).',
    'problem.card-not-in-their-hand':
      '“{{card}}” is not in the hand $t(house.{{house}}, of). What you can take: $t(items.{{items}}).',
    'problem.house-not-near':
      '“{{choice}}” is not a House with units in areas next to $t(area.{{area}}, the). You can choose: $t(items.{{items}}).',
    'problem.barred-by-cunning':
      'The Lion’s Cunning: this round you cannot march, raid or support against $t(area.{{area}}, the).',
  },

  it: {
    'order.conscription': 'Coscrizione',
    'order.conscription.text':
      'Con i Consolidamenti: recluta nella Città o Roccaforte di quest’area, con le regole consuete. Altrove non fa nulla.',
    'order.supply-caravan': 'Carovana Rifornimenti',
    'order.supply-caravan.text':
      'Con i Consolidamenti: puoi aumentare i tuoi Rifornimenti dei barili di quest’area, finché i barili non si ricontano.',
    'order.forced-march': 'Marcia Forzata',
    'order.forced-march.text':
      'Con le Marce: puoi portare qui quante tue unità vuoi dalle aree intorno, anche con il trasporto navale, entro i Rifornimenti.',
    'order.the-iron-fleet': 'La Flotta di Ferro',
    'order.the-iron-fleet.noun': 'a la',
    'order.the-iron-fleet.text':
      'Con le Incursioni: puoi togliere fino a 2 ordini adiacenti di qualsiasi tipo, ma nessun ordine ad uso singolo.',
    'order.the-young-wolf': 'Il Giovane Lupo',
    'order.the-young-wolf.noun': 'a il',
    'order.the-young-wolf.text':
      'Con le Incursioni: puoi muovere unità da qui come con una Marcia, ma solo dove non ci sono nemici né forze neutrali.',
    'order.the-might-of-highgarden': 'La Potenza di Altogiardino',
    'order.the-might-of-highgarden.noun': 'a la',
    'order.the-might-of-highgarden.text':
      'Con i Consolidamenti: scarta una carta; le Case con unità adiacenti cedono il Potere che decidi tu, in tutto non più della sua forza, e tu ne prendi altrettanto.',
    'order.the-scorpions-sting': 'L’Aculeo dello Scorpione',
    'order.the-scorpions-sting.noun': 'a l’',
    'order.the-scorpions-sting.text':
      'Con le Incursioni: puoi scartare 1 carta di ogni Casa con unità adiacenti, ma mai Melisandre né l’ultima carta.',
    'order.the-lions-cunning': 'L’Astuzia del Leone',
    'order.the-lions-cunning.noun': 'a l’',
    'order.the-lions-cunning.text':
      'Con le Incursioni: puoi nominare una Casa con unità adiacenti. In questo turno non può marciare, fare Incursioni né supportare contro aree che controlli.',
    'order.the-will-of-rhllor': 'La Volontà di R’hllor',
    'order.the-will-of-rhllor.noun': 'a la',
    'order.the-will-of-rhllor.text':
      'Con le Incursioni: se scarti Melisandre, puoi togliere 1 ordine di Difesa o Supporto ovunque sulla mappa.',
    'effect.bound-by-cunning': 'L’Astuzia del Leone',

    'ask.single-use': 'Piazzi un ordine ad uso singolo, e dove?',
    'ask.single-use.waiting': '{{seat|decide|decidono}} su un ordine ad uso singolo',
    'ask.single-turn': 'Risolvi ora il tuo ordine ad uso singolo, o un ordine normale?',
    'ask.single-turn.waiting': '{{seat|sceglie|scelgono}} quale ordine risolvere',
    'ask.supply-caravan': 'Aumenti i tuoi Rifornimenti?',
    'ask.supply-caravan.about': 'Aumenti i tuoi Rifornimenti da {{before}} a {{supply}}?',
    'ask.supply-caravan.waiting': '{{seat|decide|decidono}} sui Rifornimenti',
    'ask.gather-units': 'Quali unità arrivano con la Marcia Forzata?',
    'ask.gather-units.about': 'Quali unità porta la Marcia Forzata $t(area.{{area}}, to)?',
    'ask.gather-units.waiting': '{{seat|sceglie|scelgono}} le unità di una Marcia Forzata',
    'ask.hold-areas': 'In quali delle aree rimaste vuote lasci un gettone Potere?',
    'ask.hold-areas.waiting': '{{seat|decide|decidono}} dove lasciare gettoni Potere',
    'ask.iron-fleet': 'Quali ordini toglie la Flotta di Ferro?',
    'ask.iron-fleet.about': 'Quali ordini toglie la Flotta di Ferro $t(area.{{area}}, from), al massimo 2?',
    'ask.iron-fleet.waiting': '{{seat|sceglie|scelgono}} gli ordini da togliere',
    'ask.peaceful-march': 'Quali unità muove il Giovane Lupo, e dove?',
    'ask.peaceful-march.about': 'Quali unità muove il Giovane Lupo $t(area.{{area}}, from), e dove?',
    'ask.peaceful-march.waiting': '{{seat|muove|muovono}} unità con il Giovane Lupo',
    'ask.tribute-card': 'Quale carta scarti per la Potenza di Altogiardino?',
    'ask.tribute-card.waiting': '{{seat|sceglie|scelgono}} una carta da scartare',
    'ask.tribute': 'Quanto Potere cede questa Casa?',
    'ask.tribute.about': 'Potere $t(house.{{house}}, of): {{power}}. Quanto ne cede? Ancora da reclamare: {{left}}.',
    'ask.tribute.waiting': '{{seat|reclama|reclamano}} Potere',
    'ask.sting': 'Quale carta di questa mano scarti?',
    'ask.sting.about': 'Quale carta $t(house.{{house}}, of) scarti?',
    'ask.sting.waiting': '{{seat|sceglie|scelgono}} una carta altrui da scartare',
    'ask.bind-house': 'Quale Casa tieni lontana dalle tue aree in questo turno?',
    'ask.bind-house.waiting': '{{seat|nomina|nominano}} una Casa',
    'ask.sacrifice': 'Scarti Melisandre?',
    'ask.sacrifice.about': 'Scarti $t(card.{{card}}, the) per la Volontà di R’hllor?',
    'ask.sacrifice.waiting': '{{seat|decide|decidono}} se scartare Melisandre',
    'ask.burn-order': 'Quale ordine di Difesa o Supporto togli?',
    'ask.burn-order.waiting': '{{seat|sceglie|scelgono}} un ordine da togliere',

    'choice.single-use': 'Piazza coperto: $t(items.{{items}})',
    'choice.single-use.none': 'Non piazzare ordini ad uso singolo',
    'choice.single-turn.raid': 'Risolvi un’Incursione',
    'choice.single-turn.march': 'Risolvi una Marcia',
    'choice.single-turn.consolidate': 'Risolvi un ordine di Consolidamento',
    'choice.supply-caravan.raise': 'Aumenta i tuoi Rifornimenti',
    'choice.supply-caravan.keep': 'Lascia i Rifornimenti come sono',
    'choice.gather-units': 'Porta $t(leaving.{{items}})',
    'choice.gather-units.none': 'Non portare nessuno',
    'choice.hold-areas': 'Lascia un gettone Potere $t(items.{{items}})',
    'choice.hold-areas.none': 'Non lasciare gettoni Potere',
    'choice.iron-fleet': 'Togli l’ordine $t(items.{{items}})',
    'choice.iron-fleet.none': 'Non togliere ordini',
    'choice.peaceful-march': 'Muovi $t(area.{{origin}}, from): $t(items.{{items}})',
    'choice.peaceful-march.leave': 'Muovi $t(area.{{origin}}, from) e lascia un gettone Potere: $t(items.{{items}})',
    'choice.peaceful-march.none': 'Non muovere nessuno $t(area.{{origin}}, from)',
    'choice.tribute-card': 'Scarta $t(card.{{card}}, the)',
    'choice.tribute': 'Reclama {{amount}}',
    'choice.sting': 'Scarta $t(card.{{card}}, the)',
    'choice.sting.none': 'Non scartare carte di questa Casa',
    'choice.bind-house': 'Nomina $t(house.{{house}}, the)',
    'choice.bind-house.nobody': 'Non nominare nessuno',
    'choice.sacrifice.discard': 'Scarta Melisandre',
    'choice.sacrifice.keep': 'Tieni Melisandre: l’ordine non fa nulla',
    'choice.burn-order': 'Togli l’ordine $t(items.{{items}})',
    'choice.burn-order.none': 'Non togliere ordini',

    'event.single-use-placed':
      '$t(house.{{house}}, piazza|piazzano) coperto un ordine ad uso singolo $t(area.{{area}}, in)',
    'event.single-use-chosen':
      '$t(house.{{house}}, piazza|piazzano) coperto «$t(order.{{order}})» $t(area.{{area}}, in)',
    'event.single-use-passed': '$t(house.{{house}}, non piazza|non piazzano) ordini ad uso singolo',
    'event.single-use-revealed':
      '$t(house.{{house}}, rivela|rivelano) un ordine ad uso singolo $t(area.{{area}}, in): «$t(order.{{order}})»',
    'event.single-use-resolved': '$t(house.{{house}}, risolve|risolvono) «$t(order.{{order}})» $t(area.{{area}}, in)',
    'event.house-bound':
      'In questo turno $t(house.{{house}}, non può|non possono) marciare, fare Incursioni né supportare contro aree $t(house.{{before}}, of)',
    'gain.single-use': 'tributo',

    'explain.single-use-back': 'Qui c’è un ordine ad uso singolo coperto $t(house.{{house}}, of).',
    'explain.single-use-left': 'Ordini ad uso singolo non ancora rivelati: $t(items.{{items}}).',

    'problem.one-single-use-order': 'Al massimo un ordine ad uso singolo per turno; ne hai scelti {{count}}.',
    'problem.no-unit-for-single-use':
      'Non hai unità $t(area.{{area}}, in): un ordine ad uso singolo ne richiede almeno 1.',
    'problem.no-single-use-in-port': 'Non puoi piazzare un ordine ad uso singolo $t(area.{{area}}, in): è un porto.',
    'problem.no-such-single-use-order': '«{{order}}» non è uno dei tuoi ordini ad uso singolo.',
    'problem.single-use-spent': 'Hai già usato «$t(order.{{order}})»: ciascuno si gioca una volta sola.',
    'problem.single-use-banned':
      '«$t(order.{{order}})» sarebbe sprecato: vale «$t(effect.{{effect}})», e in questo turno la sua fase si salta.',
    'problem.single-use-stays':
      'Hai solo un ordine ad uso singolo $t(area.{{area}}, in): $t(marker.court, the) sostituisce ordini normali.',
    'problem.single-or-usual':
      '«{{choice}}» non è una risposta valida. Puoi: $t(choice.single-turn.{{order}}); $t(choice.single-turn.{{icon}}).',
    'problem.single-use-does-not-offer': '$t(order.{{order}}) non offre «{{choice}}».',
    'problem.cannot-be-gathered':
      'Per la Marcia Forzata non hai {{count}} $t(unit.{{kind}}) non in rotta $t(area.{{area}}, in).',
    'problem.not-left-empty':
      'Non puoi lasciare un gettone Potere $t(area.{{area}}, in): l’area non resta vuota o non può averne. Puoi: $t(items.{{items}}).',
    'problem.held-twice': 'Hai scelto due volte $t(area.{{area}}, the): basta 1 gettone Potere.',
    'problem.too-little-power-to-hold': 'Lasceresti {{count}} gettoni Potere, e ne hai disponibili {{power}}.',
    'problem.another-area-marches':
      'Il Giovane Lupo muove solo le unità dell’area in cui si trova ($t(items.{{items}})), non quelle $t(area.{{area}}, of).',
    'problem.no-battle-by-this-order':
      'Il Giovane Lupo non può andare $t(area.{{area}}, to): ci sono nemici, e non può nascerne una battaglia.',
    'problem.neutral-force-in-the-way': 'Il Giovane Lupo non può andare $t(area.{{area}}, to): c’è una forza neutrale.',
    'problem.the-iron-fleet-reaches-no-order':
      'La Flotta di Ferro non trova ordini da togliere $t(area.{{area}}, in). Raggiunge: $t(items.{{items}}).',
    'problem.the-iron-fleet-wrong-number':
      'La Flotta di Ferro ne toglie al massimo {{max}}, ciascuno una volta; ne hai scelti {{count}}.',
    'problem.the-will-of-rhllor-reaches-no-order':
      'Non c’è un ordine di Difesa o Supporto $t(area.{{area}}, in). Dove c’è: $t(items.{{items}}).',
    'problem.the-will-of-rhllor-wrong-number':
      'La Volontà di R’hllor ne toglie al massimo {{max}}; ne hai scelti {{count}}.',
    'problem.tribute-needs-a-card': 'La Potenza di Altogiardino costa una carta della tua mano: $t(items.{{items}}).',
    'problem.tribute-out-of-range':
      '$t(house.{{house}}, from) puoi reclamare da 0 a {{most}}, non più di quanto ha e della forza della carta; non {{amount}}.',
    'problem.card-is-immune':
      '$t(card.{{card}}): l’Aculeo dello Scorpione non può prenderla. Può prendere: $t(items.{{items}}).',
    'problem.card-not-in-their-hand':
      '«{{card}}» non è nella mano $t(house.{{house}}, of). Puoi prendere: $t(items.{{items}}).',
    'problem.house-not-near':
      '«{{choice}}» non ha unità in aree che confinano con $t(area.{{area}}, the). Puoi scegliere: $t(items.{{items}}).',
    'problem.barred-by-cunning':
      'L’Astuzia del Leone: in questo turno non puoi marciare, fare Incursioni né supportare contro $t(area.{{area}}, the).',
  },
};

export const texts: Catalogue = mergeCatalogues(words, picks);
