import { mergeCatalogues, type Catalogue, type Messages } from '@corvo/core';
import { firstTexts as base } from '@corvo/first-edition/expand';
import { SINGLES } from './facts.ts';

/** An answer for each order there is: `choice.WHY.ORDER`. */
const forOrders = (why: string, ids: readonly string[], text: (order: string) => string): Messages =>
  Object.fromEntries(ids.map(id => [`choice.${why}.${id}`, text(`order.${id}`)]));

const SINGLE_IDS = SINGLES.map(({ id }) => id);
const USUAL_IDS = Object.keys(base.en).flatMap(key => /^order\.([a-z-]+)$/.exec(key)?.[1] ?? []);
const ALL_IDS = [...USUAL_IDS, ...SINGLE_IDS];
const CERSEI = 'remove-an-order-of-the-loser';

/** Which of several orders Cersei removes: the same sentence for every face. */
const picks: Catalogue = {
  en: {
    ...forOrders(CERSEI, ALL_IDS, order => `Remove the $t(${order}, bare) order $t(area.{{area}}, in)`),
  },
  it: {
    ...forOrders(CERSEI, ALL_IDS, order => `Togli l’ordine $t(${order}, of) $t(area.{{area}}, in)`),
  },
};

/** What the nine single-use orders ask, tell and refuse when they are resolved. */
const words: Catalogue = {
  en: {
    'effect.bound-by-cunning': 'The Lion’s Cunning',

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
    'ask.sting.about': 'Which of $t(house.{{house}}, owner) cards$t(house.{{house}}, owned) do you discard?',
    'ask.sting.waiting': '{{seat|is|are}} choosing a card of another House to discard',
    'ask.bind-house': 'Which House do you keep from your areas this round?',
    'ask.bind-house.waiting': '{{seat|is|are}} naming a House',
    'ask.sacrifice': 'Do you discard Melisandre?',
    'ask.sacrifice.about': 'Do you discard $t(card.{{card}}, the) for the Will of R’hllor?',
    'ask.sacrifice.waiting': '{{seat|is|are}} deciding whether to discard Melisandre',
    'ask.burn-order': 'Which Defense or Support order do you remove?',
    'ask.burn-order.waiting': '{{seat|is|are}} choosing an order to remove',

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

    'event.house-bound':
      'This round $t(house.{{house}}, cannot|cannot) march, raid or support against $t(house.{{before}}, owner) areas$t(house.{{before}}, owned)',
    'gain.single-use': 'tribute',

    'explain.single-use-back': '$t(house.{{house}}, has|have) a face-down single-use order here.',
    'explain.single-use-left': 'Single-use orders not revealed yet: $t(items.{{items}}).',
    'guide.without-order': 'no normal order yet; $t(items.{{items}})', // a single-use order may lie there
  },

  it: {
    'effect.bound-by-cunning': 'L’Astuzia del Leone',

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

    'event.house-bound':
      'In questo turno $t(house.{{house}}, non può|non possono) marciare, fare Incursioni né supportare contro aree $t(house.{{before}}, of)',
    'gain.single-use': 'tributo',

    'explain.single-use-back': 'Qui c’è un ordine ad uso singolo coperto $t(house.{{house}}, of).',
    'explain.single-use-left': 'Ordini ad uso singolo non ancora rivelati: $t(items.{{items}}).',
    'guide.without-order': 'ancora senza ordine normale; $t(items.{{items}})',
  },
};

export const texts: Catalogue = mergeCatalogues(words, picks);
