import type { Catalogue } from '@corvo/core';

/** The ports, which the expansion of one edition and the other edition have. */
export const ports: Catalogue = {
  en: {
    'area.port-of-dragonstone': 'Port of Dragonstone',
    'area.port-of-lannisport': 'Port of Lannisport',
    'area.port-of-oldtown': 'Port of Oldtown',
    'area.port-of-pyke': 'Port of Pyke',
    'area.port-of-storms-end': 'Port of Storm’s End',
    'area.port-of-sunspear': 'Port of Sunspear',
    'area.port-of-white-harbor': 'Port of White Harbor',
    'area.port-of-winterfell': 'Port of Winterfell',
  },
  it: {
    'area.port-of-dragonstone': 'Porto di Rocca del Drago',
    'area.port-of-lannisport': 'Porto di Lannisport',
    'area.port-of-oldtown': 'Porto di Vecchia Città',
    'area.port-of-pyke': 'Porto di Pyke',
    'area.port-of-storms-end': 'Porto di Capo Tempesta',
    'area.port-of-sunspear': 'Porto di Lancia del Sole',
    'area.port-of-white-harbor': 'Porto di Porto Bianco',
    'area.port-of-winterfell': 'Porto di Grande Inverno',
  },
};
