import type { Catalogue } from '@corvo/core';

/**
 * `event.TYPE` takes the data as the event tells it, and always works. Where a longer key says more, `eventMessage`
 * finds it: `.from-supply`, `.from-seat` and `.to-supply` for a banner, `.to` for where Varys goes, `.from-grid` and `.from-seat` for a character.
 * Fields that hold seats (`SEAT_FIELDS` of the core) are shown as names by the caller.
 */
export const events: Catalogue = {
  en: {
    'event.dealt': 'The cards are laid out: {{seat}} has the first turn', // also companions, as a list of ids
    'event.turn-began': '{{seat}}’s turn',
    'event.declared': '{{seat}} declares $t(house.{{house}}.full): Varys goes $t(direction.{{direction}})',
    'event.declared.to':
      '{{seat}} declares $t(house.{{house}}.full): Varys goes $t(direction.{{direction}}), to row {{row}}, column {{column}}',
    'things.declared': 'takes {{things}}', // where a log is plain text
    'event.taken': '{{seat}} takes $t(character.{{character}})',
    'event.taken.from-grid': '{{seat}} takes $t(character.{{character}}) from King’s Landing',
    'event.taken.from-seat': '$t(character.{{character}}) passes from {{owner}} to {{seat}}',
    'event.killed': '$t(companion.{{companion}}) kills $t(character.{{character}})',
    'event.killed.from-grid': '$t(companion.{{companion}}) kills $t(character.{{character}}) in King’s Landing',
    'event.killed.from-seat': '$t(companion.{{companion}}) kills $t(character.{{character}}) in {{owner}}’s play area',
    'event.swapped': '{{seat}} swaps $t(card.{{one}}) and $t(card.{{other}})',
    'event.exchanged': '{{seat}} gives {{owner}} $t(character.{{given}}) and gets $t(character.{{received}}) in return',
    'event.banner-moved': 'The $t(house.{{house}}) banner changes hands',
    'event.banner-moved.from-supply': '{{to}} gets the $t(house.{{house}}) banner',
    'event.banner-moved.from-seat': 'The $t(house.{{house}}) banner passes from {{from}} to {{to}}',
    'event.banner-moved.to-supply': 'The $t(house.{{house}}) banner goes back from {{from}} to the supply',
    'event.companion-chosen': '{{seat}} chooses $t(companion.{{companion}})',
    'event.companion-kept': '$t(companion.{{companion}}) stays with {{seat}} and counts for $t(house.{{house}}.full)',
    'event.companion-discarded': '{{seat}} discards $t(companion.{{companion}})',
    'event.no-effect': '$t(companion.{{companion}}): $t(no-effect.{{part}})',
    'event.extra-turn': '{{seat}} plays another turn after this one',
    'event.raven-sent': '{{seat}} sends a raven to {{with}}: they talk in private for at most {{secondsMax}} seconds',
    'event.talk-ended': '{{seat}} and {{with}} are back at the table',
    'event.game-over': 'The game is over. $t(outcome.{{reason}})', // also ranking, clause and the seed of the deal
    'event.answered': '{{seat}} has answered',
    'event.answer-withdrawn': '{{seat}} takes the answer back',

    // What a companion, or a part of it, could not do; by the step of the ability.
    'no-effect.take': 'nobody to take',
    'no-effect.kill': 'nobody to kill',
    'no-effect.count': 'no House to name',
    'no-effect.kill-in-grid': 'nobody to kill in King’s Landing',
    'no-effect.kill-in-grid-again': 'nobody else to kill in King’s Landing',
    'no-effect.kill-in-area': 'nobody to kill in the play areas',
    'no-effect.discard-companion': 'no companion to discard',
    'no-effect.swap': 'no 2 cards to swap',
    'no-effect.give': 'no characters to exchange',

    'outcome.most-banners': 'The most banners win',
    'outcome.largest-banner': 'Equal in banners: the banner of the largest House decides',
    'outcome.nobody-has-a-banner': 'Nobody has a banner: a draw',
    'outcome.resigned': 'A player resigns',

    // The table drawn for a terminal.
    'draw.raven': 'raven',
    'draw.banners_one': '{{count}} banner',
    'draw.banners_other': '{{count}} banners',
    'draw.companions': 'Companions: {{companions}}',
    'draw.no-companions': 'No companions available',
  },

  it: {
    'event.dealt': 'Le carte sono disposte: il primo turno è di {{seat}}',
    'event.turn-began': 'È il turno di {{seat}}',
    'event.declared': '{{seat}} dichiara $t(house.{{house}}.full): Varys va $t(direction.{{direction}})',
    'event.declared.to':
      '{{seat}} dichiara $t(house.{{house}}.full): Varys va $t(direction.{{direction}}), alla riga {{row}}, colonna {{column}}',
    'things.declared': 'prende {{things}}',
    'event.taken': '{{seat}} prende $t(character.{{character}})',
    'event.taken.from-grid': '{{seat}} prende $t(character.{{character}}) da Approdo del Re',
    'event.taken.from-seat': '{{seat}} prende $t(character.{{character}}), che era di {{owner}}',
    'event.killed': '$t(companion.{{companion}}) uccide $t(character.{{character}})',
    'event.killed.from-grid': '$t(companion.{{companion}}) uccide $t(character.{{character}}) ad Approdo del Re',
    'event.killed.from-seat':
      '$t(companion.{{companion}}) uccide $t(character.{{character}}) nell’area di gioco di {{owner}}',
    'event.swapped': '{{seat}} scambia di posto $t(card.{{one}}) e $t(card.{{other}})',
    'event.exchanged':
      '{{seat}} cede $t(character.{{given}}) e riceve in cambio $t(character.{{received}}) da {{owner}}',
    'event.banner-moved': 'Il vessillo $t(house.{{house}}) cambia mano',
    'event.banner-moved.from-supply': '{{to}} ottiene il vessillo $t(house.{{house}})',
    'event.banner-moved.from-seat': '{{to}} prende il vessillo $t(house.{{house}}), che era di {{from}}',
    'event.banner-moved.to-supply': 'Il vessillo $t(house.{{house}}) torna da {{from}} alla riserva',
    'event.companion-chosen': '{{seat}} sceglie $t(companion.{{companion}})',
    'event.companion-kept': '$t(companion.{{companion}}) resta con {{seat}} e conta per $t(house.{{house}}.full)',
    'event.companion-discarded': '{{seat}} scarta $t(companion.{{companion}})',
    'event.no-effect': '$t(companion.{{companion}}): $t(no-effect.{{part}})',
    'event.extra-turn': '{{seat}} gioca un altro turno dopo questo',
    'event.raven-sent':
      '{{seat}} manda un corvo e parla in privato con {{with}}, per {{secondsMax}} secondi al massimo',
    'event.talk-ended': '{{seat}} e {{with}} tornano al tavolo',
    'event.game-over': 'La partita è finita. $t(outcome.{{reason}})',
    'event.answered': '{{seat}} ha risposto',
    'event.answer-withdrawn': '{{seat}} ritira la risposta',

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

    'draw.raven': 'corvo',
    'draw.banners_one': '{{count}} vessillo',
    'draw.banners_other': '{{count}} vessilli',
    'draw.companions': 'Compagni: {{companions}}',
    'draw.no-companions': 'Nessun compagno disponibile',
  },
};
