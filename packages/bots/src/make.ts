import { problem, type Game, type Problem } from '@corvo/core';
import type { Bot, BotSpec } from './bot.ts';
import { randomBot } from './random.ts';

/** Makes a bot for a game; a problem where that game has no such bot. */
export function makeBot(game: Game, spec: BotSpec): Bot | Problem {
  if (spec.kind === 'random') return randomBot(game, spec);
  return problem('CO-6.1', 'bot-not-for-game', { bot: spec.label, game: game.id, known: 'random' });
}
