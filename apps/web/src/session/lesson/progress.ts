import { isPlainObject, type Plain } from '@corvo/core';
import type { KeyValue } from '../local/saved.ts';

/** How far somebody is in one lesson: the answers rebuild the table, `read` is the step that was turned to. */
export interface LessonProgress {
  readonly answers: readonly Plain[];
  readonly read: number;
  readonly done: boolean; // played to its end at least once
}

export const NOT_BEGUN: LessonProgress = { answers: [], read: 0, done: false };

const keyOf = (game: string): string => `corvo.learn.${game}`;

function readAll(store: KeyValue, game: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(store.getItem(keyOf(game)) ?? 'null');
    return isPlainObject(found) ? { ...found } : {};
  } catch {
    return {}; // damaged by somebody else: as if it were not there
  }
}

export function loadProgress(store: KeyValue, game: string, lesson: string): LessonProgress {
  const all = readAll(store, game);
  const found = Object.hasOwn(all, lesson) ? all[lesson] : undefined;
  if (!isPlainObject(found) || !Array.isArray(found['answers'])) return NOT_BEGUN;
  const { read } = found;
  return {
    answers: found['answers'] as Plain[],
    read: typeof read === 'number' && Number.isInteger(read) && read > 0 ? read : 0,
    done: found['done'] === true,
  };
}

/** False where the browser refuses to keep anything: the lesson goes on all the same. */
export function saveProgress(store: KeyValue, game: string, lesson: string, progress: LessonProgress): boolean {
  try {
    store.setItem(keyOf(game), JSON.stringify({ ...readAll(store, game), [lesson]: progress }));
    return true;
  } catch {
    return false;
  }
}
