import type { Catalogue } from '@corvo/core';
import { places } from '@corvo/westeros';

/** The ports, which the expansion of one edition and the other edition have. */
export const ports: Catalogue = {
  en: {
    ...places({
      'port-of-dragonstone': ['Port of Dragonstone', 'in the'],
      'port-of-lannisport': ['Port of Lannisport', 'in the'],
      'port-of-oldtown': ['Port of Oldtown', 'in the'],
      'port-of-pyke': ['Port of Pyke', 'in the'],
      'port-of-storms-end': ['Port of Storm’s End', 'in the'],
      'port-of-sunspear': ['Port of Sunspear', 'in the'],
      'port-of-white-harbor': ['Port of White Harbor', 'in the'],
      'port-of-winterfell': ['Port of Winterfell', 'in the'],
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
