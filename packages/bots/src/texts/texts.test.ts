import { LANGUAGES } from '@corvo/core';
import { expect, test } from 'vitest';
import { hintKey, isReason } from '../hint.ts';
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

test('every reason has words for whoever asked for a hint, which speak of you', () => {
  const said = Object.keys(botMessages.en).map(key => key.replace(/_(one|other)$/, ''));
  const reasons = said.filter(key => key.startsWith('bot.') && isReason(key));
  expect(reasons.length).toBeGreaterThan(10);
  expect(reasons.filter(key => !said.includes(hintKey(key)))).toEqual([]);
  const advice = Object.entries({ ...botMessages.en }).filter(([key]) => key.startsWith('hint.'));
  expect(advice.filter(([, text]) => /^(Takes|Collects|Wins|Looked)|itself/.test(text))).toEqual([]);
  const consiglio = Object.entries({ ...botMessages.it }).filter(([key]) => key.startsWith('hint.'));
  expect(consiglio.filter(([, text]) => /^(Prende|Raccoglie|Vince|Ha) /.test(text))).toEqual([]);
});
