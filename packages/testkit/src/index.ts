export { runBattery, type BatteryReport } from './battery/index.ts';
export { runScenario, writeFailure, type ScenarioFailure, type ScenarioResult } from './scenarios/index.ts';
export { shrink, type Shrunk } from './shrink/index.ts';
export { flawsInDrawing, flawsOfCatalogue, Heard, listen, saidIn, Words, wordsOfOptions } from './spoken/index.ts';
export { table, TestTable } from './table/index.ts';
export { whispers, whispersKit } from './toys/whispers/index.ts';
export { countDecisions, randomStart, writeViolation } from './walk/index.ts';
export type { Start, Violation } from './walk/index.ts';
