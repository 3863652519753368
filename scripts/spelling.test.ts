import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checks.ts';

/** Sources that hold sentences for players, by where they lie. */
const OF_TEXTS = /(^|\/)(texts|i18n|[a-z-]*-texts)(\/|\.ts$)/;
const sources = ['apps', 'packages', 'games'].flatMap(root =>
  readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('node_modules'))
    .filter(path => OF_TEXTS.test(path))
    .map(path => join(root, path)),
);
const ledgers = ['docs/rules', 'docs/rules/it'].flatMap(folder =>
  readdirSync(join(ROOT, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name)),
);

/** The sentences of a source: strings with a space in them, without what stands for data. */
const sentencesOf = (path: string): string[] =>
  path.endsWith('.md')
    ? readFileSync(join(ROOT, path), 'utf8').split('\n')
    : [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'([^'\n]* [^'\n]*)'|`([^`]* [^`]*)`/g)].map(found =>
        (found[1] ?? found[2] ?? '').replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, ''),
      );

const strays = (wrong: RegExp, files: readonly string[]): string[] =>
  files.flatMap(path =>
    sentencesOf(path)
      .filter(text => wrong.test(text))
      .map(text => `${path}: ${text.slice(0, 120)}`),
  );

test('the English of games, pages and rules is spelt one way, as the order of Defense is printed', () => {
  const british = /\b(colour|neighbour|honour|favour|armour|organis|recognis|manoeuvr|travell|centre\b|defence\b)/i;
  expect(sources.length).toBeGreaterThan(60);
  expect(strays(british, [...sources, ...ledgers])).toEqual([]);
});

test('in an Italian sentence a single thing is a word, and no figure', () => {
  expect(strays(/\b1 sol[oa]\b/, [...sources, ...ledgers])).toEqual([]);
});
