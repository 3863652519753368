export { writeFailure, type ScenarioFailure, type ScenarioResult } from './result.ts';
export { runScenario, type FindGame } from './run.ts';
export { SCENARIO_FORMAT, scenarioJsonSchema, type Scenario } from './schema.ts';
