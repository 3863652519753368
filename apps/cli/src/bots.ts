import { BOT_LEVELS, BOT_NAMES, makeBot, readBot, type Bot, type BotSpec } from '@corvo/bots';
import { hashText, isPlainObject, isProblem, type Game, type Problem } from '@corvo/core';
import { nearest } from './arguments/nearest.ts';
import { Stop } from './stop.ts';
import type { GameWords } from './words.ts';

/** What bots draw from. It follows from the seed of the game, but the seed does not follow from it. */
export const botSeed = (seed: string): string => hashText(`corvo bots\n${seed}`);

/** The bots that play this game, as people name them. */
export function botsOf(game: Game): string[] {
  return BOT_NAMES.filter(name => {
    const spec = readBot(name);
    return !isProblem(spec) && !isProblem(makeBot(game, spec));
  });
}

/** A bot that was named well: `specNamed` has looked at it before. */
export function botFor(game: Game, label: string): Bot {
  const spec = readBot(label);
  const bot = isProblem(spec) ? spec : makeBot(game, spec);
  if (isProblem(bot)) throw new Error(`no bot ${label} for ${game.id}: ${bot.code}`);
  return bot;
}

/** A refusal that lists bots lists those that play this game. */
const withKnown = (game: Game, refused: Problem): Problem =>
  isPlainObject(refused.data) && Object.hasOwn(refused.data, 'known')
    ? { ...refused, data: { ...refused.data, known: botsOf(game).join(', ') } }
    : refused;

/** The bot of this name, if the game has it. */
function specNamed(words: GameWords, name: string): BotSpec {
  const spec = readBot(name);
  if (isProblem(spec)) {
    const meant = spec.code === 'unknown-bot' ? nearest(name, botsOf(words.game)) : undefined;
    if (meant !== undefined) throw new Stop('error.unknown-bot-meant', { bot: name, meant });
    throw new Stop('error.in-words', { sentence: words.problem(withKnown(words.game, spec)) });
  }
  const bot = makeBot(words.game, spec);
  if (isProblem(bot)) throw new Stop('error.in-words', { sentence: words.problem(withKnown(words.game, bot)) });
  return spec;
}

/** `search:200ms,greedy`: the labels of the bots, each as it is called everywhere else. */
export function botsGiven(words: GameWords, text: string): string[] {
  return text.split(',').map(name => specNamed(words, name.trim()).label);
}

const firstOf = (game: Game, labels: readonly string[]): string => {
  const known = botsOf(game);
  return labels.find(label => known.includes(label)) ?? known[0] ?? 'random';
};

/** Neither the easiest nor the strongest. */
export const usualBot = (game: Game): string =>
  firstOf(game, [BOT_LEVELS[Math.floor(BOT_LEVELS.length / 2)]?.label ?? '', 'greedy', 'random']);

/** Strong, and quick enough to wait for. */
export const strongBot = (game: Game): string => firstOf(game, ['search', 'greedy', 'random']);
