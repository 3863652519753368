import { rngFromText, type Seat } from '@corvo/core';
import { decide, explainSupply, rulesOf, type WesterosState } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { firstEdition } from './game.ts';

/** Plays a game; the seats named play by the heuristic, the others at random. */
function play(seed: string, players: number, smart: (seat: Seat) => boolean): WesterosState {
  const state = firstEdition.setup({ kingsCourt: 'recommended' }, firstEdition.seats(players), seed);
  const rng = rngFromText(seed);
  while (state.open.outcome === null) {
    const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
    const view = firstEdition.view(state, seat);
    const [request] = firstEdition.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const choice = smart(seat) ? decide(view, request, rng) : firstEdition.sample(view, request, rng);
    const problem = firstEdition.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(`${request.why}: ${problem.code} for ${JSON.stringify(choice)}`);
  }
  return state;
}

describe('the heuristic player', () => {
  test('answers every question legally, with three to five players', () => {
    for (const players of [3, 4, 5]) {
      const { open } = play(`all ${players}`, players, () => true);
      expect(open.outcome).not.toBeNull();
      for (const house of Object.keys(open.houses))
        expect(explainSupply(open, rulesOf(open), house).level).toBeLessThanOrEqual(6);
    }
  });

  test('beats four random houses, whichever house it leads', () => {
    const houses = firstEdition.seats(5);
    const won = houses.filter(
      me => play(`against chance ${me}`, 5, seat => seat === me).open.outcome?.ranking[0]?.join() === me,
    );
    expect(won.length).toBeGreaterThanOrEqual(4);
  });

  test('depends only on its view: other secrets, same decision', () => {
    const state = firstEdition.setup({ kingsCourt: 'recommended' }, firstEdition.seats(5), 'secrets');
    const view = firstEdition.view(state, 'stark');
    const [request] = firstEdition.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const other = firstEdition.view(firstEdition.imagine(view, rngFromText('other')), 'stark');
    expect(decide(other, request, rngFromText('same'))).toEqual(decide(view, request, rngFromText('same')));
  });
});
