import { expect, test } from 'vitest';
import { MANIFESTS } from '../games.ts';
import { linkMessages } from '../lib/link-messages.ts';
import { allTexts } from './all.ts';
import { texts } from './texts.ts';

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(found => found[1] ?? '').sort();

test('Italian and English have the same keys, and none is empty', () => {
  expect(Object.keys(texts.en).sort()).toEqual(Object.keys(texts.it).sort());
  for (const text of [...Object.values(texts.it), ...Object.values(texts.en)]) expect(text.trim()).not.toBe('');
});

test('a text asks for the same data in both languages', () => {
  for (const catalogue of [texts, linkMessages]) {
    for (const [key, text] of Object.entries(catalogue.it))
      expect([key, namesIn(catalogue.en[key] ?? '')]).toEqual([key, namesIn(text)]);
  }
});

test('the first page says in a word how many games there are', () => {
  for (const language of ['it', 'en'] as const) {
    expect(namesIn(texts[language]['home.lead'] ?? '')).toEqual(['games']);
    expect(texts[language][`home.games.${MANIFESTS.length}`]).toBeTruthy();
  }
});

test('every plural has a form for many', () => {
  const stems = Object.keys(texts.it)
    .filter(key => /_(zero|one)$/.test(key))
    .map(key => key.replace(/_\w+$/, ''));

  expect(stems.filter(stem => !(`${stem}_other` in texts.it))).toEqual([]);
});

test('no exclamation marks: a good host does not shout', () => {
  expect(Object.values({ ...texts.it, ...texts.en }).filter(text => text.includes('!'))).toEqual([]);
});

test('every game has a name and a sentence about it', () => {
  for (const { id } of MANIFESTS)
    for (const language of ['it', 'en'] as const) {
      expect(allTexts[language]).toHaveProperty([`game.${id}`]);
      expect(allTexts[language]).toHaveProperty([`game.${id}.about`]);
    }
});
