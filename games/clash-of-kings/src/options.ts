import type { OptionSpec, OptionValues } from '@corvo/core';
import { courtOf, OPTIONS as BASE } from '@corvo/first-edition/expand';

const choice = (id: string, clause: string, isUsual: boolean): OptionSpec => ({
  id,
  values: [true, false],
  default: isUsual,
  clause,
});

/**
 * CK-0.1: each on its own or together with others. What brings new pieces is in the box and usual; the two variants of
 * base rules are not. House Martell is no choice of its own: whoever plays with six plays with it (CK-1.5).
 */
export const OPTIONS: readonly OptionSpec[] = [
  choice('characters', 'CK-2.1', true),
  choice('fortifications', 'CK-3.1', true),
  choice('siegeEngines', 'CK-4.1', true),
  choice('ports', 'CK-5.1', true),
  choice('singleUse', 'CK-6.1', true),
  choice('westerosColumns', 'CK-7.1', false),
  choice('threeCards', 'CK-8.1', false),
  { ...choice('threePlayers', 'CK-9.1', true), players: [3] },
  ...BASE,
];

/** The options of a table by name. */
export interface Chosen {
  readonly court: 'recommended' | 'printed';
  readonly characters: boolean;
  readonly fortifications: boolean;
  readonly siegeEngines: boolean;
  readonly ports: boolean;
  readonly singleUse: boolean;
  readonly westerosColumns: boolean;
  readonly threeCards: boolean;
  readonly threePlayers: boolean;
}

export const chosenOf = (options: OptionValues): Chosen => ({
  court: courtOf(options),
  characters: options['characters'] === true,
  fortifications: options['fortifications'] === true,
  siegeEngines: options['siegeEngines'] === true,
  ports: options['ports'] === true,
  singleUse: options['singleUse'] === true,
  westerosColumns: options['westerosColumns'] === true,
  threeCards: options['threeCards'] === true,
  threePlayers: options['threePlayers'] === true,
});
