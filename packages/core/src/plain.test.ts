import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clonePlain, isPlainObject, plainCopy } from './plain.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

/** Every object and list inside a value. */
function* parts(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* parts(part);
}

/** An object with so many objects inside one another. */
function nested(depth: number): unknown {
  let value: unknown = 'bottom';
  for (let i = 0; i < depth; i++) value = { value };
  return value;
}

test('a copy is equal to the original and shares no part with it', () => {
  fc.assert(
    fc.property(plain, value => {
      const copy = clonePlain(value);
      const originals = new Set(parts(value));
      expect(copy).toStrictEqual(value);
      expect([...parts(copy)].some(part => originals.has(part))).toBe(false);
    }),
  );
});

test('a copy keeps a key called __proto__ as a key', () => {
  const value: unknown = JSON.parse('{"__proto__":{"points":1}}');
  const copy = clonePlain(value) as Record<string, unknown>;

  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(copy['__proto__']).not.toBe((value as Record<string, unknown>)['__proto__']);
});

test('a plain object is no list, no null and has no class', () => {
  expect([{}, { a: 1 }, Object.create(null)].every(isPlainObject)).toBe(true);
  expect([null, undefined, 1, 'x', [], new Map(), new Date(0), () => 1].some(isPlainObject)).toBe(false);
});

test('what comes from outside is taken in as an unshared copy', () => {
  fc.assert(
    fc.property(plain, value => {
      fc.pre([...parts(value)].every(part => Object.keys(part).every(key => !(key in Object.prototype))));
      const originals = new Set(parts(value));
      const copy = plainCopy(value);
      expect(copy).toEqual(JSON.parse(JSON.stringify(value)));
      expect([...parts(copy)].some(part => originals.has(part))).toBe(false);
    }),
  );
});

test('what is no plain data is not taken in', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const refused: unknown[] = [
    undefined,
    Number.NaN,
    Infinity,
    10n,
    Symbol('x'),
    () => 1,
    new Date(0),
    new Map(),
    circle,
    { option: undefined },
    { cards: [1, , 2] }, // oxlint-disable-line no-sparse-arrays
    new (class Choice {
      option = 'north';
    })(),
    Object.create({ option: 'north' }),
    JSON.parse('{"__proto__":{"option":"north"}}'),
    { constructor: 'north' },
    { toString: 'north' },
    nested(1000),
    Object.assign([], { length: 2 ** 32 - 1 }),
    Array.from({ length: 20_000 }, () => 'x'),
  ];

  for (const value of refused) expect(plainCopy(value)).toBeUndefined();
});

test('objects that throw when somebody looks at them are not taken in', () => {
  const fail = (): never => {
    throw new Error('hostile');
  };
  const getter = {
    get option(): string {
      return fail();
    },
  };
  const refused: unknown[] = [
    getter,
    new Proxy({}, { ownKeys: fail }),
    new Proxy({ option: 'x' }, { get: fail }),
    new Proxy({}, { getPrototypeOf: fail }),
    new Proxy([1], { get: fail }),
  ];
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();

  for (const value of [...refused, proxy]) expect(plainCopy(value)).toBeUndefined();
});

test('a getter is asked only once, so it cannot tell two stories', () => {
  let asked = 0;
  const value = {
    get amount(): number {
      return ++asked;
    },
  };

  expect(plainCopy(value)).toEqual({ amount: 1 });
  expect(asked).toBe(1);
});

test('minus zero is taken in as zero, as it would come back from a saved game', () => {
  expect(Object.is((plainCopy({ amount: -0 }) as { amount: number }).amount, 0)).toBe(true);
});
