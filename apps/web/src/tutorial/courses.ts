import type { Course } from '@corvo/core';

/** The games that have a guided first game. Fetched with the page: no table needs them. */
const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  'first-edition': async () => (await import('@corvo/first-edition/lessons')).course,
  'second-edition': async () => (await import('@corvo/second-edition/lessons')).course,
};

const loaded = new Map<string, Promise<Course | undefined>>();

export function loadCourse(game: string): Promise<Course | undefined> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = (Object.hasOwn(COURSES, game) ? COURSES[game]?.() : undefined) ?? Promise.resolve(undefined);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game)); // a broken line: the next one asks again
  return loading;
}
