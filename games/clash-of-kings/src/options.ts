import type { OptionSpec, OptionValues } from '@corvo/core';
import { chosenOf as baseOf, OPTIONS as BASE, type Chosen as Base } from '@corvo/first-edition/expand';

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
  choice('cunningAtSea', '1E-S78', false),
  choice('westerosColumns', 'CK-7.1', false),
  choice('threeCards', 'CK-8.1', false),
  { ...choice('threePlayers', 'CK-9.1', true), players: [3] },
  ...BASE,
];

/** The options of a table by name. */
export interface Chosen extends Base {
  readonly characters: boolean;
  readonly fortifications: boolean;
  readonly siegeEngines: boolean;
  readonly ports: boolean;
  readonly singleUse: boolean;
  readonly cunningAtSea: boolean;
  readonly westerosColumns: boolean;
  readonly threeCards: boolean;
  readonly threePlayers: boolean;
}

export const chosenOf = (options: OptionValues): Chosen => ({
  ...baseOf(options),
  characters: options['characters'] === true,
  fortifications: options['fortifications'] === true,
  siegeEngines: options['siegeEngines'] === true,
  ports: options['ports'] === true,
  singleUse: options['singleUse'] === true,
  cunningAtSea: options['cunningAtSea'] === true,
  westerosColumns: options['westerosColumns'] === true,
  threeCards: options['threeCards'] === true,
  threePlayers: options['threePlayers'] === true,
});
