import { mergeCatalogues, type Catalogue, type Messages } from '@corvo/core';
import { SINGLES } from './facts.ts';

/** An answer for each order there is: `choice.WHY.ORDER`. */
const forOrders = (why: string, ids: readonly string[], text: (order: string) => string): Messages =>
  Object.fromEntries(ids.map(id => [`choice.${why}.${id}`, text(`$t(order.${id})`)]));

const SINGLE_IDS = SINGLES.map(({ id }) => id);

/** Which of several orders is resolved: the same sentence for every face. */
const picks: Catalogue = {
  en: {
    ...forOrders('single-turn', SINGLE_IDS, order => `Resolve “${order}” $t(area.{{area}}, in)`),
  },
  it: {
    ...forOrders('single-turn', SINGLE_IDS, order => `Risolvi «${order}» $t(area.{{area}}, in)`),
  },
};

/** The nine single-use orders, and what is asked, told and refused when they are placed. */
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
      'In the Raid step: you may name a House with adjacent units. This round it cannot march, raid or support against areas you control (by an option, against your Ships too).',
    'order.the-will-of-rhllor': 'The Will of R’hllor',
    'order.the-will-of-rhllor.noun': 'at the',
    'order.the-will-of-rhllor.text':
      'In the Raid step: if you discard Melisandre, you may remove 1 Defense or Support order anywhere on the map.',

    'ask.single-use': 'Do you place a single-use order, and where?',
    'ask.single-use.waiting': '{{seat|is|are}} deciding on a single-use order',
    'ask.single-turn': 'Do you resolve your single-use order now, or a normal one?',
    'ask.single-turn.waiting': '{{seat|is|are}} choosing which order to resolve',

    'choice.single-use': 'Place $t(order.{{order1}}, the) face down $t(area.{{area1}}, in)',
    'choice.single-use.none': 'Place no single-use order',
    'choice.single-turn.raid': 'Resolve a Raid',
    'choice.single-turn.march': 'Resolve a March',
    'choice.single-turn.consolidate': 'Resolve a Consolidate Power order',

    'event.single-use-placed': '$t(house.{{house}}, places|place) a single-use order face down $t(area.{{area}}, in)',
    'event.single-use-chosen':
      '$t(house.{{house}}, places|place) “$t(order.{{order}})” face down $t(area.{{area}}, in)',
    'event.single-use-passed': '$t(house.{{house}}, places|place) no single-use order',
    'event.single-use-revealed':
      '$t(house.{{house}}, reveals|reveal) a single-use order $t(area.{{area}}, in): “$t(order.{{order}})”',
    'event.single-use-resolved': '$t(house.{{house}}, resolves|resolve) “$t(order.{{order}})” $t(area.{{area}}, in)',

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
    'problem.the-iron-fleet-wrong-number':
      'Orders that the Iron Fleet can remove: at most {{max}}, each only once; you chose {{count}}.',
    'problem.the-will-of-rhllor-reaches-no-order':
      'There is no Defense or Support order $t(area.{{area}}, in). Where there is one: $t(items.{{items}}).',
    'problem.the-will-of-rhllor-wrong-number': 'The Will of R’hllor removes only {{max}} order; you chose {{count}}.',
    'problem.tribute-needs-a-card': 'The Might of Highgarden costs a card of your hand: $t(items.{{items}}).',
    'problem.tribute-out-of-range':
      'You can claim 0 to {{most}} $t(house.{{house}}, from), no more than it has and no more than the card’s strength; not {{amount}}.',
    'problem.card-is-immune':
      '$t(card.{{card}}) cannot be taken by the Scorpion’s Sting. What can: $t(items.{{items}}).',
    'problem.card-not-in-their-hand':
      '“{{card}}” is not in $t(house.{{house}}, owner) hand$t(house.{{house}}, owned). What you can take: $t(items.{{items}}).',
    'problem.house-not-near':
      '“{{choice}}” is not a House with units in areas next to $t(area.{{area}}, the). You can choose: $t(items.{{items}}).',
    'problem.barred-by-cunning':
      'The Lion’s Cunning: this round you cannot march, raid or support against $t(area.{{area}}, the).',
  },

  it: {
    'order.conscription': 'Coscrizione',
    'order.conscription.text':
      'Nel passo dei Consolidamenti: recluta nella Città o Roccaforte di quest’area, con le regole consuete. Altrove non fa nulla.',
    'order.supply-caravan': 'Carovana Rifornimenti',
    'order.supply-caravan.text':
      'Nel passo dei Consolidamenti: puoi aumentare i tuoi Rifornimenti dei barili di quest’area, finché i barili non si ricontano.',
    'order.forced-march': 'Marcia Forzata',
    'order.forced-march.text':
      'Nel passo delle Marce: puoi portare qui quante tue unità vuoi dalle aree intorno, anche con il trasporto navale, entro i Rifornimenti.',
    'order.the-iron-fleet': 'La Flotta di Ferro',
    'order.the-iron-fleet.noun': 'a la',
    'order.the-iron-fleet.text':
      'Nel passo delle Incursioni: puoi togliere fino a 2 ordini adiacenti di qualsiasi tipo, ma nessun ordine ad uso singolo.',
    'order.the-young-wolf': 'Il Giovane Lupo',
    'order.the-young-wolf.noun': 'a il',
    'order.the-young-wolf.text':
      'Nel passo delle Incursioni: puoi muovere unità da qui come con una Marcia, ma solo dove non ci sono nemici né forze neutrali.',
    'order.the-might-of-highgarden': 'La Potenza di Altogiardino',
    'order.the-might-of-highgarden.noun': 'a la',
    'order.the-might-of-highgarden.text':
      'Nel passo dei Consolidamenti: scarta una carta; le Case con unità adiacenti cedono il Potere che decidi tu, in tutto non più della sua forza, e tu ne prendi altrettanto.',
    'order.the-scorpions-sting': 'L’Aculeo dello Scorpione',
    'order.the-scorpions-sting.noun': 'a l’',
    'order.the-scorpions-sting.text':
      'Nel passo delle Incursioni: puoi scartare 1 carta di ogni Casa con unità adiacenti, ma mai Melisandre né l’ultima carta.',
    'order.the-lions-cunning': 'L’Astuzia del Leone',
    'order.the-lions-cunning.noun': 'a l’',
    'order.the-lions-cunning.text':
      'Nel passo delle Incursioni: puoi nominare una Casa con unità adiacenti. In questo turno non può marciare, fare Incursioni né supportare contro aree che controlli (con un’opzione, neanche contro le tue Navi).',
    'order.the-will-of-rhllor': 'La Volontà di R’hllor',
    'order.the-will-of-rhllor.noun': 'a la',
    'order.the-will-of-rhllor.text':
      'Nel passo delle Incursioni: se scarti Melisandre, puoi togliere 1 ordine di Difesa o Supporto ovunque sulla mappa.',

    'ask.single-use': 'Piazzi un ordine ad uso singolo, e dove?',
    'ask.single-use.waiting': '{{seat|decide|decidono}} su un ordine ad uso singolo',
    'ask.single-turn': 'Risolvi ora il tuo ordine ad uso singolo, o un ordine normale?',
    'ask.single-turn.waiting': '{{seat|sceglie|scelgono}} quale ordine risolvere',

    'choice.single-use': 'Piazza $t(order.{{order1}}, the) coperto $t(area.{{area1}}, in)',
    'choice.single-use.none': 'Non piazzare ordini ad uso singolo',
    'choice.single-turn.raid': 'Risolvi un’Incursione',
    'choice.single-turn.march': 'Risolvi una Marcia',
    'choice.single-turn.consolidate': 'Risolvi un ordine di Consolidamento',

    'event.single-use-placed':
      '$t(house.{{house}}, piazza|piazzano) coperto un ordine ad uso singolo $t(area.{{area}}, in)',
    'event.single-use-chosen':
      '$t(house.{{house}}, piazza|piazzano) coperto «$t(order.{{order}})» $t(area.{{area}}, in)',
    'event.single-use-passed': '$t(house.{{house}}, non piazza|non piazzano) ordini ad uso singolo',
    'event.single-use-revealed':
      '$t(house.{{house}}, rivela|rivelano) un ordine ad uso singolo $t(area.{{area}}, in): «$t(order.{{order}})»',
    'event.single-use-resolved': '$t(house.{{house}}, risolve|risolvono) «$t(order.{{order}})» $t(area.{{area}}, in)',

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
      'Ordini che la Flotta di Ferro può togliere: al massimo {{max}}, ciascuno una volta sola; ne hai scelti {{count}}.',
    'problem.the-will-of-rhllor-reaches-no-order':
      'Non c’è un ordine di Difesa o Supporto $t(area.{{area}}, in). Dove c’è: $t(items.{{items}}).',
    'problem.the-will-of-rhllor-wrong-number':
      'La Volontà di R’hllor toglie solo {{max}} ordine; ne hai scelti {{count}}.',
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

export const firstTexts: Catalogue = mergeCatalogues(words, picks);
