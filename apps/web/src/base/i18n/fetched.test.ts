import { mergeCatalogues, say } from '@corvo/core';
import { expect, test } from 'vitest';
import { areTextsHere, fetchedCatalogue, keepTexts, laterCatalogue } from './fetched.ts';

test('a catalogue speaks a language once its texts are here, and says which are not', () => {
  const second = fetchedCatalogue('a test', 1);
  expect(areTextsHere('a test', 'en')).toBe(false);
  expect(() => second.en).toThrow('the texts of a test in en are not here yet');

  keepTexts('a test', 'en', [{ word: 'of the first' }, { word: 'of the second' }]);
  expect(areTextsHere('a test', 'en')).toBe(true);
  expect(say(second, 'en', 'word')).toBe('of the second');
  expect(() => second.it).toThrow('in it');
});

test('what comes later says nothing until it is here, and then joins what is here', () => {
  const [first, later] = [fetchedCatalogue('a board', 0), laterCatalogue('a board, later', 0)];
  const both = mergeCatalogues(first, later);
  keepTexts('a board', 'it', [{ now: 'ora' }]);
  expect(both.it).toEqual({ now: 'ora' });
  expect(both.it).toBe(both.it);

  keepTexts('a board, later', 'it', [{ then: 'poi' }]);
  expect(both.it).toEqual({ now: 'ora', then: 'poi' });
  expect(both.it).toBe(both.it);
});
