import type { Course } from '@corvo/core';
import { fetchTools } from '../../session/games.ts';

/** The games that have a guided first game. Fetched with the page: no table needs them. */
const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  'first-edition': async () => (await import('@corvo/first-edition/lessons')).course,
  'beyond-the-wall': async () => (await import('@corvo/beyond-the-wall/lessons')).course,
  'second-edition': async () => (await import('@corvo/second-edition/lessons')).course,
};

const loaded = new Map<string, Promise<Course | undefined>>();

/** A course with what the rules need to lay out its positions. */
async function fetchCourse(game: string): Promise<Course | undefined> {
  if (!Object.hasOwn(COURSES, game)) return undefined;
  const [course] = await Promise.all([COURSES[game]?.(), fetchTools(game)]);
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
