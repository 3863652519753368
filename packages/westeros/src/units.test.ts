import { expect, test } from 'vitest';
import { listUnits } from './units.ts';

test('every legal way to choose units is listed, the smallest numbers first, unless there are more than asked for', () => {
  const from = { keep: { footman: 2 }, ford: { knight: 1 } };
  const two = listUnits(from, 10, ({ units }) => Object.values(units).flatMap(Object.values<number>).length > 0);
  expect(two).toHaveLength(2 * 3 - 1);
  expect(listUnits(from, 4, () => true)).toBeUndefined();
});

test('where there are too many ways nobody looks through them', () => {
  const areas = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(area => [area, { footman: 9 }]));
  let looked = 0;
  const found = listUnits(areas, Infinity, () => {
    looked += 1;
    return false;
  });
  expect([found, looked]).toEqual([undefined, 0]);
});
