import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import { clashOfKings } from '@corvo/clash-of-kings';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
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

const games = [firstEdition, clashOfKings, secondEdition, beyondTheWall];

/** The sentences of a source: strings with a space in them, without what stands for data. */
const sentencesOf = (path: string): string[] =>
  path.endsWith('.md')
    ? readFileSync(join(ROOT, path), 'utf8').split('\n')
    : [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'([^'\n]* [^'\n]*)'|`([^`\n]* [^`\n]*)`/g)].map(found =>
        (found[1] ?? found[2] ?? '').replaceAll(/\{\{.*?\}\}|\$t\(.*?\)/g, ''),
      );

const strays = (wrong: RegExp, files: readonly string[]): string[] =>
  files.flatMap(path =>
    sentencesOf(path)
      .filter(text => wrong.test(text))
      .map(text => `${path}: ${text.slice(0, 120)}`),
  );

test('the English of games, pages and rules is spelt one way, as the order of Defense is printed', () => {
  const british =
    /\b(colour|neighbour|honour|favour|armour|organis|recognis|manoeuvr|travell|cancell(?:ed|ing)|centre\b|defence\b)/i;
  expect(sources.length).toBeGreaterThan(60);
  expect(strays(british, [...sources, ...ledgers])).toEqual([]);
  // The cards of some games are said as their fact sheets have them.
  const said = games.flatMap(({ messages: { en } }) => Object.entries(en).map(([key, text]) => `${key}: ${text}`));
  expect(
    said.map(text => text.replaceAll(/\{\{.*?\}\}/g, '')).filter(text => british.test(text.replace(/^[^:]*/, ''))),
  ).toEqual([]);
});

test.each(['en', 'it'] as const)('a town has the preposition in the rules that it has at the table (%s)', language => {
  const towns = games.flatMap(({ messages }) =>
    Object.entries(messages[language]).flatMap(([key, note]) =>
      /^area\..*\.noun$/.test(key) && /^(at|a)$/.test(note) ? [messages[language][key.replace('.noun', '')] ?? ''] : [],
    ),
  );
  expect(towns.length).toBeGreaterThan(60);
  // The court of the card game is called after a town.
  const rules = ledgers.filter(path => path.includes('/it/') === (language === 'it') && !path.includes('hand-of'));
  const names = [...new Set(towns)].filter(town => town !== 'King’s Landing').map(town => town.replace('’', "[’']"));
  expect(strays(new RegExp(`\\bin (${names.join('|')})\\b(?! Bay)`), rules)).toEqual([]);
});

test('in an Italian sentence a single thing is a word, and no figure', () => {
  expect(strays(/\b1 sol[oa]\b/, [...sources, ...ledgers])).toEqual([]);
});
