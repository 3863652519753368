import {
  below,
  isProblem,
  nextWord,
  pick,
  playerCounts,
  rngFromText,
  seedFrom,
  type Game,
  type OptionValue,
  type Rng,
} from '@corvo/core';
import type { Start } from './violation.ts';

/** What to keep fixed in random starts. */
export interface StartLimits {
  readonly players?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** Sixteen hexadecimal digits: long enough never to stand in a view by accident. */
function digits(rng: Rng): string {
  return `${nextWord(rng).toString(16).padStart(8, '0')}${nextWord(rng).toString(16).padStart(8, '0')}`;
}

/** Each option at random, as far as it goes with so many players. */
function randomOptions(game: Game, players: number, rng: Rng): Record<string, OptionValue> {
  const given: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const fits = spec.players === undefined || spec.players.includes(players);
    // Half of them keep their default, so that each option is also met alone.
    given[spec.id] = fits && below(rng, 2) === 0 ? pick(rng, spec.values) : spec.default;
  }
  return given;
}

/** The start of game number `index`: a number of players, a set of options and a seed. */
export function randomStart(game: Game, seed: string, index: number, limits: StartLimits = {}): Start {
  const rng = rngFromText(`start\n${game.id}\n${seed}\n${index}`);
  const counts = playerCounts(game.players);
  for (let tries = 0; ; tries++) {
    const players = limits.players ?? pick(rng, counts);
    // Some sets cannot be played together; after many refusals only the defaults are left.
    const given = tries < 50 ? { ...randomOptions(game, players, rng), ...limits.options } : (limits.options ?? {});
    const options = game.resolveOptions(given, players);
    if (!isProblem(options)) {
      // Every other game draws its chance as games in earnest do, the rest as those of before.
      const seed = index % 2 === 0 ? digits(rng) : seedFrom(digits(rng));
      return { seats: game.seats(players), options, seed };
    }
    if (tries > 200)
      throw new RangeError(`no options of ${game.id} can be played: ${options.code} (${options.clause})`);
  }
}
