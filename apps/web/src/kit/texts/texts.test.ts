import { SHAPES, type Catalogue } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { genericTexts } from '../../boards/generic/texts.ts';
import { handTexts } from '../../boards/hand/texts/index.ts';
import { tableTexts as westerosTexts } from '../../boards/westeros/texts/table.ts';
import { tableTexts } from './index.ts';

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)(?:\|[^}]*)?\}\}/g)].map(found => found[1] ?? ''))].sort();
const bare = (key: string): string => key.replace(/_(zero|one|other)$/, '');

const CATALOGUES: readonly (readonly [name: string, catalogue: Catalogue])[] = [
  ['the table page', tableTexts],
  ['the plain table', genericTexts],
  ['Hand of the King', handTexts],
  ['the Westeros games', westerosTexts],
];

test.each(CATALOGUES)('%s: both languages say the same things about the same data', (_, { en, it }) => {
  expect(Object.keys(en)).toEqual(Object.keys(it));
  for (const [key, text] of Object.entries(it)) {
    expect([key, placeholders(en[key] ?? '')]).toEqual([key, placeholders(text)]);
    expect(text.trim()).not.toBe('');
    expect(en[key]?.trim()).not.toBe('');
  }
});

const source = join(import.meta.dirname, '..', '..');
const filesIn = (...folders: readonly string[]): string[] => filesLike(/\.tsx?$/, folders);
const filesLike = (ending: RegExp, folders: readonly string[]): string[] =>
  folders.flatMap(folder =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => ending.test(name) && !/\.test\.tsx?$|texts\/|dev\/|rulebook\//.test(name))
      .map(name => readFileSync(join(source, folder, name), 'utf8')),
  );
/** The table page and what stands on it whatever is played. */
const SHARED = ['kit', 'table', 'pages/replay', 'boards/generic'];
const shared = filesIn(...SHARED);
const asksFor = (files: readonly string[]): string[] =>
  files.flatMap(text => [...text.matchAll(/\bt\(\s*'([a-z][a-z-]*)'/g)].map(found => found[1] ?? ''));
const keysOf = (...catalogues: readonly Catalogue[]): Set<string> =>
  new Set(catalogues.flatMap(({ it }) => Object.keys(it).map(bare)));

test('every text that the components ask for is there', () => {
  const asked = asksFor(shared);
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter(key => !keysOf(tableTexts, genericTexts).has(key))).toEqual([]);
  const ofTheCourt = asksFor(filesIn('boards/hand'));
  expect(ofTheCourt.length).toBeGreaterThan(20);
  expect(ofTheCourt.filter(key => !keysOf(tableTexts, handTexts).has(key))).toEqual([]);
});

/** Keys that are put together from a part that changes. */
const MADE = /^(missing|level|speed|clock|turn|connecting|offline|language|vote)\b/;

test('every text of the table page is for the page, whatever is played: no component of a game alone asks for it', () => {
  const written = new Set(
    [...shared, ...filesIn('boards/westeros')].flatMap(text => [...text.matchAll(/'([a-z][a-z-]*)'/g)].map(m => m[1])),
  );
  const idle = [...keysOf(tableTexts)].filter(key => !MADE.test(key) && !written.has(key));
  expect(idle.filter(key => !['log-all', 'log-table'].includes(key))).toEqual([]);
});

const GAMES = [handOfTheKing, firstEdition, secondEdition];
/** What only a game knows: its people, places and houses. */
const NAMES = /^(title|varys|(character|companion|area|card)\.[a-z-]+|house\.[a-z-]+)$/;

test.each(['it', 'en'] as const)('the texts of the table page name no game (%s)', language => {
  const all = Object.values(tableTexts[language]).join('\n');
  for (const { id, messages } of GAMES) {
    const names = Object.entries(messages[language])
      .filter(([key, name]) => NAMES.test(key) && name.length > 3)
      .map(([, name]) => name);
    expect(names.length, id).toBeGreaterThan(20);
    expect(names.filter(name => all.includes(name))).toEqual([]);
    // A question of one game has its texts there as well.
    const questions = Object.keys(messages[language]).flatMap(key => /^ask\.([a-z-]+)$/.exec(key)?.[1] ?? []);
    expect(questions.length, id).toBeGreaterThan(5);
    expect(questions.filter(why => `why-${why}` in tableTexts[language])).toEqual([]);
    const missing = questions.filter(why => `missing-${why}` in tableTexts[language]);
    expect(missing.filter(why => !Object.hasOwn(SHAPES, why))).toEqual([]);
  }
});

test('no text stands in the components themselves', () => {
  // A run of two words or more between tags would be one.
  const found = filesLike(/\.tsx$/, [...SHARED, 'boards']).flatMap(text =>
    [...text.matchAll(/>\s*([A-Za-zÀ-ú]{3,}(?: [a-zà-ú]{2,})+)[^<>{}=;]*</g)].map(match => match[1]),
  );
  expect(found).toEqual([]);
});
