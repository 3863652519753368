import type { OptionValue } from '@corvo/core';

/** Which random games to play. Plain data, so that workers can have it. */
export interface FuzzPlan {
  readonly game: string;
  readonly seed: string;
  readonly first: number; // number of the first game, from 0
  readonly players: number | null;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A command that plays one of these games again, by its number from 0. */
export function commandFor(plan: FuzzPlan, index: number): string {
  const options = Object.entries(plan.options).map(([id, value]) => `${id}=${value}`);
  return [
    `corvo fuzz ${plan.game} --seed ${plan.seed} --first ${index + 1} --games 1`,
    ...(plan.players === null ? [] : [`--players ${plan.players}`]),
    ...(options.length === 0 ? [] : [`--options ${options.join(',')}`]),
  ].join(' ');
}
