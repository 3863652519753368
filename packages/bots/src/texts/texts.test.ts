import { LANGUAGES } from '@corvo/core';
import { expect, test } from 'vitest';
import { botMessages } from './index.ts';

const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}|\$t\([^)]*\)/g) ?? []).sort();

test('both languages say the same things with the same data', () => {
  const [first, second] = LANGUAGES;
  expect(Object.keys(botMessages[first])).toEqual(Object.keys(botMessages[second]));
  for (const [key, text] of Object.entries(botMessages[first])) {
    expect(placeholders(text), key).toEqual(placeholders(botMessages[second][key] ?? ''));
  }
});

test('no sentence is empty or left in the other language', () => {
  for (const key of Object.keys(botMessages.it)) {
    expect(botMessages.it[key]?.trim(), key).not.toBe('');
    expect(botMessages.it[key], key).not.toBe(botMessages.en[key]);
  }
});
