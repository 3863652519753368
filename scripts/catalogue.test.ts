import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_GAME, MANIFESTS } from '@corvo/catalogue/manifests';
import { LANGUAGES } from '@corvo/core';
import { ROOT } from './checks.ts';

describe.each(MANIFESTS)('the manifest of $id', manifest => {
  test('says what its rules say', async () => {
    const rules = await manifest.rules();
    expect([rules.id, rules.players]).toEqual([manifest.id, manifest.players]);
    const first = await (manifest.first ?? manifest.rules)();
    expect(first === rules).toBe(manifest.first === undefined); // neither half is changed when the other comes
    for (const part of ['id', 'rules', 'alikeSince', 'players', 'options'] as const)
      expect(first[part]).toEqual(rules[part]);
    expect(await manifest.options()).toEqual(rules.options);
  });

  test('names the game in both languages, and a ledger with its clauses', () => {
    for (const language of LANGUAGES) {
      const names = [`game.${manifest.id}`, `game.${manifest.id}.about`];
      expect(Object.keys(manifest.title[language]).sort()).toEqual(names);
      for (const name of names) expect(manifest.title[language][name]?.trim()).toBeTruthy();
    }
    const ledger = join(ROOT, `docs/rules/${manifest.ledger}.md`);
    expect(existsSync(ledger) ? readFileSync(ledger, 'utf8') : '').toContain(`${manifest.clauses}-1`);
  });

  test('loads every map and the guided first game', async () => {
    for (const { load } of manifest.maps ?? []) expect(await load()).toHaveProperty('areas');
    expect((await manifest.course?.())?.lessons).not.toEqual([]);
  });
});

test('no two games share an id or the beginning of their clauses, and new tables begin with one of them', () => {
  for (const part of ['id', 'clauses'] as const)
    expect(new Set(MANIFESTS.map(manifest => manifest[part])).size).toBe(MANIFESTS.length);
  expect(MANIFESTS.map(({ id }) => id)).toContain(FIRST_GAME);
});

/** What may name a game though it is neither the game nor the list of games, and why. */
const MAY_NAME: readonly (readonly [place: RegExp, why: string])[] = [
  [/^packages\/catalogue\/src\/manifests\.ts$/, 'the list of games'],
  [/^\.oxlintrc\.json$/, 'which game may stand on which'],
  [/^apps\/web\/src\/boards\/(hand|north)\//, 'a board enters the game that it draws'],
  [/^packages\/bots\/src\/(hand|westeros)\//, 'bots enter the game that they play'],
  [/^packages\/bots\/src\/(make|north|single-use)\.ts$/, 'their folders are called by these games'],
  [/^packages\/faces\/src\//, 'whose cards show whom is drawn by hand, game by game'],
  [/^scripts\/(boards|balance)\//, 'tools that draw single maps and weigh a single game'],
  [/^bench\//, 'measures of single games'],
  [/^scripts\/golden\/record\.ts$/, 'how many games are recorded depends on how long they are'],
  [/^scripts\/mutate\/equivalents\.json$/, 'single changes in single files'],
  [/^apps\/web\/src\/(app|boards\/westeros)\/dev\//, 'sample positions for developers'],
  [
    /^(scripts\/editions|apps\/web\/(build\/(ledgers|offline-files)|src\/pages\/rulebook\/EditionsPage))\.tsx?$/,
    'the page that compares two editions',
  ],
  [/^apps\/cli\/src\/texts\/help-(en|it)\.ts$/, 'examples in help'],
  [/^(docs\/scenario\.schema\.json|packages\/testkit\/src\/scenarios\/schema\.ts)$/, 'an example in a description'],
];

/** A source without its comments; in lists of settings, their marks are patterns of paths. */
const codeOf = (file: string): string => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return /\.jsonc?$/.test(file) ? source : source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
};

/** Sources by their paths, but for games, tests and what tests are made with. */
const sources = (): string[] =>
  globSync(
    ['{apps,packages,scripts,bench,docs}/**/*.{ts,tsx,js,mjs,json,jsonc,html,css}', '*.{ts,json,jsonc}', '.*.json'],
    {
      cwd: ROOT,
      exclude: ['**/node_modules', '**/dist', 'docs/**/*.png'],
    },
  )
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/\.(test|fixture)\.tsx?$|\/(e2e|testing)\/|(^|\/)package(-lock)?\.json$/.test(file));

test('a game is named nowhere but in its own folder and in the list of games', () => {
  const ids = new RegExp(MANIFESTS.map(({ id }) => id).join('|'));
  const naming = sources().filter(file => ids.test(codeOf(file)));
  expect(naming.filter(file => !MAY_NAME.some(([place]) => place.test(file)))).toEqual([]);
  for (const [place, why] of MAY_NAME)
    expect(
      naming.some(file => place.test(file)),
      why,
    ).toBe(true);
});
