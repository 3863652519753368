import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests that take longest, the longest first: what begins last should be over soon, or one worker idles while the
 * other goes on. Vitest goes by the size of a file where it knows no better, and some of the longest are of few lines.
 */
export const LONGEST = [
  'apps/web/e2e/pages.test.ts',
  'apps/web/e2e/lessons.test.ts',
  'apps/web/e2e/westeros-asks-second.test.ts',
  'apps/web/e2e/westeros-looks.test.ts',
  'apps/web/e2e/westeros-asks-first.test.ts',
  'apps/web/e2e/westeros-reload.test.ts',
  'apps/web/e2e/languages.test.ts',
  'apps/web/e2e/westeros-games.test.ts',
  'apps/web/e2e/phone.test.ts',
  'apps/web/e2e/westeros-wire.test.ts',
  'apps/web/e2e/friends.test.ts',
  'apps/web/e2e/plain.test.ts',
  'scripts/boards/boards.test.ts',
  'apps/server/src/durability.test.ts',
  'apps/cli/src/commands/play.test.ts',
  'apps/server/src/abuse.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex(file => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
