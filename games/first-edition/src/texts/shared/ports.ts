import type { Catalogue } from '@corvo/core';
import { places } from '@corvo/westeros';

/** The ports, which the expansion of one edition and the other edition have. */
export const ports: Catalogue = {
  en: {
    ...places({
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
