import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@corvo/core';
import { expect, test } from 'vitest';
import { regionOf as regionOfFirst } from '../games/first-edition/src/regions.ts';
import { regionOf as regionOfSecond } from '../games/second-edition/src/regions.ts';
import { secondEditionMap } from '../games/second-edition/src/board/second-edition.ts';
import { editionsPage, pageFile } from './editions.ts';

test.each(LANGUAGES)(
  'the page that compares the editions is what scripts/editions.ts makes of the ledgers (%s)',
  language => {
    expect(readFileSync(pageFile(language), 'utf8')).toBe(editionsPage(language));
  },
);

test('both languages compare the same clauses with the same signs', () => {
  const bones = (page: string): string[] =>
    page.match(/^\| (?:[=~+-]|CK) \||\b(?:1E|CK|2E)-S?H?[\d.]*\d(?=\])/gm) ?? [];
  const [english, italian] = [bones(editionsPage('en')), bones(editionsPage('it'))];

  expect(english.length).toBeGreaterThan(700);
  expect(italian).toEqual(english);
});

// The lists are two for the weight of the pages (games/second-edition/src/regions.ts).
test('both editions group the areas of the map in the same regions', () => {
  const areas = secondEditionMap.areas.map(({ id }) => id);
  expect(areas.length).toBeGreaterThan(40);
  expect(areas.map(regionOfSecond)).toEqual(areas.map(regionOfFirst));
});
