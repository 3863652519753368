import { rngFromText } from '@corvo/core';
import type { WesterosChoice, WesterosGame, WesterosRequest, WesterosView } from './state.ts';

/** For a seat whose clock has run out: the least that the rules allow, and no gamble. */
export function whenLate(game: WesterosGame, view: WesterosView, request: WesterosRequest): WesterosChoice {
  const { ask } = request;
  switch (ask.kind) {
    case 'amount':
      return { amount: ask.min };
    case 'card':
      return { card: ask.optional ? null : (ask.from[0] ?? null) };
    case 'areas':
      return { areas: ask.from.slice(0, ask.min) };
    case 'option':
      return { option: ask.from.at(-1) ?? '' }; // the last one does nothing, wherever one does
    case 'ranking':
      return { ranking: ask.of };
    case 'raid':
      return { from: Object.keys(ask.from)[0] ?? '', targets: [] };
    case 'march':
      return { from: Object.keys(ask.from)[0] ?? '', moves: [], leave: false };
    case 'muster':
      return { muster: {} };
    case 'orders':
      if (game.check(view, request, { orders: {} }) === undefined) return { orders: {} };
      break;
    case 'units':
      break;
  }
  // Something must be given up or placed: the same every time, so that it depends on nothing hidden.
  return game.sample(view, request, rngFromText(`late\n${request.id}`));
}
