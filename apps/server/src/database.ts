import { openPostgres } from './postgres/index.ts';
import { demandDatabase, openSqlite, type Storage } from './storage/index.ts';

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
