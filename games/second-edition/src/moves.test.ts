import { rngFromText, type Event, type OptionValues } from '@corvo/core';
import { decide, rulesOf, type WesterosState } from '@corvo/westeros';
import { untold } from '@corvo/westeros/oracle';
import { expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';
import { controlIsTheBoards, oracle } from './oracle.fixture.ts';

interface Passage {
  readonly before: WesterosState;
  readonly after: WesterosState;
  readonly events: readonly Event[];
}

/** Every action of some games; in every second one all play by the heuristic, whose fleets carry more armies. */
function* actions(games: number): Generator<Passage> {
  for (let i = 0; i < games; i++) {
    const players = 3 + (i % 4);
    let state = game.setup(game.resolveOptions({}, players) as OptionValues, game.seats(players), `moves ${i}`);
    const rng = rngFromText(`moves ${i}`);
    while (state.open.outcome === null) {
      const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
      const view = game.view(state, seat);
      const [request] = game.requests(view);
      if (request === undefined) throw new Error('nobody is asked');
      const choice = i % 2 === 0 ? decide(view, request, rng) : game.sample(view, request, rng);
      const step = game.apply(state, { seat, request: request.id, choice });
      if (!step.ok) throw new Error(step.problem.code);
      yield { before: state, after: step.state, events: step.events };
      state = step.state;
    }
  }
}

test('2E-10.7 2E-10.8 2E-10.9 2E-12.34 units only ever go over a border or their own ships; 2E-2.5 2E-2.6 2E-2.7 2E-2.9 control follows from the board', () => {
  const wrong: string[] = [];
  const seen = { moves: 0, retreats: 0, carried: 0 };
  for (const { before, after, events } of actions(8)) {
    wrong.push(...oracle.impossibleMoves(before.open, events), ...untold(before.open, after.open, events));
    wrong.push(...[controlIsTheBoards(after) ?? []].flat());
    for (const { type, data } of events) {
      if (type === 'units-retreated') seen.retreats += 1;
      if (type !== 'units-moved') continue;
      const { from, to } = data as { from: string; to: string };
      seen.moves += 1;
      if (rulesOf(before.open).board.near[from]?.includes(to) !== true) seen.carried += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.moves).toBeGreaterThan(150);
  expect(seen.retreats).toBeGreaterThan(10);
  expect(seen.carried).toBeGreaterThan(5);
}, 60_000);
