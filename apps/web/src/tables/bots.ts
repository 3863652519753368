import { BOT_LEVELS, makeBot, readBot } from '@corvo/bots/hand-of-the-king';
import { isProblem, type Game } from '@corvo/core';

/** The strengths that can be had in a game, the easiest first; every game has at least a bot that plays by lot. */
export function botsFor(game: Game): string[] {
  const plays = (label: string): boolean => {
    const spec = readBot(label);
    return !isProblem(spec) && !isProblem(makeBot(game, spec));
  };
  const levels = BOT_LEVELS.map(({ label }) => label).filter(plays);
  return levels.length > 0 ? levels : ['random'];
}

/** The strength for somebody who has not chosen. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes('knight') ? 'knight' : (bots[0] ?? 'random');
