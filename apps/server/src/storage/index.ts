export { Committer } from './committer.ts';
export { backupFolder, restoreFolder } from './backup.ts';
export { failureOf } from './failure.ts';
export { holdFolder } from './hold.ts';
export { openPostgres } from './postgres/index.ts';
export { isPostgresUrl, withData } from './data.ts';
export { openSqlite, prepareFolder } from './sqlite.ts';
export type { News, Place, Storage, Visitor, Write } from './storage.ts';
export type * from './stored.ts';
