import type { OptionSpec, OptionValues } from '@corvo/core';
import { SHEET } from './facts.ts';

const CLAUSES: Readonly<Record<string, string>> = {
  'victory.tieBreak': '2E-15.3',
  'victory.castles': '2E-1.1',
  'neutral.exceed': '2E-11.1',
  'setup.lannisterPortShip3p': '2E-1.18',
  'westeros.darkWingsPaysPorts': '2E-4.14',
  'combat.endsWhenLastUnitKilled': '2E-H41',
  'combat.arianneRemovesToken': '2E-H43',
  'support.perHouse': '2E-12.4',
  'wildlings.massingAllEqual': '2E-H35',
  tidesOfBattle: '2E-16.1',
};

/** Only with these numbers of players. */
const PLAYERS: Readonly<Record<string, readonly number[]>> = { 'setup.lannisterPortShip3p': [3] };

function valuesOf(values: unknown): readonly (string | number | boolean)[] {
  if (values === undefined) return [false, true];
  return Array.isArray(values) ? (values as (string | number)[]) : Object.keys(values as object);
}

/** Every switch of the fact sheet with its default, the readings of the seed among them. */
export const OPTIONS: readonly OptionSpec[] = SHEET.options.map(option => {
  const players = PLAYERS[option.id];
  return {
    id: option.id,
    values: valuesOf('values' in option ? option.values : undefined),
    default: option.default,
    ...(players === undefined ? {} : { players }),
    clause: CLAUSES[option.id] ?? '',
  };
});

/** The options of a table by name. */
export interface Chosen {
  readonly tieBreak: 'faq2' | 'seed';
  readonly castles: number;
  readonly exceed: boolean;
  readonly lannisterPortShip: boolean;
  readonly darkWingsPaysPorts: boolean;
  readonly arianneRemovesToken: boolean;
  readonly supportPerHouse: boolean;
  readonly massingEmpties: boolean;
  readonly tides: boolean;
}

export const chosenOf = (options: OptionValues): Chosen => ({
  tieBreak: options['victory.tieBreak'] === 'seed' ? 'seed' : 'faq2',
  castles: Number(options['victory.castles']),
  exceed: options['neutral.exceed'] === true,
  lannisterPortShip: options['setup.lannisterPortShip3p'] === true,
  darkWingsPaysPorts: options['westeros.darkWingsPaysPorts'] === true,
  arianneRemovesToken: options['combat.arianneRemovesToken'] === true,
  supportPerHouse: options['support.perHouse'] === true,
  massingEmpties: options['wildlings.massingAllEqual'] === 'discard-all-and-recover',
  tides: options['tidesOfBattle'] === true,
});
