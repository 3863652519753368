import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stop } from '../stop.ts';

/** The text of a file that somebody named. */
export function readText(cwd: string, file: string): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Stop('error.no-file', { file });
    if (code === 'EISDIR') throw new Stop('error.is-a-folder', { file });
    throw new Stop('error.cannot-read', { file });
  }
}
