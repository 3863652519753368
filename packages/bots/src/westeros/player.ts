import type { Game } from '@corvo/core';
import type { WesterosRequest, WesterosView } from '@corvo/westeros';
import type { BotSpec, Judge } from '../bot.ts';
import type { Player } from '../maker.ts';
import { ADVISER, BOT_LEVELS } from '../read.ts';
import { USUAL, type Character } from './character.ts';
import { candidates, decide } from './decide.ts';
import { value } from './value.ts';

/** How much a quite noisy bot misjudges what it looks at, beside the usual little. */
const MISJUDGES = 12;

const isLevel = (spec: BotSpec): boolean => [...BOT_LEVELS, ADVISER].some(({ label }) => label === spec.label);

const misjudging = (character: Character, noise: number): Character => ({
  ...character,
  weights: { ...character.weights, noise: character.weights.noise * (1 + MISJUDGES * noise) },
});

/**
 * The heuristic player of a Westeros game: it rates what it can see by weights. The levels for people differ only in
 * how much they misjudge; a search with a budget is not there yet.
 */
export const westerosPlayer =
  (usual: Character): Player =>
  (spec: BotSpec, game: Game): Judge | undefined => {
    if (spec.kind === 'search' && !isLevel(spec)) return undefined;
    const character = misjudging(usual, spec.noise);
    return {
      spec,
      decide(view, request, rng) {
        const wanted = decide(view as WesterosView, request as WesterosRequest, rng, character);
        // A heuristic may overlook a rule that the check knows; then any legal choice is better than none.
        const choice = game.check(view, request, wanted) === undefined ? wanted : game.sample(view, request, rng);
        return { choice, reason: { key: 'bot.judgement', data: {} }, nodes: 1 };
      },
      candidates(view, request, rng) {
        const all = candidates(view as WesterosView, request as WesterosRequest, rng, character);
        const legal = all.filter(({ choice }) => game.check(view, request, choice) === undefined);
        return legal.length > 0 ? legal : [{ choice: game.sample(view, request, rng), score: 0, why: 'any' }];
      },
      value: (view, seat) => value(view as WesterosView, seat, character),
    };
  };

export const westerosBot = westerosPlayer(USUAL);
