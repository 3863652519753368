export { Committer } from './committer.ts';
export { backupFolder, restoreFolder } from './backup.ts';
export { demandDatabase, openSqlite } from './sqlite.ts';
export type { Storage, Write } from './storage.ts';
export type * from './stored.ts';
