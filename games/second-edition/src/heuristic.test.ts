import { rngFromText, type OptionValues, type Seat } from '@corvo/core';
import { decide, type WesterosState } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';

interface Played {
  readonly state: WesterosState;
  readonly questions: ReadonlySet<string>; // what the heuristic was asked
}

/** Plays a game; the seats named play by the heuristic, the others at random. */
function play(seed: string, players: number, smart: (seat: Seat) => boolean, options: OptionValues = {}): Played {
  const state = game.setup(game.resolveOptions(options, players) as OptionValues, game.seats(players), seed);
  const rng = rngFromText(seed);
  const questions = new Set<string>();
  while (state.open.outcome === null) {
    const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    if (smart(seat)) questions.add(request.why);
    const choice = smart(seat) ? decide(view, request, rng) : game.sample(view, request, rng);
    const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(`${request.why}: ${problem.code} for ${JSON.stringify(choice)}`);
  }
  return { state, questions };
}

describe('the heuristic player', () => {
  test('answers every question legally, with three to six players, ports, wildlings and cards of chance among them', () => {
    const questions = new Set<string>();
    for (const players of [3, 4, 5, 6]) {
      for (const tidesOfBattle of [false, true]) {
        const played = play(`all ${players}`, players, () => true, { tidesOfBattle });
        expect(played.state.open.outcome).not.toBeNull();
        for (const why of played.questions) questions.add(why);
      }
    }
    const wanted = ['raven-use', 'raven-card', 'consolidate', 'capture-ships', 'westeros-choice', 'bid-wildlings'];
    expect([...questions]).toEqual(expect.arrayContaining(wanted));
  });

  test('beats five random houses, whichever house it leads', () => {
    const houses = game.seats(6);
    const won = houses.filter(me => {
      const { outcome } = play(`against chance ${me}`, 6, seat => seat === me).state.open;
      return outcome?.ranking[0]?.join() === me;
    });
    expect(won.length).toBeGreaterThanOrEqual(5);
  });

  test('depends only on its view: other secrets, same decision', () => {
    const state = game.setup(game.resolveOptions({}, 6) as OptionValues, game.seats(6), 'secrets');
    const view = game.view(state, 'stark');
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const other = game.view(game.imagine(view, rngFromText('other')), 'stark');
    expect(decide(other, request, rngFromText('same'))).toEqual(decide(view, request, rngFromText('same')));
  });
});
