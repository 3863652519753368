export { CheckingThread, type RecordChecker } from './checker.ts';
export { exportRecord } from './export.ts';
export { exportGame, importGame } from './files.ts';
export { importRecord } from './import.ts';
