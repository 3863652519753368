export { exportRecord, importRecord } from './export.ts';
export { exportGame, importGame } from './files.ts';
