import type { Turn } from '../../session/tables/use-turns.ts';

/** A table that waits for me and did not before. What waited when the pages were opened is no news. */
export const newcomer = (before: readonly Turn[] | undefined, now: readonly Turn[] | undefined): Turn | undefined =>
  before === undefined ? undefined : now?.find(({ id }) => !before.some(one => one.id === id));
