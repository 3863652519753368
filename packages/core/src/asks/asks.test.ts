import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../canonical.ts';
import { rngFromText } from '../random.ts';
import { SHAPES, type AskShape } from './index.ts';
import type { ShapeCode } from './shape.ts';

const id = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4})?$/).filter(text => text !== 'none');
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 5 });

/** So many things to choose from, and how many of them. */
const some = <Kind extends string>(kind: Kind) =>
  fc
    .tuple(ids, fc.nat(5), fc.nat(5))
    .map(([from, a, b]) => ({ kind, from, min: Math.min(a, b, from.length), max: Math.max(a, b) }));

const range = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.nat(20)).map(([min, more]) => ({ min, max: min + more }));
const sum = fc.tuple(fc.nat(4), fc.nat(4)).map(([min, more]) => ({ min, max: min + more }));

/** Asks of every kind, of all sizes that a short list can hold. */
const asks: { readonly [Kind in AskShape['kind']]: fc.Arbitrary<Extract<AskShape, { kind: Kind }>> } = {
  option: ids.map(from => ({ kind: 'option', from })),
  card: fc.tuple(ids, fc.boolean()).map(([from, optional]) => ({ kind: 'card', from, optional })),
  cards: some('cards'),
  areas: some('areas'),
  units: some('units'),
  amount: range.map(({ min, max }) => ({ kind: 'amount', min, max })),
  ranking: ids.map(of => ({ kind: 'ranking', of })),
  allotment: fc.tuple(ids, sum).map(([to, { min, max }]) => ({ kind: 'allotment', to, min, max })),
};

const kinds = Object.keys(SHAPES) as AskShape['kind'][];
const MANY = 100_000;
const HOLE: string[] = Object.assign([], { length: 1 });

/** One of the hand-made bad choices, or any value at all, or a field of the right name with any value in it. */
const garbage = (field: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      true,
      0,
      -0,
      Number.NaN,
      Infinity,
      1e308,
      '',
      'constructor',
      [],
      [[]],
      {},
    ),
    fc.constantFrom<unknown>(
      10n,
      Symbol('x'),
      () => 1,
      new Map(),
      { [field]: HOLE },
      { [field]: [undefined] },
      { [field]: 'x', other: 1 },
      { [field]: { constructor: 1 } },
      { [field]: { toString: -1 } },
      { [field]: Number.MAX_VALUE },
      { [field]: -0 },
      JSON.parse(`{"__proto__":{"${field}":"x"}}`),
      JSON.parse(`{"${field}":{"__proto__":1}}`),
      Object.create({ [field]: 'x' }),
    ),
    fc.anything(),
    fc.anything().map(value => ({ [field]: value })),
  );

describe.each(kinds)('an ask of the kind %s', kind => {
  const shape = SHAPES[kind] as unknown as ShapeCode;
  const anAsk: fc.Arbitrary<AskShape> = asks[kind];
  const field = kind;

  test('CO-2.4 takes every sample of its own', () => {
    fc.assert(
      fc.property(anAsk, fc.string(), (ask, text) => {
        const rng = rngFromText(text);
        for (let i = 0; i < 5; i++) expect(shape.refuse(ask, shape.sample(ask, rng), 'X-1')).toBeUndefined();
      }),
    );
  });

  test('takes everything it lists, lists nothing twice, and lists every sample', () => {
    fc.assert(
      fc.property(anAsk, fc.string(), (ask, text) => {
        const listed = shape.list(ask, MANY) ?? [];
        const texts = new Set(listed.map(choice => canonicalJson(choice)));
        const rng = rngFromText(text);
        expect(listed.every(choice => shape.refuse(ask, choice, 'X-1') === undefined)).toBe(true);
        expect(texts.size).toBe(listed.length);
        for (let i = 0; i < 5; i++) expect(texts).toContain(canonicalJson(shape.sample(ask, rng)));
      }),
      { numRuns: 50 },
    );
  });

  test('lists all or nothing: as many as the limit, but never one more', () => {
    fc.assert(
      fc.property(anAsk, ask => {
        const count = shape.list(ask, MANY)?.length ?? 0;
        expect(shape.list(ask, count)).toHaveLength(count);
        expect(shape.list(ask, count - 1)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  test('CO-2.6 reads back what it writes', () => {
    fc.assert(
      fc.property(anAsk, fc.string(), (ask, text) => {
        const choice = shape.sample(ask, rngFromText(text));
        const written = shape.write(choice);
        expect(written).not.toBe('');
        expect(shape.read(written)).toEqual(choice);
      }),
    );
  });

  test('CO-2.4 refuses garbage with a problem, never with an exception', () => {
    fc.assert(
      fc.property(anAsk, garbage(field), (ask, choice) => {
        const found = shape.refuse(ask, choice, 'X-1');
        const listed = new Set(shape.list(ask, MANY)?.map(legal => canonicalJson(legal)));
        const isLegal = found === undefined && listed.has(asListed(ask, choice));
        expect(isLegal || ['CO-2.4', 'X-1'].includes(found?.clause ?? '')).toBe(true);
        expect(JSON.parse(JSON.stringify(found ?? null))).toEqual(found ?? null); // it can be sent to the player
      }),
    );
  });

  test.each([undefined, null, 7, 'north', [], {}, { other: 1 }])('CO-2.4 finds that %j has the wrong form', choice => {
    fc.assert(
      fc.property(anAsk, ask => {
        expect(shape.refuse(ask, choice, 'X-1')).toEqual({ code: 'wrong-shape', clause: 'CO-2.4', data: { kind } });
      }),
      { numRuns: 5 },
    );
  });

  test('reads any text without an exception', () => {
    fc.assert(
      fc.property(anAsk, fc.string(), (ask, text) => {
        expect(() => shape.refuse(ask, shape.read(text), 'X-1')).not.toThrow();
      }),
    );
  });
});

/** A choice as a list holds it: cards in the order in which they are offered, every seat of an allotment, no minus zero. */
function asListed(ask: AskShape, choice: unknown): string {
  const [field = '', value] = Object.entries(choice as Record<string, unknown>)[0] ?? [];
  if ('to' in ask)
    return canonicalJson({ [field]: { ...Object.fromEntries(ask.to.map(seat => [seat, 0])), ...(value as object) } });
  if ('max' in ask && 'from' in ask)
    return canonicalJson({ [field]: ask.from.filter(item => (value as string[]).includes(item)) });
  return canonicalJson({ [field]: value });
}

test('a choice says by its own clause why it is not among what is asked', () => {
  const some = { kind: 'areas', from: ['north', 'south', 'west'], min: 1, max: 2 } as const;
  const refused = (areas: string[]): unknown => SHAPES.areas.refuse(some, { areas }, 'X-1');

  expect(refused([])).toEqual({ code: 'wrong-number', clause: 'X-1', data: { count: 0, min: 1, max: 2 } });
  expect(refused(['north', 'east'])).toEqual({ code: 'not-offered', clause: 'X-1', data: { choice: 'east' } });
  expect(refused(['north', 'north'])).toEqual({ code: 'chosen-twice', clause: 'X-1' });
  expect(refused(['west', 'north'])).toBeUndefined();
  expect(refused(HOLE)).toMatchObject({ code: 'wrong-shape' }); // a hole is no area
  expect(refused(['x'.repeat(1000)])).toMatchObject({ data: { choice: 'x'.repeat(80) } });
});

test('a card may be left out only where the rule says "may"', () => {
  const ask = { kind: 'card', from: ['bran'], optional: false } as const;

  expect(SHAPES.card.refuse(ask, { card: null }, 'X-1')).toEqual({ code: 'must-choose', clause: 'X-1' });
  expect(SHAPES.card.refuse({ ...ask, optional: true }, { card: null }, 'X-1')).toBeUndefined();
  expect(SHAPES.card.list({ ...ask, optional: true }, 2)).toEqual([{ card: 'bran' }, { card: null }]);
});

test('an amount is a whole number in its range', () => {
  const ask = { kind: 'amount', min: 2, max: 5 } as const;
  const refused = (amount: number): unknown => SHAPES.amount.refuse(ask, { amount }, 'X-1');

  expect(refused(6)).toEqual({ code: 'out-of-range', clause: 'X-1', data: { amount: 6, min: 2, max: 5 } });
  expect(refused(1)).toMatchObject({ code: 'out-of-range' });
  expect(refused(2.5)).toMatchObject({ code: 'wrong-shape' });
  expect(refused(1e300)).toMatchObject({ code: 'wrong-shape' });
});

test('a ranking names everybody once', () => {
  const ask = { kind: 'ranking', of: ['ada', 'bob', 'cleo'] } as const;
  const refused = (...ranking: string[]): unknown => SHAPES.ranking.refuse(ask, { ranking }, 'X-1');
  const incomplete = { code: 'ranking-incomplete', clause: 'X-1', data: { of: ['ada', 'bob', 'cleo'] } };

  expect(refused('cleo', 'ada', 'bob')).toBeUndefined();
  expect(refused('cleo', 'ada')).toEqual(incomplete);
  expect(refused('cleo', 'ada', 'ada')).toEqual(incomplete);
  expect(refused('cleo', 'ada', 'bob', 'ada')).toEqual(incomplete);
  expect(refused('cleo', 'ada', 'dan')).toEqual(incomplete);
});

test('an allotment gives whole amounts to those who may receive, and its sum counts', () => {
  const ask = { kind: 'allotment', to: ['ada', 'bob'], min: 1, max: 3 } as const;
  const refused = (allotment: object): unknown => SHAPES.allotment.refuse(ask, { allotment }, 'X-1');

  expect(refused({ ada: 1, bob: 2 })).toBeUndefined();
  expect(refused({ ada: 1 })).toBeUndefined(); // who is not named receives nothing
  expect(refused({})).toMatchObject({ code: 'out-of-range', data: { amount: 0 } });
  expect(refused({ ada: 2, bob: 2 })).toMatchObject({ code: 'out-of-range', data: { amount: 4 } });
  expect(refused({ ada: 2, cleo: 1 })).toMatchObject({ code: 'not-offered', data: { choice: 'cleo' } });
  expect(refused({ ada: 2, bob: -1 })).toMatchObject({ code: 'wrong-shape' });
  expect(refused({ ada: 1e300, bob: 1e300 })).toMatchObject({ code: 'wrong-shape' });
});

test('CO-2.6 blanks, commas and the word "and" are read as people write them', () => {
  expect(SHAPES.areas.read('north,south and  west')).toEqual({ areas: ['north', 'south', 'west'] });
  expect(SHAPES.areas.read('none')).toEqual({ areas: [] });
  expect(SHAPES.ranking.read('ada>bob > cleo')).toEqual({ ranking: ['ada', 'bob', 'cleo'] });
  expect(SHAPES.allotment.read('ada 2,bob  1')).toEqual({ allotment: { ada: 2, bob: 1 } });
  expect(SHAPES.allotment.read('none')).toEqual({ allotment: {} });
  expect(SHAPES.allotment.write({ allotment: {} })).toBe('none');
  expect(SHAPES.amount.read('007')).toEqual({ amount: 7 });
});

test.each(['ada', 'ada two', 'ada 1, ada 2', 'ada 1 2', '', 'ada 1,'])('CO-2.6 "%s" is no allotment', text => {
  expect(SHAPES.allotment.read(text)).toBeUndefined();
});

test.each(['', 'four', '1.5', '1e3', '0x10', '9'.repeat(16)])('CO-2.6 "%s" is no amount', text => {
  expect(SHAPES.amount.read(text)).toBeUndefined();
});

test('a seat with the name of a built-in field gets what it is given', () => {
  const allotment = SHAPES.allotment.read('__proto__ 2')?.allotment;

  expect(Object.entries(allotment ?? {})).toEqual([['__proto__', 2]]);
});

test('choosing nearly all of many things is listed at once', () => {
  const from = Array.from({ length: 40 }, (_, i) => `unit-${i}`);

  expect(SHAPES.units.list({ kind: 'units', from, min: 40, max: 40 }, 10)).toHaveLength(1);
  expect(SHAPES.units.list({ kind: 'units', from, min: 39, max: 40 }, 100)).toHaveLength(41);
  expect(SHAPES.units.list({ kind: 'units', from, min: 20, max: 20 }, 100)).toBeUndefined();
});

test('a great sum for one seat is listed at once', () => {
  const ask = { kind: 'allotment', to: ['ada'], min: 1_000_000_000, max: 1_000_000_001 } as const;

  expect(SHAPES.allotment.list(ask, 2)).toHaveLength(2);
});

test('CO-2.4 a bid of minus zero is refused as zero, which can be sent to the player', () => {
  const refused = SHAPES.amount.refuse({ kind: 'amount', min: 1, max: 1 }, { amount: -0 }, 'X-1');
  expect(refused?.data).toEqual({ amount: 0, min: 1, max: 1 });
});
