import { rngFromText, type Event } from '@corvo/core';
import { decide, rulesOf, type WesterosState } from '@corvo/westeros';
import { untold } from '@corvo/westeros/oracle';
import { expect, test } from 'vitest';
import { firstEdition as game } from './game.ts';
import { controlIsTheBoards, oracle } from './oracle.fixture.ts';

interface Passage {
  readonly before: WesterosState;
  readonly after: WesterosState;
  readonly events: readonly Event[];
}

/** Every action of some games; in every second one all play by the heuristic, whose fleets carry more armies. */
function* actions(games: number): Generator<Passage> {
  for (let i = 0; i < games; i++) {
    const players = 3 + (i % 3);
    let state = game.setup({ kingsCourt: 'recommended' }, game.seats(players), `moves ${i}`);
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

test('1E-13.4 1E-14.1 1E-17.6 units only ever go over a border or their own ships; 1E-11.1 1E-11.8 control follows from the board', () => {
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

test('the second opinion does object: to a leap, to a unit that vanished, to a wrong lord', () => {
  const { open } = game.setup({ kingsCourt: 'recommended' }, game.seats(5), 'objections');
  const step = (from: string, to: string): Event => ({
    type: 'units-moved',
    to: 'all',
    data: { house: 'stark', from, to, units: { footman: 1 } },
  });
  expect(oracle.impossibleMoves(open, [step('winterfell', 'karhold')])).toEqual([]);
  // The ships in the Shivering Sea reach both; nobody's ships reach Sunspear, and a river parts the third pair.
  expect(oracle.impossibleMoves(open, [step('white-harbor', 'castle-black')])).toEqual([]);
  expect(oracle.impossibleMoves(open, [step('winterfell', 'sunspear')])).toHaveLength(1);
  expect(oracle.impossibleMoves(open, [step('winterfell', 'greywater-watch')])).toHaveLength(1);
  const { winterfell } = open.areas;
  if (winterfell === undefined) throw new Error('no Winterfell');
  const robbed = { ...open, areas: { ...open.areas, winterfell: { ...winterfell, units: winterfell.units.slice(1) } } };
  expect(untold(open, robbed, [])).toHaveLength(1);
  expect(oracle.otherLords(open, area => (area === 'winterfell' ? 'tyrell' : oracle.lord(open, area)))).toHaveLength(1);
});
