import { rngFromText, type Rng, type Seat } from '@corvo/core';

/** The random stream of one decision: a game against bots can be repeated from its seed. */
export const botStream = (seed: string, seat: Seat, request: number): Rng => rngFromText(`${seed}/${seat}/${request}`);
