import type { Catalogue } from '@corvo/core';

/** What comes of companions, and the end. See `events.ts`. */
export const laterEvents: Catalogue = {
  en: {
    'event.killed': '$t(companion.{{companion}}) kills $t(character.{{character}})',
    'event.killed.from-grid': '$t(companion.{{companion}}) kills $t(character.{{character}}) in King’s Landing',
    'event.killed.from-seat': '$t(companion.{{companion}}) kills $t(character.{{character}}) in {{owner}}’s play area',
    'event.swapped': '{{seat}} swaps $t(card.{{one}}) and $t(card.{{other}})',
    'event.exchanged': '{{seat}} gives {{owner}} $t(character.{{given}}) and gets $t(character.{{received}}) in return',
    'event.companion-chosen': '{{seat}} chooses $t(companion.{{companion}})',
    'event.companion-kept': '$t(companion.{{companion}}) stays with {{seat}} and counts for $t(house.{{house}}.full)',
    'event.companion-discarded': '{{seat}} discards $t(companion.{{companion}})',
    'event.no-effect': '$t(companion.{{companion}}): $t(no-effect.{{part}})',
    'event.extra-turn': '{{seat}} plays another turn after this one',
    'event.talk-ended': '{{seat}} and {{with}} are back at the table',
    'event.game-over': 'The game is over. $t(outcome.{{reason}}).', // also ranking, clause and the seed of the deal
    'event.game-over.most-banners': 'The game is over: {{seats|wins|win}} with the most banners.',
    'event.game-over.largest-banner':
      'The game is over: {{seats|wins|win}}, equal in banners but with that of the largest House.',
    'event.game-over.resigned': 'The game is over: {{owner}} resigns, and {{seats|wins|win}}.',

    // What a companion, or a part of it, could not do; by the step of the ability.
    'no-effect.take': 'nobody to take',
    'no-effect.kill': 'nobody to kill',
    'no-effect.count': 'no House to name',
    'no-effect.kill-in-grid': 'nobody to kill in King’s Landing',
    'no-effect.kill-in-grid-again': 'nobody else to kill in King’s Landing',
    'no-effect.kill-in-area': 'nobody to kill in the play areas',
    'no-effect.discard-companion': 'no companion to discard',
    'no-effect.swap': 'fewer than 2 cards to swap',
    'no-effect.give': 'no characters to exchange',

    'outcome.most-banners': 'The most banners win',
    'outcome.largest-banner': 'Equal in banners: the banner of the largest House decides',
    'outcome.nobody-has-a-banner': 'Nobody has a banner: a draw',
    'outcome.resigned': 'A player resigns',
  },

  it: {
    'event.killed': '$t(companion.{{companion}}) uccide $t(character.{{character}})',
    'event.killed.from-grid': '$t(companion.{{companion}}) uccide $t(character.{{character}}) ad Approdo del Re',
    'event.killed.from-seat':
      '$t(companion.{{companion}}) uccide $t(character.{{character}}) nell’area di gioco di {{owner}}',
    'event.swapped': '{{seat}} scambia di posto $t(card.{{one}}) e $t(card.{{other}})',
    'event.exchanged':
      '{{seat}} cede $t(character.{{given}}) e riceve in cambio $t(character.{{received}}) da {{owner}}',
    'event.companion-chosen': '{{seat}} sceglie $t(companion.{{companion}})',
    'event.companion-kept': '$t(companion.{{companion}}) resta con {{seat}} e conta per $t(house.{{house}}.full)',
    'event.companion-discarded': '{{seat}} scarta $t(companion.{{companion}})',
    'event.no-effect': '$t(companion.{{companion}}): $t(no-effect.{{part}})',
    'event.extra-turn': '{{seat}} gioca un altro turno dopo questo',
    'event.talk-ended': '{{seat}} e {{with}} tornano al tavolo',
    'event.game-over': 'La partita è finita. $t(outcome.{{reason}}).',
    'event.game-over.most-banners': 'La partita è finita: {{seats|vince|vincono}} con più vessilli di tutti.',
    'event.game-over.largest-banner':
      'La partita è finita: {{seats|vince|vincono}}, a parità di vessilli, con quello della Casa più numerosa.',
    'event.game-over.resigned': 'La partita è finita: {{owner}} abbandona, e {{seats|vince|vincono}}.',

    'no-effect.take': 'nessuno da prendere',
    'no-effect.kill': 'nessuno da uccidere',
    'no-effect.count': 'nessuna Casa da nominare',
    'no-effect.kill-in-grid': 'nessuno da uccidere ad Approdo del Re',
    'no-effect.kill-in-grid-again': 'nessun altro da uccidere ad Approdo del Re',
    'no-effect.kill-in-area': 'nessuno da uccidere nelle aree di gioco',
    'no-effect.discard-companion': 'nessun compagno da scartare',
    'no-effect.swap': 'non ci sono 2 carte da scambiare',
    'no-effect.give': 'nessun personaggio da scambiare',

    'outcome.most-banners': 'Vince chi ha più vessilli',
    'outcome.largest-banner': 'Parità di vessilli: vince chi ha quello della Casa più numerosa',
    'outcome.nobody-has-a-banner': 'Nessuno ha un vessillo: pareggio',
    'outcome.resigned': 'Un giocatore abbandona',
  },
};
