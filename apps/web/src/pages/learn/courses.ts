import type { Course } from '@corvo/core';
import { manifestOf } from '../../base/games.ts';
import { loadWholeGame } from '../../session/games.ts';

const loaded = new Map<string, Promise<Course | undefined>>();

/** A course with what the rules need to lay out its positions; undefined where a game has none. */
async function fetchCourse(game: string): Promise<Course | undefined> {
  const load = manifestOf(game)?.course;
  if (load === undefined) return undefined;
  const [course] = await Promise.all([load(), loadWholeGame(game)]);
  return course;
}

export function loadCourse(game: string): Promise<Course | undefined> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = fetchCourse(game);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game)); // a broken line: the next one asks again
  return loading;
}
