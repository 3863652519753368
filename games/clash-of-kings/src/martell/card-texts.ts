import type { Catalogue, Messages } from '@corvo/core';

/** Whose text is at work, by the name of its effect. */
const SOURCES: Messages = {
  'effect.may-take-a-marker-of-the-loser': '$t(card.doran-martell-original)',
  'effect.may-kill-a-victor': '$t(card.arianne-martell-original)',
  'effect.may-promote-a-defender': '$t(card.ellaria-sand-original)',
  'effect.sword-in-attack': '$t(card.obara-sand-original)',
};

/** What these cards do, ask and tell. */
export const cardTexts: Catalogue = {
  en: {
    ...SOURCES,
    'card.the-red-viper-original.noun': 'at the',
    'card.doran-martell-original.text':
      'If you win, you may take one special marker your opponent holds: $t(marker.throne), $t(marker.fiefdoms) or $t(marker.court). It is yours until the tracks are bid for again; places on the tracks stay.',
    'card.arianne-martell-original.text':
      'If you lose, you may at once kill 1 of your opponent’s units that fought. If it was the last one there, you still retreat, but the area does not pass to your opponent.',
    'card.ellaria-sand-original.text':
      'If you defend, you may at once upgrade 1 of your Footmen in the embattled area to a Knight.',
    'card.obara-sand-original.text': 'If you attack, Obara has 1 sword.',

    'ask.may-take-a-marker-of-the-loser': 'Doran Martell: which marker do you take?',
    'ask.may-take-a-marker-of-the-loser.about':
      '$t(card.doran-martell-original): which of $t(house.{{foe}}, owner) markers$t(house.{{foe}}, owned) do you take?',
    'ask.may-take-a-marker-of-the-loser.waiting': '{{seat|is|are}} deciding whether to take a marker',
    'choice.may-take-a-marker-of-the-loser.throne': 'Take $t(marker.throne, the)',
    'choice.may-take-a-marker-of-the-loser.fiefdoms': 'Take $t(marker.fiefdoms, the)',
    'choice.may-take-a-marker-of-the-loser.court': 'Take $t(marker.court, the)',
    'choice.may-take-a-marker-of-the-loser.none': 'Take no marker',

    'ask.may-kill-a-victor': 'Arianne Martell: which unit of the winner do you kill?',
    'ask.may-kill-a-victor.about':
      '$t(card.arianne-martell-original): which of $t(house.{{foe}}, owner) units$t(house.{{foe}}, owned) $t(area.{{battle}}, in) do you kill?',
    'ask.may-kill-a-victor.waiting': '{{seat|is|are}} deciding whether to kill a unit of the winner',
    'choice.may-kill-a-victor.footman': 'Kill an unrouted Footman',
    'choice.may-kill-a-victor.knight': 'Kill an unrouted Knight',
    'choice.may-kill-a-victor.ship': 'Destroy an unrouted Ship',
    'choice.may-kill-a-victor.siege-engine': 'Destroy a Siege Engine',
    'choice.may-kill-a-victor.routed-footman': 'Kill a routed Footman',
    'choice.may-kill-a-victor.routed-knight': 'Kill a routed Knight',
    'choice.may-kill-a-victor.routed-ship': 'Destroy a routed Ship',
    'choice.may-kill-a-victor.none': 'Kill nobody',

    'ask.may-promote-a-defender': 'Ellaria Sand: which Footman becomes a Knight?',
    'ask.may-promote-a-defender.about':
      '$t(card.ellaria-sand-original): which Footman $t(area.{{battle}}, in) becomes a Knight?',
    'ask.may-promote-a-defender.waiting': '{{seat|is|are}} deciding whether to upgrade a Footman',
    'choice.may-promote-a-defender.footman': 'Upgrade an unrouted Footman',
    'choice.may-promote-a-defender.routed-footman': 'Upgrade a routed Footman',
    'choice.may-promote-a-defender.none': 'Upgrade nobody',
  },

  it: {
    ...SOURCES,
    'card.the-red-viper-original.noun': 'a la',
    'card.doran-martell-original.text':
      'Se vinci, puoi prendere uno dei segnalini speciali in mano all’avversario: $t(marker.throne), $t(marker.fiefdoms) o $t(marker.court). Lo tieni fino alle prossime offerte per le tracce; i posti sulle tracce restano.',
    'card.arianne-martell-original.text':
      'Se perdi, puoi uccidere subito 1 unità dell’avversario che ha combattuto. Se era l’ultima, ti ritiri lo stesso, ma l’area non passa all’avversario.',
    'card.ellaria-sand-original.text':
      'Se difendi, puoi promuovere subito a Cavaliere 1 dei tuoi Fanti nell’area della battaglia.',
    'card.obara-sand-original.text': 'Se attacchi, Obara ha 1 spada.',

    'ask.may-take-a-marker-of-the-loser': 'Doran Martell: quale segnalino prendi?',
    'ask.may-take-a-marker-of-the-loser.about':
      '$t(card.doran-martell-original): quale segnalino $t(house.{{foe}}, of) prendi?',
    'ask.may-take-a-marker-of-the-loser.waiting': '{{seat|decide|decidono}} se prendere un segnalino',
    'choice.may-take-a-marker-of-the-loser.throne': 'Prendi $t(marker.throne, the)',
    'choice.may-take-a-marker-of-the-loser.fiefdoms': 'Prendi $t(marker.fiefdoms, the)',
    'choice.may-take-a-marker-of-the-loser.court': 'Prendi $t(marker.court, the)',
    'choice.may-take-a-marker-of-the-loser.none': 'Non prendere nessun segnalino',

    'ask.may-kill-a-victor': 'Arianne Martell: quale unità del vincitore uccidi?',
    'ask.may-kill-a-victor.about':
      '$t(card.arianne-martell-original): quale unità $t(house.{{foe}}, of) uccidi $t(area.{{battle}}, in)?',
    'ask.may-kill-a-victor.waiting': '{{seat|decide|decidono}} se uccidere un’unità del vincitore',
    'choice.may-kill-a-victor.footman': 'Uccidi un Fante non in rotta',
    'choice.may-kill-a-victor.knight': 'Uccidi un Cavaliere non in rotta',
    'choice.may-kill-a-victor.ship': 'Distruggi una Nave non in rotta',
    'choice.may-kill-a-victor.siege-engine': 'Distruggi una Macchina d’assedio',
    'choice.may-kill-a-victor.routed-footman': 'Uccidi un Fante in rotta',
    'choice.may-kill-a-victor.routed-knight': 'Uccidi un Cavaliere in rotta',
    'choice.may-kill-a-victor.routed-ship': 'Distruggi una Nave in rotta',
    'choice.may-kill-a-victor.none': 'Non uccidere nessuno',

    'ask.may-promote-a-defender': 'Ellaria Sand: quale Fante diventa Cavaliere?',
    'ask.may-promote-a-defender.about':
      '$t(card.ellaria-sand-original): quale Fante diventa Cavaliere $t(area.{{battle}}, in)?',
    'ask.may-promote-a-defender.waiting': '{{seat|decide|decidono}} se promuovere un Fante',
    'choice.may-promote-a-defender.footman': 'Promuovi un Fante non in rotta',
    'choice.may-promote-a-defender.routed-footman': 'Promuovi un Fante in rotta',
    'choice.may-promote-a-defender.none': 'Non promuovere nessuno',
  },
};
