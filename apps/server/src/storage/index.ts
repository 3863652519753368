export { Committer } from './committer.ts';
export { backupFolder, DataTrouble, openSqlite, restoreFolder } from './sqlite.ts';
export type { Storage, Write } from './storage.ts';
export type * from './stored.ts';
