import type { Course } from '@corvo/core';
import { manifestOf } from '../../base/games.ts';
import { lazyBy } from '../../base/lazy/lazy.ts';
import { loadWholeGame } from '../../session/games.ts';

const courseOf = lazyBy(async (game): Promise<Course | undefined> => {
  const load = manifestOf(game)?.course;
  if (load === undefined) return undefined;
  const [course] = await Promise.all([load(), loadWholeGame(game)]);
  return course;
});

/** As if a course had never been loaded, for tests. */
export const forgetCourse = (game: string): void => courseOf(game).forget();

/** A course with what the rules need to lay out its positions; undefined where a game has none. */
export const loadCourse = (game: string): Promise<Course | undefined> => courseOf(game).load();
