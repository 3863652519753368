import { botStream, type Bot, type BotSpec, type MakeBot } from '@corvo/bots';
import { isProblem, type Game, type Problem } from '@corvo/core';
import type { BotAnswer, BotQuestion } from './bots.ts';

/** How the bots of a game are called into being. */
export interface Makers {
  readonly makeBot: MakeBot;
  readonly readBot: (text: string) => BotSpec | Problem;
}

/** Decides as the bots of one game do; runs wherever it is called. */
export function thinker(game: Game, { makeBot, readBot }: Makers): (question: BotQuestion) => BotAnswer {
  const made = new Map<string, Bot>();

  /** The bot of this strength, or the one that plays every game where this game has no such bot. */
  const botFor = (name: string): Bot => {
    const known = made.get(name);
    if (known !== undefined) return known;
    for (const wanted of [name, 'random']) {
      const spec = readBot(wanted);
      const bot = isProblem(spec) ? spec : makeBot(game, spec);
      if (isProblem(bot)) continue;
      made.set(name, bot);
      return bot;
    }
    throw new Error(`no bot plays ${game.id}`);
  };

  return ({ bot, view, request, seed }) => {
    const { choice, reason } = botFor(bot).decide(view, request, botStream(seed, request.seat, request.id));
    return { choice, reason };
  };
}
