import type { Catalogue } from '@corvo/core';

/** The options of a table with houses on the big map. */
export const joinedOptions: Catalogue = {
  en: {
    'realm.westeros': 'Westeros',
    'realm.north': 'The north',
    'option.gifts.paid': 'Gifts to the Night’s Watch',
    'option.gifts.paid.help': 'Whether the barrels and muster points a House gives away are taken from it.',
    'option.gifts.paid.true': 'The giver goes without',
    'option.gifts.paid.false': 'The giver keeps its own',
    'option.gifts.power': 'Gifts of Power',
    'option.gifts.power.help': 'Whether Houses may give Power to the Night’s Watch after each Game of Thrones card.',
    'option.gifts.power.false': 'Without',
    'option.gifts.power.true': 'With',
    'option.victory.lastRoundKing': 'A king after the last round',
    'option.victory.lastRoundKing.help':
      'Whether the House that comes first after the last round counts as a king, with whom the Night’s Watch shares its victory.',
    'option.victory.lastRoundKing.false': 'Only castles and strongholds make a king',
    'option.victory.lastRoundKing.true': 'The first House is king',
  },

  it: {
    'realm.westeros': 'Westeros',
    'realm.north': 'Il nord',
    'option.gifts.paid': 'Doni ai Guardiani della Notte',
    'option.gifts.paid.help': 'Decide se i barili e i punti reclutamento donati vengono tolti alla Casa che li dona.',
    'option.gifts.paid.true': 'Chi dona ne fa a meno',
    'option.gifts.paid.false': 'Chi dona tiene i suoi',
    'option.gifts.power': 'Doni di Potere',
    'option.gifts.power.help':
      'Decide se le Case possono donare Potere ai Guardiani della Notte dopo ogni carta «Trono di Spade».',
    'option.gifts.power.false': 'Senza',
    'option.gifts.power.true': 'Con',
    'option.victory.lastRoundKing': 'Un re dopo l’ultimo turno',
    'option.victory.lastRoundKing.help':
      'Decide se, dopo l’ultimo turno, la prima Casa vale come re con cui i Guardiani della Notte dividono la vittoria.',
    'option.victory.lastRoundKing.false': 'Re solo con castelli e fortezze',
    'option.victory.lastRoundKing.true': 'La prima Casa è re',
  },
};
