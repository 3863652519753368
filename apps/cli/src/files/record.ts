import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../stop.ts';
import { openFolder, Target } from './target.ts';

/** Is this file a game record? Then a new one may take its place. */
export const isRecord = (text: string): boolean => /"corvo-record\/\d"/.test(text.slice(0, 100));

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new Stop('error.cannot-read', { file: folder });
  }
}

/** The records of many games, in one folder: `game-001.jsonl` and so on. */
export class RecordFolder {
  readonly path: string;
  readonly #digits: number;

  constructor(cwd: string, path: string, games: number) {
    this.path = openFolder(cwd, path);
    this.#digits = String(games).length;
    const inTheWay = filesIn(this.path).filter(file => /^game-\d+\.jsonl$/.test(file));
    for (const file of inTheWay) new Target(this.path, file, isRecord); // looked at before any game is played
  }

  /** Writes the record of a game, by its number from 0. */
  write(record: string, index: number): void {
    const file = `game-${String(index + 1).padStart(this.#digits, '0')}.jsonl`;
    new Target(this.path, join(this.path, file), isRecord).write(record);
  }
}
