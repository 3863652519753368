export { runBattery, type BatteryPlan, type BatteryReport } from './battery/index.ts';
export { courseFaults } from './lessons/index.ts';
export {
  runScenario,
  SCENARIO_FORMAT,
  scenarioJsonSchema,
  writeFailure,
  type FindGame,
  type Scenario,
  type ScenarioFailure,
  type ScenarioResult,
} from './scenarios/index.ts';
export { recordOf, shrink, type Shrunk, type ShrinkLimits } from './shrink/index.ts';
export { Heard, keysIn } from './spoken/index.ts';
export { table, TestTable, type Laid } from './table/index.ts';
export { whispers, whispersKit, type Whispers, type WhispersGame } from './toys/whispers/index.ts';
export { countDecisions, PROPERTIES, randomStart, walk, writeViolation } from './walk/index.ts';
export type { Effort, Kit, PropertyName, Start, StartLimits, Violation } from './walk/index.ts';
