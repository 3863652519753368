import type { OptionSpec, OptionValues } from '@corvo/core';

/** 1E-2.13, 1E-D3: the author's exchange on the King's Court track, for five players. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'kingsCourt', values: ['recommended', 'printed'], default: 'recommended', players: [5], clause: '1E-2.13' },
];

export const courtOf = (options: OptionValues): 'recommended' | 'printed' =>
  options['kingsCourt'] === 'printed' ? 'printed' : 'recommended';
