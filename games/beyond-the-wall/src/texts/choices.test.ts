import { LANGUAGES, rngFromText, say, type OptionValues } from '@corvo/core';
import { expect, test } from 'vitest';
import { beyondTheWall as game } from '../game.ts';

const LISTED = ['option', 'card', 'amount', 'areas'];

/** What a table of random players is offered, by the key of each choice, as a language says it. */
function offered(players: number, seed: string): Map<string, string> {
  const said = new Map<string, string>();
  const rng = rngFromText(seed);
  const options = game.resolveOptions(players === 3 ? {} : { 'gifts.power': true }, players) as OptionValues;
  const state = game.setup(options, game.seats(players), seed);
  for (;;) {
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) return said;
    const view = game.view(state, waiting.seat);
    const request = game.requests(view)[0]!;
    for (const choice of LISTED.includes(request.ask.kind) ? (game.list(view, request, 30) ?? []) : []) {
      const { key, data } = game.sentences.choice(state.open, request.why, choice);
      for (const language of LANGUAGES) said.set(`${language} ${key}`, say(game.messages, language, key, data));
    }
    game.applyInPlace(
      state,
      { seat: request.seat, request: request.id, choice: game.sample(view, request, rng) },
      () => {},
    );
  }
}

test.each([
  [3, 12],
  [6, 3],
])('at tables of %i every choice that is offered has words in both languages', (players, games) => {
  const said = new Map(Array.from({ length: games }, (_, n) => [...offered(players, `choices ${n}`)]).flat());
  expect([...said].filter(([, text]) => /btw-|choice\.|\{\{|\$t/.test(text))).toEqual([]);
  expect([...said.keys()]).toEqual(
    expect.arrayContaining([
      'it choice.bid-wildlings.watch',
      players === 3 ? 'en choice.buy-card-back' : 'en choice.give-points',
    ]),
  );
});
