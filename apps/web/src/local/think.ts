import type { Bot } from '@corvo/bots';
import { makeBot, readBot } from '@corvo/bots/hand-of-the-king';
import { findGame } from '../games.ts';
import { isProblem, type Game } from '@corvo/core';
import type { BotAnswer, BotQuestion } from './bots.ts';

const made = new Map<string, Bot>();

/** The bot of this strength, or the one that plays every game where this game has no such bot. */
function botFor(game: Game, name: string): Bot {
  const key = `${game.id} ${name}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  for (const wanted of [name, 'random']) {
    const spec = readBot(wanted);
    const bot = isProblem(spec) ? spec : makeBot(game, spec);
    if (isProblem(bot)) continue;
    made.set(key, bot);
    return bot;
  }
  throw new Error(`no bot plays ${game.id}`);
}

/** One decision of a bot; runs wherever it is called. */
export function think({ game: id, bot, view, request, rng }: BotQuestion): BotAnswer {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  const { choice, reason } = botFor(game, bot).decide(view, request, rng);
  return { choice, reason };
}
