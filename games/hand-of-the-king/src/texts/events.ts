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
    'event.banner-moved': 'The $t(house.{{house}}) banner changes hands',
    'event.banner-moved.from-supply': '{{to}} gets the $t(house.{{house}}) banner',
    'event.banner-moved.from-seat': 'The $t(house.{{house}}) banner passes from {{from}} to {{to}}',
    'event.banner-moved.to-supply': 'The $t(house.{{house}}) banner goes back from {{from}} to the supply',
    'event.raven-sent': '{{seat}} sends a raven to {{with}}: they talk in private for at most {{secondsMax}} seconds',
    'event.answered': '{{seat}} has answered',
    'event.answer-withdrawn': '{{seat}} takes the answer back',

    // The table drawn for a terminal.
    'draw.raven': 'raven',
    'draw.legend': '{{code}}/{{size}}: {{size}} cards in all; *: holds the banner',
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
    'event.banner-moved': 'Il vessillo $t(house.{{house}}) cambia mano',
    'event.banner-moved.from-supply': '{{to}} ottiene il vessillo $t(house.{{house}})',
    'event.banner-moved.from-seat': '{{to}} prende il vessillo $t(house.{{house}}), che era di {{from}}',
    'event.banner-moved.to-supply': 'Il vessillo $t(house.{{house}}) torna da {{from}} alla riserva',
    'event.raven-sent':
      '{{seat}} manda un corvo e parla in privato con {{with}}, per {{secondsMax}} secondi al massimo',
    'event.answered': '{{seat}} ha risposto',
    'event.answer-withdrawn': '{{seat}} ritira la risposta',

    'draw.raven': 'corvo',
    'draw.legend': '{{code}}/{{size}}: {{size}} carte in tutto; *: ha il vessillo',
    'draw.banners_one': '{{count}} vessillo',
    'draw.banners_other': '{{count}} vessilli',
    'draw.companions': 'Compagni: {{companions}}',
    'draw.no-companions': 'Nessun compagno disponibile',
  },
};
