import { problem, type Game } from '@corvo/core';
import type { Bot, BotSpec, MakeBot } from './bot.ts';
import { randomBot } from './random.ts';
import { BOT_LEVELS } from './read.ts';

/** Makes the bots of one game; undefined where that game has no such bot. */
export type Player = (spec: BotSpec, game: Game) => Bot | undefined;

/** Makes the bots that a game has; every game has the random one. */
export function botMaker(playerOf: (game: Game) => Player | undefined): MakeBot {
  return (game, spec) => {
    if (spec.kind === 'random') return randomBot(game, spec);
    const player = playerOf(game);
    const bot = player?.(spec, game);
    if (bot !== undefined) return bot;
    const known = player === undefined ? ['random'] : ['random', 'greedy', ...BOT_LEVELS.map(({ label }) => label)];
    return problem('CO-6.1', 'bot-not-for-game', { bot: spec.label, game: game.id, known: known.join(', ') });
  };
}
