import { LANGUAGES, say } from '@corvo/core';
import { expect, test } from 'vitest';
import { loadMap } from '../board/index.ts';
import { areas } from './areas.ts';

test('every area of the drawn map has a name, and the note that a sentence needs of it', async () => {
  const ids = (await loadMap()).areas.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(15);
  for (const language of LANGUAGES)
    expect(Object.keys(areas[language]).sort()).toEqual(ids.flatMap(id => [`area.${id}`, `area.${id}.noun`]).sort());
});

test('a label that begins with an article takes that of the sentence', () => {
  const there = {
    it: { ...areas.it, there: '$t(area.{{area}}, in)' },
    en: { ...areas.en, there: '$t(area.{{area}}, in)' },
  };
  expect(say(there, 'it', 'there', { area: 'btw-gorge' })).toBe('Nella Gola');
  expect(say(there, 'en', 'there', { area: 'btw-gift' })).toBe('In the Gift');
});
