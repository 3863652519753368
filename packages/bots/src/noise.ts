import { fraction, type Rng } from '@corvo/core';

/** A choice with what it looks worth at first sight, in any unit. */
export interface Rated {
  readonly move: number;
  readonly worth: number;
}

/** Does the bot follow a whim this time? */
export const hasWhim = (noise: number, rng: Rng): boolean => noise > 0 && fraction(rng) < noise;

/**
 * A plausible mistake: the better a choice looks, the likelier it is (softmax). `unit` is a difference one notices;
 * the noisier the bot, the more of them it overlooks, up to playing quite at random at 1.
 */
export function whim(rated: readonly Rated[], noise: number, unit: number, rng: Rng): number {
  const temperature = noise >= 1 ? Number.POSITIVE_INFINITY : (unit * noise) / (1 - noise);
  const best = Math.max(...rated.map(({ worth }) => worth));
  const weights = rated.map(({ worth }) => (worth === best ? 1 : Math.exp((worth - best) / temperature)));
  let rest = fraction(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, { move }] of rated.entries()) {
    rest -= weights[place]!;
    if (rest < 0) return move;
  }
  return rated.at(-1)!.move;
}
