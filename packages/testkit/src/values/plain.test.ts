import { expect, test } from 'vitest';
import { deepFreeze, jsonCopy, notPlain } from './plain.ts';

test('plain data passes', () => {
  expect(notPlain({ a: [1, 'x', null, true, { b: [] }] })).toBeUndefined();
});

test.each([
  [Number.NaN, 'the value is NaN'],
  [{ a: [Number.POSITIVE_INFINITY] }, 'the value.a[0] is Infinity'],
  [{ a: undefined }, 'the value.a is undefined'],
  [[new Map()], 'the value[0] is of type Map'],
  [{ f: () => 1 }, 'the value.f is of type function'],
  [{ big: 1n }, 'the value.big is of type bigint'],
])('%o is not plain', (value, message) => {
  expect(notPlain(value)).toBe(message);
});

test('what is frozen cannot be written to, a copy of it can', () => {
  const frozen = deepFreeze({ a: [{ b: 1 }] });
  expect(() => Object.assign(frozen.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
  const copy = jsonCopy(frozen);
  Object.assign(copy.a[0] ?? {}, { b: 2 });
  expect([frozen.a[0]?.b, copy.a[0]?.b]).toEqual([1, 2]);
});
