import { expect, test } from 'vitest';
import { byteDifference, difference, short } from './difference.ts';

test('two values are the same whatever the order of their keys', () => {
  expect(difference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
  expect(byteDifference({ a: 1, b: 2 }, { b: 2, a: 1 })).toContain('another order of keys');
});

test('a difference names the place and both values', () => {
  expect(difference({ open: { pool: [1, 2] } }, { open: { pool: [1, 3] } })).toBe(
    'open.pool[1] is 2 in one and 3 in the other',
  );
  expect(difference([1], [1, 2])).toBe('[1] is nothing in one and 2 in the other');
  expect(difference({ a: null }, { a: {} })).toBe('a is null in one and {} in the other');
  expect(difference(1, 2)).toContain('the whole');
});

test('what only differs in bytes is found too', () => {
  expect(byteDifference({ a: undefined }, {})).toBeUndefined();
  expect(byteDifference([1], [2])).toContain('[0] is 1');
  expect(byteDifference(undefined, null)).toContain('nothing in one and null');
});

test('a long value is cut for the message', () => {
  expect(short('x'.repeat(500), 20)).toHaveLength(20);
  expect(short(Number.NaN)).toBe('NaN');
  expect(short(undefined)).toBe('nothing');
});
