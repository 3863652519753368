import type { Game } from '@corvo/core';
import type { Bot, BotSpec } from './bot.ts';

/** Plays any game: each legal choice as likely as the game's own sampling makes it. */
export function randomBot(game: Game, spec: BotSpec): Bot {
  return {
    spec,
    decide: (view, request, rng) => ({
      choice: game.sample(view, request, rng),
      reason: { key: 'bot.random', data: {} },
      nodes: 0,
    }),
  };
}
