import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MANIFESTS } from '@corvo/catalogue/manifests';
import { LANGUAGES, type Language } from '@corvo/core';
import { copyOfTree, type Tree } from './catalogue-tree.ts';

// The last game of the list, with a board, bots, lessons, texts and pictures of its own, is taken off it in a copy of
// the tree, and nothing else is touched.

const ALL = MANIFESTS.map(({ id }) => id);
const GAME = ALL.at(-1) ?? '';
const LEFT = ALL.filter(id => id !== GAME);

let tree: Tree;
beforeAll(() => {
  tree = copyOfTree();
  tree.remove(GAME);
}, 300_000);
afterAll(() => tree?.dispose());

const listed = (): string[] => {
  const { stdout, stderr } = tree.run(['apps/cli/src/main.ts', 'games', '--json']);
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { games: { id: string }[] }).games.map(({ id }) => id);
};

/** Tests that go by the catalogue: manifests, steps and aids, bots, programs, names, forms, lessons, the rulebook. */
const PLATFORM = [
  'scripts/catalogue.test.ts',
  'scripts/wiring.test.ts',
  'packages/bots/src/make.test.ts',
  'apps/cli/src/commands/games.test.ts',
  'apps/web/src/base/i18n/texts.test.ts',
  'apps/web/src/pages/tables/option-form.test.ts',
  'apps/server/src/bots/pool.test.ts',
];

test('the tests of the platform pass without it', { timeout: 600_000 }, () => {
  const vitest = join(tree.root, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = tree.run([vitest, 'run', '--project', 'code', ...PLATFORM]);
  expect(status, `${stdout}\n${stderr}`).toBe(0);
});

interface Weights {
  readonly SCRIPT: Readonly<Record<string, number>>;
  partsOf(dist: string, game: string, language: Language): { script: readonly string[]; unknown: readonly string[] };
  offlineOf(dist: string): { readonly games: Readonly<Record<string, readonly string[]>> };
  weightOf(dist: string, files: readonly string[]): number;
}

test(
  'the pages are built without it: neither rules nor board nor bots are in them, and they stay as light',
  {
    timeout: 600_000,
  },
  async () => {
    const dist = tree.build();
    const { SCRIPT, partsOf, offlineOf, weightOf } = (await import(
      pathToFileURL(join(tree.root, 'apps/web/build/weight.ts')).href
    )) as Weights;
    expect(Object.keys(SCRIPT)).toEqual(LEFT);
    expect(Object.keys(offlineOf(dist).games)).toEqual(LEFT);
    for (const game of LEFT)
      for (const language of LANGUAGES) {
        const { script, unknown } = partsOf(dist, game, language);
        expect(unknown).toEqual([]);
        expect(weightOf(dist, script)).toBeLessThan(SCRIPT[game] ?? 0);
      }
    const modules = Object.keys(JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8')) as object);
    const { board = '' } = MANIFESTS.at(-1) ?? {};
    expect(modules.filter(file => file.includes(`/games/${GAME}/`) || file.includes(`/boards/${board}/`))).toEqual([]);
  },
);

test('once it is on the list again, it is there again', { timeout: 120_000 }, () => {
  expect(listed()).toEqual(LEFT);
  tree.add(GAME);
  expect(listed()).toEqual(ALL);
});
