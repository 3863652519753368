import { LANGUAGES, say } from '@corvo/core';
import { expect, test } from 'vitest';
import { notes } from '../notes/notes.ts';
import { hostProblems } from '../problems.ts';
import { hostMessages } from './index.ts';

const made = Object.values(hostProblems)
  .map(refuse => (refuse as (data: string) => ReturnType<typeof refuse>)('seat'))
  .filter(({ code }) => code !== 'game-over'); // core says that
const noted = Object.values(notes).map(make => make('Ada', 's', { others: 'Bea', count: 1, text: 'ada bids 2' }));

test('both languages have the same keys, each a full sentence, and no sentence is left over', () => {
  const { it, en } = hostMessages;
  expect(Object.keys(it)).toEqual(Object.keys(en));
  const codes = made.map(({ code }) => `problem.${code}`);
  const said = Object.keys(en).map(key => key.replace(/_(one|other)$/, ''));
  expect(new Set(said)).toEqual(new Set([...codes, ...noted.map(({ key }) => key), 'outcome.agreed-draw']));
  for (const language of LANGUAGES) {
    for (const { code, data } of made)
      expect(say(hostMessages, language, `problem.${code}`, data)).toMatch(/^[^{}$]+\.$/);
    for (const { key, data } of noted) expect(say(hostMessages, language, key, data)).toMatch(/^[^{}$]+\.$/);
  }
});
