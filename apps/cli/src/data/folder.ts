import { resolve } from 'node:path';
import { say } from '@corvo/core';
import { databaseUrl, dataFolder, Trouble, troubleMessages } from '@corvo/server/data';
import type { Context } from '../context.ts';
import { EXIT } from '../io.ts';
import { Stop } from '../stop.ts';

/** The data that is meant: the folder of `--data`, else what the server would use, a PostgreSQL or a folder. */
export function dataMeant({ given, io }: Context): string {
  const named = given.text('data');
  return named === undefined ? (databaseUrl({ ...io.env }) ?? dataFolder({ ...io.env })) : resolve(io.cwd, named);
}

/** What was asked for wrongly; with all other troubles the world is to blame. */
const ASKED_WRONGLY = [
  'no-database',
  'no-backup',
  'no-folder',
  'file-there',
  'backup-foreign',
  'database-there',
  'server-runs',
  'no-person',
  'setting-database',
];

/** Works on the data; what its keeper must see to is told as one sentence. */
export async function withTroubles<T>({ language }: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    const sentence = say(troubleMessages, language, error.key, error.data);
    const exit = ASKED_WRONGLY.some(name => error.key === `trouble.${name}`) ? EXIT.badInput : EXIT.failed;
    throw new Stop('error.in-words', { sentence: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` }, exit);
  }
}
