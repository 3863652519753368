import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Trouble } from '../trouble.ts';
import { closeFile, isBusy } from './sqlite.ts';

/** Beside the database: whoever serves it, or replaces it, holds this file. */
const LOCK = 'corvo.lock';

/**
 * Holds a data folder: two servers on one would not hear of each other's tables. The system itself lets go of it when the
 * process ends, however it ends, so nothing is left to be cleared away. Answers how to let go; throws what `held` makes.
 */
export function holdFolder(folder: string, held: () => Trouble): () => void {
  const file = join(folder, LOCK);
  const lock = new DatabaseSync(file);
  try {
    closeFile(file);
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? held() : error;
  }
  return () => lock.close();
}
