import type { Catalogue } from '@corvo/core';

/** What only a table with houses on the big map asks, refuses, tells and ends by. */
export const joined: Catalogue = {
  en: {
    'ask.give-barrels': 'How many barrels do you give to the Night’s Watch?',
    'ask.give-barrels.about': 'How many barrels do you give to the Night’s Watch? You have {{most}}.',
    'ask.give-barrels.waiting': '{{seat|is|are}} deciding about barrels for the Night’s Watch',
    'ask.give-points': 'How many muster points do you give to the Night’s Watch?',
    'ask.give-points.about': 'How many muster points do you give to the Night’s Watch? You have {{most}}.',
    'ask.give-points.waiting': '{{seat|is|are}} deciding about muster points for the Night’s Watch',
    'ask.give-power': 'How much Power do you give to the Night’s Watch?',
    'ask.give-power.about': 'How much Power do you give to the Night’s Watch? You have {{most}}.',
    'ask.give-power.waiting': '{{seat|is|are}} deciding about Power for the Night’s Watch',
    'choice.give-barrels': 'Give {{amount}}',
    'choice.give-points': 'Give {{amount}}',
    'choice.give-power': 'Give {{amount}}',

    'problem.gift-below-zero': 'You cannot give less than 0.',
    'problem.gift-of-barrels-too-large': '{{amount}} is too many: you have {{most}}.',
    'problem.gift-of-points-too-large': '{{amount}} is too many: you have {{most}}.',
    'problem.gift-of-power-too-large': '{{amount}} is too much: you have {{most}}.',
    'problem.raven-has-looked': 'The Raven of Westeros has looked at the wildling card: you can only replace an order.',

    'event.gifts-opened': 'Gifts to the Night’s Watch: $t(gift.{{what}}, {{amount}}) in all',
    'gift.barrels_one': 'barrel',
    'gift.barrels_other': 'barrels',
    'gift.points_one': 'muster point',
    'gift.points_other': 'muster points',
    'gift.power': 'Power',

    'outcome.king-and-watch': 'A king on the throne and the Wall well guarded: they win together',
  },

  it: {
    'ask.give-barrels': 'Quanti barili doni ai Guardiani della Notte?',
    'ask.give-barrels.about': 'Quanti dei tuoi barili, {{most}} in tutto, doni ai Guardiani della Notte?',
    'ask.give-barrels.waiting': '{{seat|decide|decidono}} quanti barili donare ai Guardiani della Notte',
    'ask.give-points': 'Quanti punti reclutamento doni ai Guardiani della Notte?',
    'ask.give-points.about': 'Quanti dei tuoi punti reclutamento, {{most}} in tutto, doni ai Guardiani della Notte?',
    'ask.give-points.waiting': '{{seat|decide|decidono}} quanti punti reclutamento donare ai Guardiani della Notte',
    'ask.give-power': 'Quanto Potere doni ai Guardiani della Notte?',
    'ask.give-power.about': 'Quanto del tuo Potere, {{most}} in tutto, doni ai Guardiani della Notte?',
    'ask.give-power.waiting': '{{seat|decide|decidono}} quanto Potere donare ai Guardiani della Notte',
    'choice.give-barrels': 'Dona {{amount}}',
    'choice.give-points': 'Dona {{amount}}',
    'choice.give-power': 'Dona {{amount}}',

    'problem.gift-below-zero': 'Un dono non può essere meno di 0.',
    'problem.gift-of-barrels-too-large': 'Barili che puoi donare: al massimo {{most}}, non {{amount}}.',
    'problem.gift-of-points-too-large': 'Punti che puoi donare: al massimo {{most}}, non {{amount}}.',
    'problem.gift-of-power-too-large': 'Segnalini Potere che puoi donare: al massimo {{most}}, non {{amount}}.',
    'problem.raven-has-looked':
      'Il Corvo della mappa grande ha guardato la carta dei Bruti: puoi solo cambiare un ordine.',

    'event.gifts-opened': 'Doni ai Guardiani della Notte: $t(gift.{{what}}, {{amount}})',
    'gift.barrels_one': 'barile',
    'gift.barrels_other': 'barili',
    'gift.points_one': 'punto reclutamento',
    'gift.points_other': 'punti reclutamento',
    'gift.power_one': 'segnalino Potere',
    'gift.power_other': 'segnalini Potere',

    'outcome.king-and-watch': 'Un re sul trono e la Barriera ben guardata: vittoria condivisa',
  },
};
