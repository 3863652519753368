import type { TestTable } from '../table/index.ts';
import { play, refuse } from './actions.ts';
import type { StepFault } from './fault.ts';
import { events, expectFigures, offered, outcome, view, waiting } from './looks.ts';
import type { ScenarioStep } from './schema.ts';

/** Carries out one step on the table; what does not hold comes back. */
export function carryOut(table: TestTable, step: ScenarioStep): StepFault[] {
  if ('play' in step) return play(table, step);
  if ('refuse' in step) return refuse(table, step);
  if ('expect' in step) return expectFigures(table, step);
  if ('offered' in step) return offered(table, step);
  if ('waiting' in step) return waiting(table, step);
  if ('view' in step) return view(table, step);
  if ('events' in step) return events(table, step);
  return outcome(table, step);
}
