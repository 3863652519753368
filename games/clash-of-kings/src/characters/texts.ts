import { mergeCatalogues, type Catalogue, type Messages } from '@corvo/core';
import { cardTexts } from './card-texts.ts';

/** Whose text is at work, by the name of its effect; some stand on more than one card. */
const SOURCES: Messages = {
  'effect.become-a-used-card-of-the-opponent': '$t(card.patchface-ck)',
  'effect.two-stronger-below-the-opponent': '$t(card.stannis-baratheon-ck)',
  'effect.may-muster-after-winning': '$t(card.aeron-damphair-ck)',
  'effect.take-power-for-the-opposing-card': '$t(card.the-reader-ck)',
  'effect.two-stronger-defending-a-castle': '$t(card.theon-greyjoy-ck)',
  'effect.ships-around-add-strength': '$t(card.dagmar-cleftjaw-ck)',
  'effect.opponent-keeps-the-blade': '$t(card.ser-jaime-lannister-ck)',
  'effect.opponent-without-support': '$t(card.tyrion-lannister-ck)',
  'effect.pay-for-strength': '$t(card.tywin-lannister-ck)',
  'effect.take-the-text-of-a-used-card': '$t(card.old-nan-ck)',
  'effect.may-march-again-with-knights': '$t(card.robb-stark-ck)',
  'effect.ignore-and-may-use-the-opponents-text': '$t(card.willas-tyrell-ck)',
  'effect.opposing-card-counts-nothing': '$t(card.queen-of-thorns-ck)',
  'effect.keep-the-march': '$t(card.mace-tyrell-ck)',
  'effect.add-a-card-of-the-hand': '$t(card.doran-martell-ck)',
  'effect.opposing-card-counts-nothing-in-defence': '$t(card.ellaria-sand-ck)',
};

/** What the texts of the new cards ask and tell. */
const asked: Catalogue = {
  en: {
    ...SOURCES,
    'effect.ignore-the-opponents-text': 'a card that ignores abilities',

    'ask.become-a-used-card-of-the-opponent': 'Which discarded card of your opponent does your card become?',
    'ask.become-a-used-card-of-the-opponent.about':
      'Battle $t(area.{{battle}}, in): which of $t(house.{{foe}}, owner) discarded cards$t(house.{{foe}}, owned) does your card become?',
    'ask.become-a-used-card-of-the-opponent.waiting': '{{seat|is|are}} choosing a discarded card to become',
    'choice.become-a-used-card-of-the-opponent': 'Become $t(card.{{card}}, the)',

    'ask.take-the-text-of-a-used-card': 'Which discarded card of an opponent lends you its ability?',
    'ask.take-the-text-of-a-used-card.about':
      'Battle $t(area.{{battle}}, in) against $t(house.{{foe}}, the): which discarded card of an opponent lends you its ability?',
    'ask.take-the-text-of-a-used-card.waiting': '{{seat|is|are}} choosing the ability of a used card',
    'choice.take-the-text-of-a-used-card': 'Take the ability $t(card.{{card}}, of)',

    'ask.add-a-card-of-the-hand': 'Which card of your hand do you add?',
    'ask.add-a-card-of-the-hand.about':
      'Battle $t(area.{{battle}}, in) against $t(house.{{foe}}, the): which card of your hand do you add?',
    'ask.add-a-card-of-the-hand.waiting': '{{seat|is|are}} choosing a card to add',
    'choice.add-a-card-of-the-hand': 'Add $t(card.{{card}}, the)',

    'ask.ignore-and-may-use-the-opponents-text': 'The ability of the opposing card is ignored: do you use it yourself?',
    'ask.ignore-and-may-use-the-opponents-text.about':
      'The ability of $t(house.{{foe}}, owner) card$t(house.{{foe}}, owned) is ignored: do you use it yourself?',
    'ask.ignore-and-may-use-the-opponents-text.waiting': '{{seat|is|are}} deciding whether to use the ignored ability',
    'choice.ignore-and-may-use-the-opponents-text.use': 'Use the ability yourself',
    'choice.ignore-and-may-use-the-opponents-text.none': 'Do without the ability',

    'ask.opponent-without-support': 'Which Support or Defense order do you remove?',
    'ask.opponent-without-support.about':
      'Battle $t(area.{{battle}}, in) against $t(house.{{foe}}, the): which Support or Defense order do you remove?',
    'ask.opponent-without-support.waiting': '{{seat|is|are}} deciding whether to remove an order',
    'choice.opponent-without-support': 'Remove the order $t(items.{{items}})',
    'choice.opponent-without-support.none': 'Remove no order',

    'ask.pay-for-strength': 'How much Power do you pay for the strength of your card?',
    'ask.pay-for-strength.about':
      'Battle $t(area.{{battle}}, in): $t(house.{{attacker}}) {{attack}}, $t(house.{{defender}}) {{defence}}. How much Power do you pay for the strength of your card?',
    'ask.pay-for-strength.waiting': '{{seat|is|are}} deciding how much Power to pay for strength',
    'choice.pay-for-strength': 'Pay {{amount}} Power',

    'ask.second-march': 'Do your Knights march on, and where to?',
    'ask.second-march.waiting': '{{seat|is|are}} deciding whether the Knights march on',
    'choice.second-march': 'March on $t(area.{{origin}}, from): $t(items.{{items}})',
    'choice.second-march.leave': 'March on $t(area.{{origin}}, from) and leave a Power token: $t(items.{{items}})',
    'choice.second-march.none': 'Stay $t(area.{{origin}}, in)',
    'problem.second-march-from-here': 'This March starts $t(area.{{area}}, from), where the battle was won.',
    'problem.knights-only': '$t(unit.{{kind}}): only Knights take part in this March.',
    'order.second-march': 'March +1 (Knights)',
    'order.second-march.text': 'Once the battle is over, Knights may march from here with +1; nobody else moves.',

    'event.face-borrowed': '$t(card.{{card}}, the) counts as $t(card.{{like}}, the)',
    'event.text-borrowed': '$t(card.{{card}}, the) has the ability $t(card.{{like}}, of)',
    'event.card-added': '$t(house.{{house}}, adds|add) $t(card.{{card}}, the)',
    'event.order-given': '$t(house.{{house}}, may|may) march on $t(area.{{area}}, from): $t(order.{{order}})',
  },

  it: {
    ...SOURCES,
    'effect.ignore-the-opponents-text': 'una carta che ignora le abilità',

    'ask.become-a-used-card-of-the-opponent': 'In quale carta usata dell’avversario si trasforma la tua?',
    'ask.become-a-used-card-of-the-opponent.about':
      'Battaglia $t(area.{{battle}}, in): in quale carta usata $t(house.{{foe}}, of) si trasforma la tua?',
    'ask.become-a-used-card-of-the-opponent.waiting': '{{seat|sceglie|scelgono}} una carta usata da imitare',
    'choice.become-a-used-card-of-the-opponent': 'Diventa $t(card.{{card}}, the)',

    'ask.take-the-text-of-a-used-card': 'Quale carta usata di un avversario ti presta l’abilità?',
    'ask.take-the-text-of-a-used-card.about':
      'Battaglia $t(area.{{battle}}, in) contro $t(house.{{foe}}, the): quale carta usata di un avversario ti presta l’abilità?',
    'ask.take-the-text-of-a-used-card.waiting': '{{seat|sceglie|scelgono}} l’abilità di una carta usata',
    'choice.take-the-text-of-a-used-card': 'Prendi l’abilità $t(card.{{card}}, of)',

    'ask.add-a-card-of-the-hand': 'Quale carta della tua mano aggiungi?',
    'ask.add-a-card-of-the-hand.about':
      'Battaglia $t(area.{{battle}}, in) contro $t(house.{{foe}}, the): quale carta della tua mano aggiungi?',
    'ask.add-a-card-of-the-hand.waiting': '{{seat|sceglie|scelgono}} una carta da aggiungere',
    'choice.add-a-card-of-the-hand': 'Aggiungi $t(card.{{card}}, the)',

    'ask.ignore-and-may-use-the-opponents-text': 'L’abilità della carta avversaria è ignorata: la usi tu?',
    'ask.ignore-and-may-use-the-opponents-text.about':
      'L’abilità della carta $t(house.{{foe}}, of) è ignorata: la usi tu?',
    'ask.ignore-and-may-use-the-opponents-text.waiting': '{{seat|decide|decidono}} se usare l’abilità ignorata',
    'choice.ignore-and-may-use-the-opponents-text.use': 'Usa tu l’abilità',
    'choice.ignore-and-may-use-the-opponents-text.none': 'Non usare l’abilità',

    'ask.opponent-without-support': 'Quale ordine di Supporto o di Difesa togli?',
    'ask.opponent-without-support.about':
      'Battaglia $t(area.{{battle}}, in) contro $t(house.{{foe}}, the): quale ordine di Supporto o di Difesa togli?',
    'ask.opponent-without-support.waiting': '{{seat|decide|decidono}} se togliere un ordine',
    'choice.opponent-without-support': 'Togli l’ordine $t(items.{{items}})',
    'choice.opponent-without-support.none': 'Non togliere nessun ordine',

    'ask.pay-for-strength': 'Quanto Potere paghi per la forza della tua carta?',
    'ask.pay-for-strength.about':
      'Battaglia $t(area.{{battle}}, in): $t(house.{{attacker}}) {{attack}}, $t(house.{{defender}}) {{defence}}. Quanto Potere paghi per la forza della tua carta?',
    'ask.pay-for-strength.waiting': '{{seat|decide|decidono}} quanto Potere pagare per la forza',
    'choice.pay-for-strength': 'Paga {{amount}}',

    'ask.second-march': 'I tuoi Cavalieri marciano ancora, e verso dove?',
    'ask.second-march.waiting': '{{seat|decide|decidono}} se i Cavalieri marciano ancora',
    'choice.second-march': 'Marcia ancora $t(area.{{origin}}, from): $t(items.{{items}})',
    'choice.second-march.leave':
      'Marcia ancora $t(area.{{origin}}, from) e lascia un gettone Potere: $t(items.{{items}})',
    'choice.second-march.none': 'Resta $t(area.{{origin}}, in)',
    'problem.second-march-from-here': 'Questa Marcia parte $t(area.{{area}}, from), dove si è vinta la battaglia.',
    'problem.knights-only': '$t(unit.{{kind}}): a questa Marcia prendono parte solo Cavalieri.',
    'order.second-march': 'Marcia +1 (Cavalieri)',
    'order.second-march.text':
      'Finita la battaglia, da qui i Cavalieri possono marciare con +1; nessun altro si muove.',

    'event.face-borrowed': '$t(card.{{card}}, the) conta come $t(card.{{like}}, the)',
    'event.text-borrowed': '$t(card.{{card}}, the) ha l’abilità $t(card.{{like}}, of)',
    'event.card-added': '$t(house.{{house}}, aggiunge|aggiungono) $t(card.{{card}}, the)',
    'event.order-given':
      '$t(house.{{house}}, può|possono) marciare ancora $t(area.{{area}}, from): $t(order.{{order}})',
  },
};

export const texts: Catalogue = mergeCatalogues(cardTexts, asked);
