import { expect, test } from 'vitest';
import { newcomer } from './newcomer.ts';

test('CO-9.2 only a table that did not wait for me before is news', () => {
  const [a, b] = [
    { id: 'a', name: 'Winter' },
    { id: 'b', name: 'Summer' },
  ];
  expect(newcomer(undefined, [a])).toBeUndefined(); // it waited when the pages were opened
  expect(newcomer([a], undefined)).toBeUndefined();
  expect(newcomer([a], [a])).toBeUndefined();
  expect(newcomer([a], [b, a])).toBe(b);
  expect(newcomer([], [a])).toBe(a);
});
