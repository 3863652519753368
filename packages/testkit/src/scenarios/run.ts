import type { Game } from '@corvo/core';
import { TestTable } from '../table/table.ts';
import { describeError } from '../walk/index.ts';
import { short } from '../values/difference.ts';
import { pathText, type ScannedJson } from './json.ts';
import { lay } from './lay.ts';
import { readScenario, type Fault } from './read.ts';
import type { ScenarioFailure, ScenarioResult } from './result.ts';
import type { Scenario } from './schema.ts';
import { carryOut } from './steps.ts';

/** How a scenario finds its game: the catalogue's own function. */
export type FindGame = (id: string) => Game | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function failureAt(
  json: Pick<ScannedJson, 'spotOf'>,
  kind: ScenarioFailure['kind'],
  { path, expected, found }: Fault,
): ScenarioFailure {
  return { kind, ...json.spotOf(path), path: pathText(path), expected, found };
}

/** Runs a scenario that was read: lays its table and carries out its steps. */
function runSteps(game: Game, scenario: Scenario, json: ScannedJson): { done: number; failures: ScenarioFailure[] } {
  let path: readonly PropertyKey[] = [scenario.position === undefined ? 'seed' : 'position'];
  let done = 0;
  const failures: ScenarioFailure[] = [];
  try {
    const table = lay(game, scenario);
    if (!(table instanceof TestTable)) return { done, failures: [failureAt(json, 'damaged', table)] };
    for (const [index, step] of scenario.steps.entries()) {
      path = ['steps', index];
      const faults = carryOut(table, step);
      failures.push(
        ...faults.map(fault => failureAt(json, fault.kind, { ...fault, path: ['steps', index, ...fault.path] })),
      );
      done += 1;
      if (faults.some(fault => fault.stop)) break;
    }
  } catch (error) {
    failures.push(
      failureAt(json, 'failed', {
        path,
        expected: 'the game to go on',
        found: `an exception: ${describeError(error)}`,
      }),
    );
  }
  return { done, failures };
}

/** Runs the text of a scenario file. Never throws: whatever is wrong, with the file or with the game, is in the result. */
export function runScenario(findGame: FindGame, text: string): ScenarioResult {
  const read = readScenario(text);
  if (!read.ok) {
    const given = isRecord(read.json.value) ? read.json.value : {};
    return {
      passed: false,
      title: typeof given['title'] === 'string' ? given['title'] : null,
      game: typeof given['game'] === 'string' ? given['game'] : null,
      clauses: [],
      steps: Array.isArray(given['steps']) ? given['steps'].length : 0,
      done: 0,
      failures: read.faults.map(fault => failureAt(read.json, 'damaged', fault)),
    };
  }
  const { scenario, json } = read;
  const game = findGame(scenario.game);
  const { done, failures } =
    game === undefined
      ? {
          done: 0,
          failures: [
            failureAt(json, 'damaged', { path: ['game'], expected: 'the id of a game', found: short(scenario.game) }),
          ],
        }
      : runSteps(game, scenario, json);
  const { title, clauses = [], steps } = scenario;
  return { passed: failures.length === 0, title, game: scenario.game, clauses, steps: steps.length, done, failures };
}
