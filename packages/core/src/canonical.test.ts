import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, hashOf, hashText, hashWords } from './canonical.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

/** The same value with the keys of every object turned round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}

/** Deep equality as plain data knows it, where -0 and 0 are one number. */
const sameValue = (a: unknown, b: unknown): boolean => {
  try {
    expect(JSON.parse(JSON.stringify(a))).toStrictEqual(JSON.parse(JSON.stringify(b)));
    return true;
  } catch {
    return false;
  }
};

test('CO-1.4 the order of keys makes no difference', () => {
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
  fc.assert(
    fc.property(plain, value => {
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
    }),
  );
});

test('two values have the same text exactly when they are equal', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(canonicalJson(a) === canonicalJson(b)).toBe(sameValue(a, b));
    }),
  );
  const near = fc.constantFrom<unknown>(null, 0, '0', 'null', '', [], {}, [[]], [null], { 0: null }, { '': 0 }, false);
  fc.assert(
    fc.property(near, near, (a, b) => {
      expect(canonicalJson(a) === canonicalJson(b)).toBe(sameValue(a, b));
    }),
  );
});

test('the text is JSON and reads back as the same value', () => {
  fc.assert(
    fc.property(plain, value => {
      const text = canonicalJson(value);
      expect(sameValue(JSON.parse(text), value)).toBe(true);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

test('a key such as __proto__ is a key like any other', () => {
  const value: unknown = JSON.parse('{"__proto__":{"seat":"ada"},"constructor":1}');

  expect(canonicalJson(value)).toBe('{"__proto__":{"seat":"ada"},"constructor":1}');
});

test.each([
  ['undefined', undefined],
  ['a field that is undefined', { seat: undefined }],
  ['a hole in a list', [1, , 2]], // oxlint-disable-line no-sparse-arrays
  ['NaN', { points: Number.NaN }],
  ['infinity', Infinity],
  ['a big integer', 10n],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['an instance of a class', new (class Card {})()],
])('%s is no plain data', (_name, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('minus zero is written as zero, as JSON does', () => {
  expect(canonicalJson(-0)).toBe('0');
});

// The first two are the examples of FIPS 180-4; the third is the empty text.
test.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
])('the hash of "%s" is the SHA-256 that the standard gives', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

test('the hash of a value is the hash of its canonical text', () => {
  expect(hashOf({ b: [1], a: 'x' })).toBe(hashText('{"a":"x","b":[1]}'));
});

test('the words of a hash are its digits, eight at a time', () => {
  const digits = hashWords('abc').map(word => word.toString(16).padStart(8, '0'));

  expect(digits.join('')).toBe(hashText('abc'));
});
