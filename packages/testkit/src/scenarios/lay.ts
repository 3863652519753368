import {
  canSeat,
  isPlainObject,
  isProblem,
  playersText,
  refuseForPlayers,
  type Event,
  type Game,
  type Problem,
} from '@corvo/core';
import { TestTable } from '../table/table.ts';
import { short } from '../values/difference.ts';
import type { Fault } from './read.ts';
import type { Scenario } from './schema.ts';

export const say = (problem: Problem): string =>
  `${problem.code} (${problem.clause})${problem.data === undefined ? '' : ` ${short(problem.data, 200)}`}`;

/** A field of a problem's data, where it has one. */
export function dataOf(problem: Problem, key: string): unknown {
  return isPlainObject(problem.data) ? problem.data[key] : undefined;
}

/** Sets the table of a scenario, or says where the file asks for what cannot be. */
export function lay(game: Game, scenario: Scenario): TestTable | Fault {
  const count = scenario.seats?.length ?? scenario.players ?? 0;
  const where = scenario.seats === undefined ? 'players' : 'seats';
  if (!canSeat(game.players, count))
    return { path: [where], expected: `${playersText(game.players)} players`, found: String(count) };
  const seats = scenario.seats ?? game.seats(count);
  const named = scenario.options ?? {};
  const options = refuseForPlayers(game.options, named, count) ?? game.resolveOptions(named, count);
  if (isProblem(options)) {
    const option = dataOf(options, 'option');
    const path = typeof option === 'string' ? ['options', option] : ['options'];
    return { path, expected: 'options that can be played', found: say(options) };
  }
  if (scenario.position === undefined) {
    const events: Event[] = [];
    const state = game.setup(options, seats, scenario.seed ?? '', event => events.push(event));
    return new TestTable(game, state, events);
  }
  const state = game.table.read(scenario.position, options, seats);
  if (!isProblem(state)) return new TestTable(game, state);
  const line = dataOf(state, 'line');
  const path = typeof line === 'number' ? ['position', line - 1] : ['position'];
  const expected = dataOf(state, 'expected');
  const found = typeof line === 'number' ? short(scenario.position[line - 1]) : say(state);
  return {
    path,
    expected: typeof expected === 'string' ? expected : `a position that can be read: ${say(state)}`,
    found,
  };
}
