import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = {
  en: {
    'unit.siege-engine': 'Siege Engine',
    'unit.siege-engine.noun': 'in the',
    'unit.siege-engine_one': 'Siege Engine',
    'unit.siege-engine_other': 'Siege Engines',
    'effect.siege-engines-storm-walls': 'Siege engines storm the fortification',
  },
  it: {
    'unit.siege-engine': 'Macchina d’assedio',
    'unit.siege-engine.noun': 'a la',
    'unit.siege-engine_one': 'Macchina d’assedio',
    'unit.siege-engine_other': 'Macchine d’assedio',
    'effect.siege-engines-storm-walls': 'Le macchine d’assedio assaltano la fortificazione',
  },
};
