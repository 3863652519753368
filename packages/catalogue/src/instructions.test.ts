import { rngFromText, type Game, type Instruction } from '@corvo/core';
import { randomStart } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

const MOST_GAMES = 300;

const nameOf = ({ kind, about }: Instruction): string => (about === null ? kind : `${kind} ${about}`);

/** What seats could instruct in games by chance, and had nothing to answer in any of them. */
function idle(game: Game): { readonly offered: number; readonly idle: readonly string[] } {
  const offered = new Set<string>();
  const answered = new Set<string>();
  for (let n = 0; n < MOST_GAMES && (n < 10 || answered.size < offered.size); n++) {
    const { options, seats, seed } = randomStart(game, 'instructions', n, {});
    const state = game.setup(options, seats, seed);
    const rng = rngFromText(`instructions ${n}`);
    const first = new Map(seats.map(seat => [seat, game.instructions?.offers(state.open, seat) ?? []]));
    for (const offer of [...first.values()].flat()) offered.add(nameOf(offer));
    while (state.open.outcome === null) {
      const { seat } = game.waiting(state.open).find(one => !one.answered)!;
      const view = game.view(state, seat);
      const request = game.requests(view)[0]!;
      const offers = game.instructions?.offers(state.open, seat) ?? [];
      expect(offers).toEqual(first.get(seat));
      const answer = (given: readonly Instruction[]) => game.instructions?.answer(view, request, given);
      for (const offer of offers.filter(one => !answered.has(nameOf(one)))) {
        // Where all of a kind together answer, each of them that is needed for it counts.
        const kin = offers.filter(({ kind }) => kind === offer.kind);
        const others = kin.filter(one => one !== offer);
        if (answer(kin) !== undefined && answer(others) === undefined) answered.add(nameOf(offer));
      }
      const choice = game.sample(view, request, rng);
      game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    }
  }
  return { offered: offered.size, idle: [...offered].filter(name => !answered.has(name)) };
}

for (const game of GAMES)
  test(`CO-7.23 in ${game.id} everything that can be instructed answers a question sooner or later`, () => {
    const { offered, idle: never } = idle(game);
    expect(never).toEqual([]);
    expect(offered > 0).toBe(game.id !== 'hand-of-the-king');
  });
