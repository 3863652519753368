export { writeFailure, type ScenarioFailure, type ScenarioResult } from './result.ts';
export { runScenario } from './run.ts';
