import type { Catalogue } from '@corvo/core';

/**
 * `ask.WHY` is what the player reads, `ask.WHY.waiting` what the others read ({{seat}} is the player who decides).
 *
 * `choice.WHY` is one answer in words, fit for a button. Its data, which `choiceMessage` makes of a choice:
 * - declare: direction, house, and count (the cards it collects; may be left out)
 * - raven: seat (who is called away); this answers `declare` too
 * - give-banner: house, seat
 * - name-house: house
 * - choose-companion, discard-companion, kill-in-grid, give-character: card
 * - kill-in-area, receive-character: card, seat (in whose area it lies)
 * - swap-in-grid: first, second (cards; one may be `varys`)
 * - end-talk: nothing
 */
export const questions: Catalogue = {
  en: {
    'ask.declare': 'Where does Varys go, and for which House?',
    'ask.declare.waiting': '{{seat}} is moving Varys',
    'ask.choose-companion': 'Which companion do you choose?',
    'ask.choose-companion.waiting': '{{seat}} is choosing a companion',
    'ask.give-banner': 'A tie: who gets the banner?',
    'ask.give-banner.waiting': '{{seat}} is deciding who gets a banner',
    'ask.name-house': 'For which House does Jon Snow count?',
    'ask.name-house.waiting': '{{seat}} is naming a House for Jon Snow',
    'ask.kill-in-grid': 'Whom do you kill in King’s Landing?',
    'ask.kill-in-grid.waiting': '{{seat}} is choosing whom to kill in King’s Landing',
    'ask.kill-in-area': 'Whom do you kill in the play areas?',
    'ask.kill-in-area.waiting': '{{seat}} is choosing whom to kill in the play areas',
    'ask.discard-companion': 'Which companion do you discard?',
    'ask.discard-companion.waiting': '{{seat}} is choosing a companion to discard',
    'ask.swap-in-grid': 'Which 2 cards in King’s Landing do you swap?',
    'ask.swap-in-grid.waiting': '{{seat}} is choosing 2 cards to swap',
    'ask.give-character': 'Which of your characters do you give?',
    'ask.give-character.waiting': '{{seat}} is choosing a character to give',
    'ask.receive-character': 'Which character do you take in exchange?',
    'ask.receive-character.waiting': '{{seat}} is choosing a character to take in exchange',
    'ask.end-talk': 'Have you said all you had to say?',
    'ask.end-talk.waiting': '{{seat}} is talking in private',

    'choice.declare': 'Varys $t(direction.{{direction}}): $t(house.{{house}}.full)',
    'choice.declare_one': 'Varys $t(direction.{{direction}}): {{count}} $t(house.{{house}}) card',
    'choice.declare_other': 'Varys $t(direction.{{direction}}): {{count}} $t(house.{{house}}) cards',
    'choice.raven': 'Send a raven to {{seat}}',
    'choice.choose-companion': 'Choose $t(card.{{card}})',
    'choice.give-banner': '$t(banner.{{house}}): {{seat}}',
    'choice.name-house': 'Name $t(house.{{house}}.full)',
    'choice.kill-in-grid': 'Kill $t(card.{{card}})',
    'choice.kill-in-area': 'Kill $t(card.{{card}}) in {{seat}}’s area',
    'choice.discard-companion': 'Discard $t(card.{{card}})',
    'choice.swap-in-grid': 'Swap $t(card.{{one}}) and $t(card.{{other}})',
    'choice.give-character': 'Give $t(card.{{card}})',
    'choice.receive-character': 'Take $t(card.{{card}}) from {{seat}}',
    'choice.end-talk': 'End the conversation',
  },

  it: {
    'ask.declare': 'Dove va Varys, e per quale Casa?',
    'ask.declare.waiting': '{{seat}} muove Varys',
    'ask.choose-companion': 'Quale compagno scegli?',
    'ask.choose-companion.waiting': '{{seat}} sceglie un compagno',
    'ask.give-banner': 'Parità: a chi va il vessillo?',
    'ask.give-banner.waiting': '{{seat}} decide a chi va un vessillo',
    'ask.name-house': 'Per quale Casa conta Jon Snow?',
    'ask.name-house.waiting': '{{seat}} nomina una Casa per Jon Snow',
    'ask.kill-in-grid': 'Chi uccidi ad Approdo del Re?',
    'ask.kill-in-grid.waiting': '{{seat}} sceglie chi uccidere ad Approdo del Re',
    'ask.kill-in-area': 'Chi uccidi nelle aree di gioco?',
    'ask.kill-in-area.waiting': '{{seat}} sceglie chi uccidere nelle aree di gioco',
    'ask.discard-companion': 'Quale compagno scarti?',
    'ask.discard-companion.waiting': '{{seat}} sceglie un compagno da scartare',
    'ask.swap-in-grid': 'Quali 2 carte di Approdo del Re scambi di posto?',
    'ask.swap-in-grid.waiting': '{{seat}} sceglie 2 carte da scambiare di posto',
    'ask.give-character': 'Quale dei tuoi personaggi cedi?',
    'ask.give-character.waiting': '{{seat}} sceglie un personaggio da cedere',
    'ask.receive-character': 'Quale personaggio ricevi in cambio?',
    'ask.receive-character.waiting': '{{seat}} sceglie un personaggio da ricevere in cambio',
    'ask.end-talk': 'Vi siete detti tutto?',
    'ask.end-talk.waiting': '{{seat}} parla in privato',

    'choice.declare': 'Varys $t(direction.{{direction}}): $t(house.{{house}}.full)',
    'choice.declare_one': 'Varys $t(direction.{{direction}}): {{count}} carta $t(house.{{house}})',
    'choice.declare_other': 'Varys $t(direction.{{direction}}): {{count}} carte $t(house.{{house}})',
    'choice.raven': 'Manda un corvo: {{seat}}',
    'choice.choose-companion': 'Scegli $t(card.{{card}})',
    'choice.give-banner': '$t(banner.{{house}}): {{seat}}',
    'choice.name-house': 'Nomina $t(house.{{house}}.full)',
    'choice.kill-in-grid': 'Uccidi $t(card.{{card}})',
    'choice.kill-in-area': 'Uccidi $t(card.{{card}}) nell’area di {{seat}}',
    'choice.discard-companion': 'Scarta $t(card.{{card}})',
    'choice.swap-in-grid': 'Scambia $t(card.{{one}}) e $t(card.{{other}})',
    'choice.give-character': 'Cedi $t(card.{{card}})',
    'choice.receive-character': 'Ricevi $t(card.{{card}}) da {{seat}}',
    'choice.end-talk': 'Chiudi la conversazione',
  },
};
