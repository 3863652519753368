import type { Messages } from '@corvo/core';
import { expect, test } from 'vitest';
import { flawsOfCatalogue } from './catalogue.ts';

const flaws = (en: Messages, it: Messages): string[] => flawsOfCatalogue({ en, it });

test('a sound catalogue has no flaws', () => {
  const words = { 'area.x': 'X', told: '{{who}} is in $t(area.x), $t(area.{{area}}), $t(house.red)' };
  expect(flaws(words, { ...words, 'area.x': 'Ics' })).toEqual([]);
});

test('each way to be wrong is named', () => {
  expect(flaws({ one: 'One', two: 'Two' }, { one: 'Uno' })).toEqual(['two is not in every language']);
  expect(flaws({ one: 'One {{a}}' }, { one: 'Uno {{b}}' })).toEqual([
    'one names different things in different languages',
  ]);
  for (const text of ['', 'One!', "One's"])
    expect(flaws({ one: text }, { one: 'Uno' })).toEqual(['one is empty, shouts or has a straight apostrophe']);
  const lost = { 'area.x': 'X', one: '$t(area.y)' };
  expect(flaws(lost, lost)).toEqual(Array(2).fill('one refers to area.y, which is not there'));
});
