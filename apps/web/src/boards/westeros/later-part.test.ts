import { MANIFESTS } from '@corvo/catalogue/manifests';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetGame, loadWholeGame } from '../../session/games.ts';
import { stubPart } from '../../base/i18n/parts.fixture.ts';
import { stubLine } from '../../base/lib/line.fixture.ts';
import { forgetCourse, loadCourse } from '../../pages/learn/courses.ts';
import { laterPart } from './later-part.ts';

// All tests share one connection and run in this order: it fails until the last test, since what was loaded stays
// loaded.
let line: ReturnType<typeof stubLine>;
let words: ReturnType<typeof stubPart>;
beforeAll(async () => {
  await Promise.all([import('./later.ts'), ...MANIFESTS.map(game => game.rules())]); // with the clock of the machine
  line = stubLine();
  words = stubPart('westeros-later');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  words.remove();
  line.restore();
  vi.restoreAllMocks();
  laterPart.forget();
});
beforeEach(() => words.asked.splice(0));

const { isMissing } = laterPart;
/** Until what is asked for has failed or come. */
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  for (let n = 0; n < 20; n++) await line.wait(0);
};

test.each(['first-edition', 'second-edition'])(
  'neither a plain board nor a course of %s begins without the words of its aids',
  async game => {
    forgetGame(game); // a test before this one may have loaded it
    forgetCourse(game);
    await expect(loadWholeGame(game)).rejects.toThrow('westeros-later');
    await expect(loadCourse(game)).rejects.toThrow('westeros-later');
  },
);

test('what is fetched quietly fails quietly, and is tried again', async () => {
  const stop = laterPart.want(false);
  await line.wait(900);
  expect(words.asked).toHaveLength(0);
  await line.wait(100);
  await settled();
  expect(words.asked).toHaveLength(1);
  expect(isMissing()).toBe(false);
  await line.wait(1_000);
  await settled();
  expect(words.asked).toHaveLength(2);
  line.comesBack();
  await settled();
  expect(words.asked).toHaveLength(3);
  stop();
  await line.wait(600_000);
  expect(words.asked).toHaveLength(3);
});

test('who waits in vain is told so, and who has gone is not, even where the failure comes afterwards', async () => {
  const stop = laterPart.want(true);
  expect(isMissing()).toBe(false); // the earlier failure belonged to another test
  await settled();
  expect(isMissing()).toBe(true);
  stop();
  expect(isMissing()).toBe(false);

  laterPart.want(true)();
  await settled();
  expect(isMissing()).toBe(false);
  await line.wait(600_000);
  expect(words.asked).toHaveLength(2);
});

test('two who wait ask once; when it comes, neither is told of the failure any more', async () => {
  const stops = [laterPart.want(true), laterPart.want(true)];
  await settled();
  expect(words.asked).toHaveLength(1);
  expect(isMissing()).toBe(true);
  words.mend('en', 'it');
  await line.wait(1_000);
  await settled();
  expect(laterPart.here()?.BattlePanel).toBeDefined();
  expect(isMissing()).toBe(false);
  for (const stop of stops) stop();
  expect((await loadCourse('first-edition'))?.lessons.length).toBeGreaterThan(0);
});
