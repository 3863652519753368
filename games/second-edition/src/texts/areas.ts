import type { Catalogue } from '@corvo/core';
import { places } from '@corvo/westeros';

/** The areas that this edition alone has: land, seas, ports. */
export const areas: Catalogue = {
  en: {
    ...places({
      'princes-pass': ['Prince’s Pass', 'in the'],
      'salt-shore': ['Salt Shore', 'at'],
      'the-boneway': ['The Boneway', 'on the'],
      'three-towers': ['Three Towers', 'at'],
      'east-summer-sea': ['East Summer Sea', 'in the'],
      'west-summer-sea': ['West Summer Sea', 'in the'],
      'port-of-dragonstone': ['Port of Dragonstone', 'at the'],
      'port-of-lannisport': ['Port of Lannisport', 'at the'],
      'port-of-oldtown': ['Port of Oldtown', 'at the'],
      'port-of-pyke': ['Port of Pyke', 'at the'],
      'port-of-storms-end': ['Port of Storm’s End', 'at the'],
      'port-of-sunspear': ['Port of Sunspear', 'at the'],
      'port-of-white-harbor': ['Port of White Harbor', 'at the'],
      'port-of-winterfell': ['Port of Winterfell', 'at the'],
    }),
  },

  it: {
    ...places({
      'princes-pass': ['Passo del Principe', 'a il'],
      'salt-shore': ['Riva Salata', 'a'],
      'the-boneway': ['Via delle Ossa', 'su la'],
      'three-towers': ['Tre Torri', 'a'],
      'east-summer-sea': ['Mare dell’Estate Orientale', 'in il'],
      'west-summer-sea': ['Mare dell’Estate Occidentale', 'in il'],
      'port-of-dragonstone': ['Porto di Rocca del Drago', 'in il'],
      'port-of-lannisport': ['Porto di Lannisport', 'in il'],
      'port-of-oldtown': ['Porto di Vecchia Città', 'in il'],
      'port-of-pyke': ['Porto di Pyke', 'in il'],
      'port-of-storms-end': ['Porto di Capo Tempesta', 'in il'],
      'port-of-sunspear': ['Porto di Lancia del Sole', 'in il'],
      'port-of-white-harbor': ['Porto di Porto Bianco', 'in il'],
      'port-of-winterfell': ['Porto di Grande Inverno', 'in il'],
    }),
  },
};
