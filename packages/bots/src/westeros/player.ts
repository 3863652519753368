import type { Game } from '@corvo/core';
import { decide, USUAL_WEIGHTS, type WesterosRequest, type WesterosView } from '@corvo/westeros';
import type { Bot, BotSpec } from '../bot.ts';
import { ADVISER, BOT_LEVELS } from '../read.ts';

/** How much a quite noisy bot misjudges what it looks at, beside the usual little. */
const MISJUDGES = 12;

const isLevel = (spec: BotSpec): boolean => [...BOT_LEVELS, ADVISER].some(({ label }) => label === spec.label);

/**
 * The heuristic player of the Westeros games: it rates what it can see by weights. The levels for people differ only in
 * how much they misjudge; a search with a budget is not there yet.
 */
export function westerosBot(spec: BotSpec, game: Game): Bot | undefined {
  if (spec.kind === 'search' && !isLevel(spec)) return undefined;
  const weights = { ...USUAL_WEIGHTS, noise: USUAL_WEIGHTS.noise * (1 + MISJUDGES * spec.noise) };
  return {
    spec,
    decide(view, request, rng) {
      const wanted = decide(view as WesterosView, request as WesterosRequest, rng, weights);
      // A heuristic may overlook a rule that the check knows; then any legal choice is better than none.
      const choice = game.check(view, request, wanted) === undefined ? wanted : game.sample(view, request, rng);
      return { choice, reason: { key: 'bot.judgement', data: {} }, nodes: 1 };
    },
  };
}
