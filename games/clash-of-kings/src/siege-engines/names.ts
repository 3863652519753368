import type { Catalogue } from '@corvo/core';

/** What the new units are called. */
export const names: Catalogue = {
  en: {
    'unit.siege-engine': 'Siege Engine',
    'unit.siege-engine.noun': 'in the',
    'unit.siege-engine_one': 'Siege Engine',
    'unit.siege-engine_other': 'Siege Engines',
  },
  it: {
    'unit.siege-engine': 'Macchina d’assedio',
    'unit.siege-engine.noun': 'a la',
    'unit.siege-engine_one': 'Macchina d’assedio',
    'unit.siege-engine_other': 'Macchine d’assedio',
  },
};
