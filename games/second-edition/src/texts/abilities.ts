import type { Catalogue, Messages } from '@corvo/core';

/** Whose text is at work, by the name of its effect. */
const SOURCES: Messages = {
  'effect.choose-where-the-loser-retreats': '$t(card.robb-stark)',
  'effect.take-all-used-cards-back': '$t(card.roose-bolton)',
  'effect.lose-no-units': '$t(card.the-blackfish)',
  'effect.defense-order-counts-twice': '$t(card.catelyn-stark)',
  'effect.take-two-power': '$t(card.tywin-lannister)',
  'effect.may-send-the-opposing-card-back': '$t(card.tyrion-lannister)',
  'effect.own-footmen-worth-two-in-attack': '$t(card.ser-kevan-lannister)',
  'effect.may-remove-an-order-of-the-loser': '$t(card.cersei-lannister)',
  'effect.stronger-below-the-opponent': '$t(card.stannis-baratheon)',
  'effect.may-promote-a-fighter': '$t(card.renly-baratheon)',
  'effect.stronger-when-stannis-is-used': '$t(card.ser-davos-seaworth)',
  'effect.foreign-ships-count-nothing-when-supported': '$t(card.salladhor-saan)',
  'effect.may-discard-a-card-of-the-opponent': '$t(card.patchface)',
  'effect.own-ships-worth-two-in-attack': '$t(card.victarion-greyjoy)',
  'effect.stronger-defending-a-castle': '$t(card.theon-greyjoy)',
  'effect.opponent-printed-strength-counts-nothing': '$t(card.balon-greyjoy)',
  'effect.icons-without-support': '$t(card.asha-greyjoy)',
  'effect.may-pay-to-play-another-card': '$t(card.aeron-damphair)',
  'effect.kill-an-opposing-footman': '$t(card.mace-tyrell)',
  'effect.march-again': '$t(card.ser-loras-tyrell)',
  'effect.remove-an-order-next-to-the-battle': '$t(card.queen-of-thorns)',
  'effect.sword-in-attack-tower-in-defense': '$t(card.nymeria-sand)',
  'effect.keep-the-winner-out': '$t(card.arianne-martell)',
  'effect.opponent-last-on-a-track': '$t(card.doran-martell)',
};

/**
 * What the texts of the house cards ask, by the name of their effect: the question, what the others read, and each
 * answer. `.none` declines; the answer to an option has its own key; {{card}} and {{items}} are what was chosen.
 */
export const abilities: Catalogue = {
  en: {
    ...SOURCES,
    'ask.may-send-the-opposing-card-back': 'Tyrion Lannister: do you send your opponent’s card back?',
    'ask.may-send-the-opposing-card-back.waiting': '{{seat|is|are}} deciding whether to send a card back',
    'choice.may-send-the-opposing-card-back.send-back': 'Send the card back',
    'choice.may-send-the-opposing-card-back.none': 'Let the card stand',

    'ask.may-pay-to-play-another-card': 'Aeron Damphair: do you pay 2 Power to play another card?',
    'ask.may-pay-to-play-another-card.waiting': '{{seat|is|are}} deciding whether to play another card',
    'choice.may-pay-to-play-another-card.pay': 'Pay 2 Power and play another card',
    'choice.may-pay-to-play-another-card.none': 'Fight with this card',

    'ask.kill-an-opposing-footman': 'Mace Tyrell: which Footman do you kill?',
    'ask.kill-an-opposing-footman.waiting': '{{seat|is|are}} choosing a Footman to kill',
    'choice.kill-an-opposing-footman.footman': 'Kill an unrouted Footman',
    'choice.kill-an-opposing-footman.routed-footman': 'Kill a routed Footman',

    'ask.remove-an-order-next-to-the-battle': 'Queen of Thorns: which order of your opponent do you remove?',
    'ask.remove-an-order-next-to-the-battle.waiting': '{{seat|is|are}} choosing an order to remove',
    'choice.remove-an-order-next-to-the-battle': 'Remove the order $t(items.{{items}})',

    'ask.opponent-last-on-a-track': 'Doran Martell: on which track does your opponent become last?',
    'ask.opponent-last-on-a-track.waiting': '{{seat|is|are}} choosing a track',
    'choice.opponent-last-on-a-track.throne': 'Last on the $t(track.throne) track',
    'choice.opponent-last-on-a-track.fiefdoms': 'Last on the $t(track.fiefdoms) track',
    'choice.opponent-last-on-a-track.court': 'Last on the $t(track.court) track',

    'ask.may-remove-an-order-of-the-loser': 'Cersei Lannister: which order of the loser do you remove?',
    'ask.may-remove-an-order-of-the-loser.waiting': '{{seat|is|are}} choosing an order to remove',
    'choice.may-remove-an-order-of-the-loser': 'Remove the order $t(items.{{items}})',
    'choice.may-remove-an-order-of-the-loser.none': 'Remove no order',

    'ask.may-promote-a-fighter': 'Renly Baratheon: which Footman becomes a Knight?',
    'ask.may-promote-a-fighter.waiting': '{{seat|is|are}} deciding whether to upgrade a Footman',
    'choice.may-promote-a-fighter.footman': 'Upgrade an unrouted Footman $t(area.{{area}}, in)',
    'choice.may-promote-a-fighter.routed-footman': 'Upgrade a routed Footman $t(area.{{area}}, in)',
    'choice.may-promote-a-fighter.none': 'Upgrade nobody',

    'ask.may-discard-a-card-of-the-opponent': 'Patchface: which card of your opponent do you discard?',
    'ask.may-discard-a-card-of-the-opponent.waiting': '{{seat|is|are}} deciding whether to discard an opposing card',
    'choice.may-discard-a-card-of-the-opponent': 'Discard $t(card.{{card}}, the)',
    'choice.may-discard-a-card-of-the-opponent.none': 'Discard nothing',
  },

  it: {
    ...SOURCES,
    'ask.may-send-the-opposing-card-back': 'Tyrion Lannister: rimandi in mano la carta dell’avversario?',
    'ask.may-send-the-opposing-card-back.waiting': '{{seat|decide|decidono}} se rimandare in mano una carta',
    'choice.may-send-the-opposing-card-back.send-back': 'Rimanda la carta in mano',
    'choice.may-send-the-opposing-card-back.none': 'Lascia la carta dov’è',

    'ask.may-pay-to-play-another-card': 'Aeron Capelli Bagnati: paghi 2 segnalini Potere per giocare un’altra carta?',
    'ask.may-pay-to-play-another-card.waiting': '{{seat|decide|decidono}} se giocare un’altra carta',
    'choice.may-pay-to-play-another-card.pay': 'Paga 2 segnalini Potere e gioca un’altra carta',
    'choice.may-pay-to-play-another-card.none': 'Combatti con questa carta',

    'ask.kill-an-opposing-footman': 'Mace Tyrell: quale Fante uccidi?',
    'ask.kill-an-opposing-footman.waiting': '{{seat|sceglie|scelgono}} un Fante da uccidere',
    'choice.kill-an-opposing-footman.footman': 'Uccidi un Fante non in rotta',
    'choice.kill-an-opposing-footman.routed-footman': 'Uccidi un Fante in rotta',

    'ask.remove-an-order-next-to-the-battle': 'Regina di Spine: quale ordine dell’avversario togli?',
    'ask.remove-an-order-next-to-the-battle.waiting': '{{seat|sceglie|scelgono}} un ordine da togliere',
    'choice.remove-an-order-next-to-the-battle': 'Togli l’ordine $t(items.{{items}})',

    'ask.opponent-last-on-a-track': 'Doran Martell: su quale tracciato l’avversario scende all’ultimo posto?',
    'ask.opponent-last-on-a-track.waiting': '{{seat|sceglie|scelgono}} un tracciato',
    'choice.opponent-last-on-a-track.throne': 'Ultimo posto: $t(track.throne)',
    'choice.opponent-last-on-a-track.fiefdoms': 'Ultimo posto: $t(track.fiefdoms)',
    'choice.opponent-last-on-a-track.court': 'Ultimo posto: $t(track.court)',

    'ask.may-remove-an-order-of-the-loser': 'Cersei Lannister: quale ordine dello sconfitto togli?',
    'ask.may-remove-an-order-of-the-loser.waiting': '{{seat|sceglie|scelgono}} un ordine da togliere',
    'choice.may-remove-an-order-of-the-loser': 'Togli l’ordine $t(items.{{items}})',
    'choice.may-remove-an-order-of-the-loser.none': 'Non togliere nessun ordine',

    'ask.may-promote-a-fighter': 'Renly Baratheon: quale Fante diventa Cavaliere?',
    'ask.may-promote-a-fighter.waiting': '{{seat|decide|decidono}} se promuovere un Fante',
    'choice.may-promote-a-fighter.footman': 'Promuovi un Fante non in rotta $t(area.{{area}}, in)',
    'choice.may-promote-a-fighter.routed-footman': 'Promuovi un Fante in rotta $t(area.{{area}}, in)',
    'choice.may-promote-a-fighter.none': 'Non promuovere nessuno',

    'ask.may-discard-a-card-of-the-opponent': 'Macchia: quale carta dell’avversario scarti?',
    'ask.may-discard-a-card-of-the-opponent.waiting': '{{seat|decide|decidono}} se scartare una carta dell’avversario',
    'choice.may-discard-a-card-of-the-opponent': 'Scarta $t(card.{{card}}, the)',
    'choice.may-discard-a-card-of-the-opponent.none': 'Non scartare nulla',
  },
};
