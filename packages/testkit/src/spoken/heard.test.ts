import type { Catalogue } from '@corvo/core';
import { expect, test } from 'vitest';
import { Heard } from './heard.ts';

const words = { 'area.x': 'X', 'told.good': '{{who}} is in $t(area.{{area}})', 'told.bad': '{{who}} has {{what}}' };
const messages: Catalogue = { en: words, it: words };

test('a sentence with a hole, a missing name or a key in it is a flaw, a whole one is not', () => {
  const heard = new Heard(messages);
  heard.say({ key: 'told.good', data: { who: 'Ada', area: 'x' } });
  expect([...heard.flaws]).toEqual([]);
  heard.say({ key: 'told.good', data: { who: 'Ada', area: 'y' } });
  heard.say({ key: 'told.bad', data: { who: 'Ada' } });
  heard.say({ key: 'told.none', data: {} });
  expect([...heard.flaws].filter(flaw => flaw.startsWith('en')).map(flaw => flaw.split(':')[0])).toEqual([
    'en told.good',
    'en told.bad',
    'en told.none',
  ]);
  expect([...heard.keys]).toEqual(['told.good', 'told.bad', 'told.none']);
  expect([heard.has('told.good'), heard.has('told.none')]).toEqual([true, false]);
});

test('two choices that read the same are named', () => {
  const heard = new Heard(messages);
  const choice = (who: string) => ({ key: 'told.good', data: { who, area: 'x' } });
  heard.offer([choice('Ada'), choice('Bea')]);
  expect(heard.alike.size).toBe(0);
  heard.offer([choice('Ada'), choice('Bea'), choice('Ada')]);
  expect(heard.alike.size).toBe(2); // once in each language
});
