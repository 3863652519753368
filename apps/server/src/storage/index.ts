export { Committer } from './committer.ts';
export { backupFolder, restoreFolder } from './backup.ts';
export { failureOf } from './failure.ts';
export { holdFolder } from './hold.ts';
export { demandDatabase, openSqlite, prepareFolder } from './sqlite.ts';
export type { Alarmed, News, Cursor, Progress, Storage, Write } from './storage.ts';
export type * from './stored.ts';
