import { say } from '@corvo/core';
import { expect, test } from 'vitest';
import { areTextsHere, fetchedCatalogue, keepTexts } from './fetched.ts';

test('a catalogue speaks a language once its texts are here, and says which are not', () => {
  const second = fetchedCatalogue('a test', 1);
  expect(areTextsHere('a test', 'en')).toBe(false);
  expect(() => second.en).toThrow('the texts of a test in en are not here yet');

  keepTexts('a test', 'en', [{ word: 'of the first' }, { word: 'of the second' }]);
  expect(areTextsHere('a test', 'en')).toBe(true);
  expect(say(second, 'en', 'word')).toBe('of the second');
  expect(() => second.it).toThrow('in it');
});

test('what comes later joins what is here, and the same texts stay the same', () => {
  const catalogue = fetchedCatalogue('a board', 0, 'a board, later');
  keepTexts('a board', 'it', [{ now: 'ora' }]);
  expect(catalogue.it).toEqual({ now: 'ora' });

  keepTexts('a board, later', 'it', [{ then: 'poi' }]);
  expect(catalogue.it).toEqual({ now: 'ora', then: 'poi' });
  expect(catalogue.it).toBe(catalogue.it);
});
