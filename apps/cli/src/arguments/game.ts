import { randomBytes } from 'node:crypto';
import { findGame, GAMES } from '@corvo/catalogue';
import {
  canSeat,
  isProblem,
  playersText,
  refuseForPlayers,
  seedFrom,
  type Game,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
} from '@corvo/core';
import { Stop } from '../stop.ts';
import type { GameWords } from '../words.ts';
import type { Given } from './flags.ts';
import { nearest } from './nearest.ts';

/** The game of this name. */
export function gameNamed(name: string): Game {
  const game = findGame(name.toLowerCase());
  if (game !== undefined) return game;
  const known = GAMES.map(({ id }) => id);
  const meant = nearest(name, known);
  throw meant === undefined
    ? new Stop('error.unknown-game', { game: name, known })
    : new Stop('error.unknown-game-meant', { game: name, meant });
}

/** How many players, within what the game allows. */
export function playersOf(game: Game, given: Given, usual = game.players.min): number {
  const { min, max } = game.players;
  const wanted = given.whole('players', min, max) ?? Math.min(max, Math.max(min, usual));
  if (canSeat(game.players, wanted)) return wanted;
  throw new Stop('error.players-between', { players: wanted, possible: playersText(game.players) });
}

function specNamed(game: Game, name: string): OptionSpec {
  const spec = game.options.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (spec !== undefined) return spec;
  const known = game.options.map(({ id }) => id);
  const meant = nearest(name, known);
  throw meant === undefined
    ? new Stop('error.unknown-option', { option: name, known, game: game.id })
    : new Stop('error.unknown-option-meant', { option: name, meant });
}

function valueNamed(spec: OptionSpec, text: string): OptionValue {
  const value = spec.values.find(known => String(known).toLowerCase() === text.toLowerCase());
  if (value !== undefined) return value;
  throw new Stop('error.unknown-option-value', { option: spec.id, value: text, known: spec.values.map(String) });
}

/** `companions=none,teams=true`: what was given, before the defaults are filled in. */
export function optionsGiven(game: Game, given: Given): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const part of given.text('options')?.split(',') ?? []) {
    const [name = '', value, ...more] = part.trim().split('=');
    if (value === undefined || value === '' || more.length > 0) throw new Stop('error.option-form', { text: part });
    const spec = specNamed(game, name.trim());
    if (Object.hasOwn(chosen, spec.id)) throw new Stop('error.option-twice', { option: spec.id });
    chosen[spec.id] = valueNamed(spec, value.trim());
  }
  return chosen;
}

/** All options of the table, or why these cannot be played with so many players. */
export function optionsOf(words: GameWords, given: Given, players: number): OptionValues {
  const named = optionsGiven(words.game, given);
  const options = refuseForPlayers(words.game.options, named, players) ?? words.game.resolveOptions(named, players);
  if (isProblem(options)) throw new Stop('error.in-words', { sentence: words.problem(options) });
  return options;
}

const LONGEST_SEED = 200;

/** The seed that was given, or one of 256 bits that nobody can guess, of a game in earnest. */
export const earnestSeedOf = (given: Given): string => seedOf(given, () => seedFrom(randomBytes(32).toString('hex')));

/** The same where it is only there to see the same again: eight digits are enough. */
export const shortSeedOf = (given: Given): string => seedOf(given, () => randomBytes(4).toString('hex'));

function seedOf(given: Given, draw: () => string): string {
  const seed = given.text('seed') ?? draw();
  if (seed.length > LONGEST_SEED) throw new Stop('error.seed-too-long', { most: LONGEST_SEED });
  return seed;
}
