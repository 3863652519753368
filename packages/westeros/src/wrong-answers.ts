import { pick, type Rng } from '@corvo/core';
import type { Ruleset } from './ruleset/ruleset.ts';
import type { WesterosChoice, WesterosRequest } from './state.ts';

// For tests, through a door of its own.

/** Answers nobody should give, of the form the question wants, so that the rules themselves must refuse. */
export function wrongAnswers(
  { board, facts }: Ruleset,
  ways: readonly string[] = [], // what the game has answers end with
): (request: WesterosRequest, rng: Rng) => WesterosChoice {
  const kinds = [...board.kinds, 'dragon'];
  const promotions = facts.units.flatMap(({ kind, promotions: steps }) => steps.map(({ to }) => `${kind}>${to}`));
  const waters = [...facts.areas.filter(({ element }) => element !== 'land').map(({ id }) => id), 'nowhere'];
  const purchases = [...kinds, ...promotions, ...waters.map(sea => `ship@${sea}`)];
  const cards = [null, 'nobody', ...Object.keys(board.card)];
  const options = ['', 'nowhere', 'use twice', ...Object.keys(facts.houses)];
  const ends = ['attacker', 'defender', 'muster', ...ways];

  return ({ ask }, rng) => {
    const area = (): string => pick(rng, [...board.ids, 'nowhere']);
    const units = (): Record<string, number> => ({ [pick(rng, kinds)]: pick(rng, [1, 1, 2, 9]) });
    switch (ask.kind) {
      case 'amount':
        return { amount: pick(rng, [-1, ask.max + 1]) };
      case 'card':
        return { card: pick(rng, cards) };
      case 'cards':
        return { cards: pick(rng, [[], ask.from.slice(0, 1), ['nobody'], ask.from.slice(0, 4)]) };
      case 'areas':
        return { areas: pick(rng, [[], [area()], ask.from.slice(0, 2), [area(), area()], [area(), area(), area()]]) };
      case 'option':
        return {
          option: pick(rng, [
            ...options,
            `${area()} for ${pick(rng, ends)}`,
            ...ask.from.map(option => option.replace(/\w+$/, pick(rng, ends))),
          ]),
        };
      case 'ranking':
        return { ranking: ask.of.slice(1) };
      case 'raid':
        return {
          from: pick(rng, [...Object.keys(ask.from), area()]),
          targets: pick(rng, [[area()], [area(), area(), area()]]),
        };
      case 'march': {
        const moves = Array.from({ length: pick(rng, [0, 1, 1, 2, 3]) }, () => ({ to: area(), units: units() }));
        const from = pick(rng, [...Object.keys(ask.from), ...Object.keys(ask.from), area()]);
        return { from, moves, leave: pick(rng, [true, false]) };
      }
      case 'muster': {
        const bought = Array.from({ length: pick(rng, [1, 2, 3]) }, () => pick(rng, purchases));
        return { muster: { [pick(rng, [...Object.keys(ask.areas), area()])]: bought } };
      }
      case 'orders': {
        const tokens = [...Object.keys(ask.tokens), 'retreat'];
        return {
          orders: Object.fromEntries([...ask.areas.slice(0, 4), area()].map(place => [place, pick(rng, tokens)])),
        };
      }
      case 'units':
        return {
          units: pick(rng, [{}, { [area()]: units() }, ask.from, { [pick(rng, Object.keys(ask.from))]: units() }]),
        };
    }
  };
}
