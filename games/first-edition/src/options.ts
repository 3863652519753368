import type { OptionSpec, OptionValues } from '@corvo/core';

export const OPTIONS: readonly OptionSpec[] = [
  // 1E-2.13, 1E-D3: the author's exchange on the King's Court track, for five players.
  { id: 'kingsCourt', values: ['recommended', 'printed'], default: 'recommended', players: [5], clause: '1E-2.13' },
  { id: 'support.perHouse', values: [false, true], default: false, clause: '1E-S74' },
];

/** The options of a table by name. */
export interface Chosen {
  readonly court: 'recommended' | 'printed';
  readonly supportPerHouse: boolean;
  readonly before: boolean; // a table of before: rules that were corrected since are as they were
}

export const chosenOf = (options: OptionValues): Chosen => ({
  court: options['kingsCourt'] === 'printed' ? 'printed' : 'recommended',
  supportPerHouse: options['support.perHouse'] === true,
  before: options['rules'] !== undefined,
});
