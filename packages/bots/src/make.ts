import { problem, type Game, type Problem } from '@corvo/core';
import type { Bot, BotSpec } from './bot.ts';
import { handBot } from './hand/player.ts';
import { randomBot } from './random.ts';
import { BOT_LEVELS } from './read.ts';
import { westerosBot } from './westeros/player.ts';

/** Which games have bots of their own: those that know how to rate a position. */
const PLAYERS: Readonly<Record<string, (spec: BotSpec, game: Game) => Bot | undefined>> = {
  'hand-of-the-king': handBot,
  'first-edition': westerosBot,
};

/** Makes a bot for a game; a problem where that game has no such bot. */
export function makeBot(game: Game, spec: BotSpec): Bot | Problem {
  if (spec.kind === 'random') return randomBot(game, spec);
  const player = Object.hasOwn(PLAYERS, game.id) ? PLAYERS[game.id] : undefined;
  const bot = player?.(spec, game);
  if (bot !== undefined) return bot;
  const known =
    player === undefined ? 'random' : ['random', 'greedy', ...BOT_LEVELS.map(({ label }) => label)].join(', ');
  return problem('CO-6.1', 'bot-not-for-game', { bot: spec.label, game: game.id, known });
}
