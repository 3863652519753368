import { expect, test } from 'vitest';
import { MANIFESTS } from '../games.ts';
import { linkMessages } from '../lib/link-messages.ts';
import { allTexts } from './all.ts';
import { pageCatalogues } from './pages.fixture.ts';
import { texts } from './texts.ts';

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();

const PAGES = await pageCatalogues();

test('no key of the pages stands in two files', () => {
  const keys = PAGES.filter(([file]) => !file.startsWith('pages/learn/texts')).flatMap(([, { it }]) => Object.keys(it));
  expect(keys.length).toBeGreaterThan(350);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test.each(PAGES)('Italian and English have the same keys, and none is empty: %s', (_, { it, en }) => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(it).sort());
  for (const text of [...Object.values(it), ...Object.values(en)]) expect(text.trim()).not.toBe('');
});

test.each([...PAGES, ['links', linkMessages] as const])(
  'a text asks for the same data in both languages: %s',
  (_, { it, en }) => {
    for (const [key, text] of Object.entries(it)) expect([key, namesIn(en[key] ?? '')]).toEqual([key, namesIn(text)]);
  },
);

test('the first page says in a word how many games there are', () => {
  for (const language of ['it', 'en'] as const) {
    expect(namesIn(texts[language]['home.lead'] ?? '')).toEqual(['games']);
    expect(texts[language][`home.games.${MANIFESTS.length}`]).toBeTruthy();
  }
});

test.each(PAGES)('every plural has a form for many: %s', (_, { it }) => {
  const stems = Object.keys(it)
    .filter(key => /_(zero|one)$/.test(key))
    .map(key => key.replace(/_\w+$/, ''));

  expect(stems.filter(stem => !(`${stem}_other` in it))).toEqual([]);
});

test.each(PAGES)('no exclamation marks, since a good host does not shout: %s', (_, { it, en }) => {
  expect([...Object.values(it), ...Object.values(en)].filter(text => text.includes('!'))).toEqual([]);
});

test('every game has a name and a sentence about it', () => {
  for (const { id } of MANIFESTS)
    for (const language of ['it', 'en'] as const) {
      expect(allTexts[language]).toHaveProperty([`game.${id}`]);
      expect(allTexts[language]).toHaveProperty([`game.${id}.about`]);
    }
});
