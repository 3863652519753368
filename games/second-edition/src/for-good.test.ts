import { rngFromText, type OptionValues } from '@corvo/core';
import { decide } from '@corvo/bots/westeros';
import type { WesterosState } from '@corvo/westeros';
import { countDecisions } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';

/** What is out of the game for good once it is gone. */
function standing({ open }: WesterosState): { garrisons: string[]; forces: string[] } {
  const areas = Object.entries(open.areas);
  return {
    garrisons: areas.filter(([, area]) => area.marks?.includes('garrison')).map(([id]) => id),
    forces: areas.filter(([, area]) => area.force > 0).map(([id, area]) => `${id} ${area.force}`),
  };
}

/** Plays a game among heuristic players, who attack homes, and says which garrisons and forces came back, and how many fell. */
function play(players: number, seed: string): { returned: string[]; fallen: number } {
  const state = game.setup(game.resolveOptions({}, players) as OptionValues, game.seats(players), seed);
  const rng = rngFromText(seed);
  const returned: string[] = [];
  const first = standing(state);
  let before = first;
  const decided = countDecisions();
  while (state.open.outcome === null) {
    decided();
    const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    game.applyInPlace(state, { seat, request: request.id, choice: decide(view, request, rng) }, () => {});
    const now = standing(state);
    returned.push(...now.garrisons.filter(area => !before.garrisons.includes(area)));
    returned.push(...now.forces.filter(force => !before.forces.includes(force)));
    before = now;
  }
  const fallen = first.garrisons.length + first.forces.length - before.garrisons.length - before.forces.length;
  return { returned, fallen };
}

test.each([3, 4, 5, 6])('2E-11.6 2E-11.10 garrisons and neutral forces of %i players never return', players => {
  let fallen = 0;
  for (let i = 0; i < 3; i++) {
    const seen = play(players, `for good ${players} ${i}`);
    expect(seen.returned).toEqual([]);
    fallen += seen.fallen;
  }
  expect(fallen).toBeGreaterThan(0);
});
