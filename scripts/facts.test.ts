import { expect, test } from 'vitest';
import { withoutProse } from '../apps/web/build/facts.ts';

test('the pages leave out what a fact sheet says about its sources and in its own words, and nothing else', async () => {
  const sheet = {
    id: 'x',
    note: 'seen once',
    houses: [{ size: 8, sizeProvenance: 'seed', source: 'a book', en: 'Stark', effect: 'Draw a card.' }],
    text: '',
  };
  expect(await withoutProse(sheet)).toEqual({ id: 'x', houses: [{ size: 8 }], text: '' });
});
