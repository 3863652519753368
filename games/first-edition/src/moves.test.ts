import { rngFromText, type Event } from '@corvo/core';
import { areaAt, reachFrom, rulesOf, type WesterosState } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { firstEdition } from './game.ts';

interface Moved {
  readonly house: string;
  readonly from: string;
  readonly to: string;
}

/** Every action of some random games with the state before it and what it told. */
function* actions(games: number): Generator<{ before: WesterosState; after: WesterosState; events: readonly Event[] }> {
  for (let i = 0; i < games; i++) {
    let state = firstEdition.setup({ kingsCourt: 'recommended' }, firstEdition.seats(3 + (i % 3)), `moves ${i}`);
    const rng = rngFromText(`moves ${i}`);
    while (state.open.outcome === null) {
      const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
      const view = firstEdition.view(state, seat);
      const [request] = firstEdition.requests(view);
      if (request === undefined) throw new Error('nobody is asked');
      const step = firstEdition.apply(state, {
        seat,
        request: request.id,
        choice: firstEdition.sample(view, request, rng),
      });
      if (!step.ok) throw new Error(step.problem.code);
      yield { before: state, after: step.state, events: step.events };
      state = step.state;
    }
  }
}

const key = (unit: { house: string; kind: string }): string => `${unit.house} ${unit.kind}`;

test('1E-13.4 1E-14.1 units only ever move to a neighbour or over their own ships; control follows from the board', () => {
  const wrong: string[] = [];
  let moves = 0;
  for (const { before, after, events } of actions(3)) {
    const rules = rulesOf(before.open);
    for (const { type, data } of events) {
      if (type !== 'units-moved') continue;
      const { house, from, to } = data as unknown as Moved;
      moves += 1;
      if (!reachFrom(before.open, rules, house, from).includes(to)) wrong.push(`${house} ${from} > ${to}`);
    }
    // Whatever was not told did not happen: an area whose units changed was named by an event.
    const told = JSON.stringify(events);
    for (const area of rules.board.ids) {
      const was = areaAt(before.open, area).units.map(key).sort().join();
      const is = areaAt(after.open, area).units.map(key).sort().join();
      if (was !== is && !told.includes(`"${area}"`)) wrong.push(`${area} changed in silence`);
    }
    const copy = JSON.parse(JSON.stringify(after.open)) as typeof after.open;
    const { controller } = rules.rulings;
    const unclear = rules.board.land.filter(
      area => controller(copy, rules.board, area) !== controller(after.open, rules.board, area),
    );
    wrong.push(...unclear.map(area => `control of ${area}`));
  }
  expect(wrong).toEqual([]);
  expect(moves).toBeGreaterThan(40);
}, 30_000);
