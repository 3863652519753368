import { backupPostgres, nameOf, openPostgres, restorePostgres } from './postgres/index.ts';
import { backupFolder, demandDatabase, openSqlite, restoreFolder, type Storage } from './storage/index.ts';

/** Is this the address of a PostgreSQL, and no folder? */
export const isPostgresUrl = (data: string): boolean => /^postgres(ql)?:\/\//.test(data) && URL.canParse(data);

/** Works on the data of a folder or of a PostgreSQL, with or without a server beside it. */
export async function withData<T>(data: string, task: (storage: Storage) => Promise<T>): Promise<T> {
  if (!isPostgresUrl(data)) demandDatabase(data);
  const storage = await (isPostgresUrl(data) ? openPostgres(data) : openSqlite(data));
  try {
    return await task(storage);
  } finally {
    await storage.close();
  }
}

/** Copies all data into one file, which can be brought back into a folder or into a PostgreSQL alike. */
export const backupData = (data: string, file: string): Promise<void> =>
  isPostgresUrl(data) ? backupPostgres(data, file) : backupFolder(data, file);

/** Puts a backup in the place of the data. All or nothing. */
export const restoreData = (file: string, data: string, force = false): Promise<void> =>
  isPostgresUrl(data) ? restorePostgres(file, data, force) : restoreFolder(file, data, force);

/** How data is named to people: the folder, or the database without its password. */
export const nameOfData = (data: string): string => (isPostgresUrl(data) ? nameOf(data) : data);
