import type { Catalogue, Messages } from '@corvo/core';

/** Whose text or card is at work, by the name of its effect. */
const SOURCES: Messages = {
  'effect.knights-worth-three-in-attack': '$t(card.robb-stark)',
  'effect.defence-order-counts-twice': '$t(card.catelyn-stark)',
  'effect.may-take-a-used-card-back': '$t(card.maester-luwin)',
  'effect.may-remove-support-or-consolidate-next-to-the-battle': '$t(card.asha-greyjoy)',
  'effect.ships-worth-two-in-attack': '$t(card.victarion-greyjoy)',
  'effect.opponent-printed-strength-counts-nothing': '$t(card.balon-greyjoy)',
  'effect.take-two-power': '$t(card.ser-jaime-lannister)',
  'effect.footmen-worth-two-in-attack': '$t(card.vargo-hoat)',
  'effect.remove-an-order-of-the-loser': '$t(card.cersei-lannister)',
  'effect.may-promote-a-fighter': '$t(card.renly-baratheon)',
  'effect.ships-supporting-the-opponent-count-nothing': '$t(card.salladhor-saan)',
  'effect.may-pay-to-discard-a-card-of-the-loser': '$t(card.melisandre-of-asshai)',
  'effect.kill-an-opposing-footman': '$t(card.ser-loras-tyrell)',
  'effect.remove-the-defence-order': '$t(card.brienne-of-tarth)',
  'effect.cancel-the-opponents-text': '$t(card.queen-of-thorns)',
  'effect.no-raid-orders': '$t(westeros.sea-of-storms)',
  'effect.no-defence-orders': '$t(westeros.storm-of-swords)',
  'effect.no-consolidate-orders': '$t(westeros.feast-for-crows)',
  'effect.footmen-support-with-nothing': '$t(westeros.rains-of-autumn)',
};

/**
 * What the texts of the house cards ask, by the name of their effect: the question, what the others read, and each
 * answer. `.none` declines; the answer to an option has its own key; {{card}} and {{list}} are what was chosen.
 */
export const abilities: Catalogue = {
  en: {
    ...SOURCES,
    'ask.kill-an-opposing-footman': 'Ser Loras Tyrell: which Footman do you kill?',
    'ask.kill-an-opposing-footman.about':
      '$t(card.ser-loras-tyrell): which of $t(house.{{foe}}, owner) Footmen$t(house.{{foe}}, owned) $t(area.{{battle}}, in) do you kill?',
    'ask.kill-an-opposing-footman.waiting': '{{seat|is|are}} choosing a Footman to kill',
    'choice.kill-an-opposing-footman.footman': 'Kill an unrouted Footman',
    'choice.kill-an-opposing-footman.routed-footman': 'Kill a routed Footman',

    'ask.may-take-a-used-card-back': 'Maester Luwin: which card of your discard pile do you take back?',
    'ask.may-take-a-used-card-back.waiting': '{{seat|is|are}} choosing a discarded card to take back',
    'choice.may-take-a-used-card-back': 'Take back $t(card.{{card}}, the)',
    'choice.may-take-a-used-card-back.none': 'Take no card back',

    'ask.may-remove-support-or-consolidate-next-to-the-battle':
      'Asha Greyjoy: which Support or Consolidate Power order do you remove?',
    'ask.may-remove-support-or-consolidate-next-to-the-battle.about':
      '$t(card.asha-greyjoy): which Support or Consolidate Power order next $t(area.{{battle}}, to) do you remove?',
    'ask.may-remove-support-or-consolidate-next-to-the-battle.waiting': '{{seat|is|are}} choosing an order to remove',
    'choice.may-remove-support-or-consolidate-next-to-the-battle': 'Remove the order $t(items.{{items}})',
    'choice.may-remove-support-or-consolidate-next-to-the-battle.none': 'Remove no order',

    'ask.remove-an-order-of-the-loser': 'Cersei Lannister: which order of the loser do you remove?',
    'ask.remove-an-order-of-the-loser.about':
      '$t(card.cersei-lannister): which of $t(house.{{foe}}, owner) orders$t(house.{{foe}}, owned) do you remove?',
    'ask.remove-an-order-of-the-loser.waiting': '{{seat|is|are}} choosing an order to remove',
    'choice.remove-an-order-of-the-loser': 'Remove the order $t(items.{{items}})',

    'ask.may-promote-a-fighter': 'Renly Baratheon: which Footman becomes a Knight?',
    'ask.may-promote-a-fighter.about':
      '$t(card.renly-baratheon): which Footman $t(area.{{battle}}, in) becomes a Knight?',
    'ask.may-promote-a-fighter.waiting': '{{seat|is|are}} deciding whether to upgrade a Footman',
    'choice.may-promote-a-fighter.footman': 'Upgrade an unrouted Footman',
    'choice.may-promote-a-fighter.routed-footman': 'Upgrade a routed Footman',
    'choice.may-promote-a-fighter.none': 'Upgrade nobody',

    'ask.may-pay-to-discard-a-card-of-the-loser':
      'Melisandre of Asshai: for 1 Power, which card of the loser do you discard?',
    'ask.may-pay-to-discard-a-card-of-the-loser.about':
      '$t(card.melisandre-of-asshai): for 1 Power, which of $t(house.{{foe}}, owner) cards$t(house.{{foe}}, owned) do you discard?',
    'ask.may-pay-to-discard-a-card-of-the-loser.waiting':
      '{{seat|is|are}} deciding whether to discard a card of the loser',
    'choice.may-pay-to-discard-a-card-of-the-loser': 'Pay 1 Power: discard $t(card.{{card}}, the)',
    'choice.may-pay-to-discard-a-card-of-the-loser.none': 'Pay nothing',
  },

  it: {
    ...SOURCES,
    'ask.kill-an-opposing-footman': 'Ser Loras Tyrell: quale Fante uccidi?',
    'ask.kill-an-opposing-footman.about':
      '$t(card.ser-loras-tyrell): quale Fante $t(house.{{foe}}, of) uccidi $t(area.{{battle}}, in)?',
    'ask.kill-an-opposing-footman.waiting': '{{seat|sceglie|scelgono}} un Fante da uccidere',
    'choice.kill-an-opposing-footman.footman': 'Uccidi un Fante non in rotta',
    'choice.kill-an-opposing-footman.routed-footman': 'Uccidi un Fante in rotta',

    'ask.may-take-a-used-card-back': 'Maestro Luwin: quale carta usata riprendi?',
    'ask.may-take-a-used-card-back.waiting': '{{seat|sceglie|scelgono}} una carta usata da riprendere',
    'choice.may-take-a-used-card-back': 'Riprendi $t(card.{{card}}, the)',
    'choice.may-take-a-used-card-back.none': 'Non riprendere nessuna carta',

    'ask.may-remove-support-or-consolidate-next-to-the-battle':
      'Asha Greyjoy: quale ordine di Supporto o Consolidamento Potere togli?',
    'ask.may-remove-support-or-consolidate-next-to-the-battle.about':
      '$t(card.asha-greyjoy): quale ordine di Supporto o Consolidamento Potere togli accanto alla battaglia $t(area.{{battle}}, to)?',
    'ask.may-remove-support-or-consolidate-next-to-the-battle.waiting':
      '{{seat|sceglie|scelgono}} un ordine da togliere',
    'choice.may-remove-support-or-consolidate-next-to-the-battle': 'Togli l’ordine $t(items.{{items}})',
    'choice.may-remove-support-or-consolidate-next-to-the-battle.none': 'Non togliere nessun ordine',

    'ask.remove-an-order-of-the-loser': 'Cersei Lannister: quale ordine dello sconfitto togli?',
    'ask.remove-an-order-of-the-loser.about': '$t(card.cersei-lannister): quale ordine $t(house.{{foe}}, of) togli?',
    'ask.remove-an-order-of-the-loser.waiting': '{{seat|sceglie|scelgono}} un ordine da togliere',
    'choice.remove-an-order-of-the-loser': 'Togli l’ordine $t(items.{{items}})',

    'ask.may-promote-a-fighter': 'Renly Baratheon: quale Fante diventa Cavaliere?',
    'ask.may-promote-a-fighter.about':
      '$t(card.renly-baratheon): quale Fante diventa Cavaliere $t(area.{{battle}}, in)?',
    'ask.may-promote-a-fighter.waiting': '{{seat|decide|decidono}} se promuovere un Fante',
    'choice.may-promote-a-fighter.footman': 'Promuovi un Fante non in rotta',
    'choice.may-promote-a-fighter.routed-footman': 'Promuovi un Fante in rotta',
    'choice.may-promote-a-fighter.none': 'Non promuovere nessuno',

    'ask.may-pay-to-discard-a-card-of-the-loser':
      'Melisandre di Asshai: per 1 gettone Potere, quale carta dello sconfitto scarti?',
    'ask.may-pay-to-discard-a-card-of-the-loser.about':
      '$t(card.melisandre-of-asshai): per 1 gettone Potere, quale carta $t(house.{{foe}}, of) scarti?',
    'ask.may-pay-to-discard-a-card-of-the-loser.waiting':
      '{{seat|decide|decidono}} se scartare una carta dello sconfitto',
    'choice.may-pay-to-discard-a-card-of-the-loser': 'Paga 1 gettone Potere: scarta $t(card.{{card}}, the)',
    'choice.may-pay-to-discard-a-card-of-the-loser.none': 'Non pagare',
  },
};
