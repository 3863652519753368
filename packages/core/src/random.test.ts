import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, fraction, nextWord, pick, rngFromText, shuffle, type Rng } from './random.ts';

const TWO_TO_32 = 0x1_0000_0000;

/** How far counts are from being equal, measured in standard deviations of the chi-square distribution. */
function surprise(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** A state whose next word is the one we want: the output function turned round. */
function stateThatGives(word: number): Rng {
  const inverse = (factor: number): number => {
    let x = factor; // Newton: every step doubles the number of right bits
    for (let i = 0; i < 5; i++) x = Math.imul(x, 2 - Math.imul(factor, x));
    return x;
  };
  const rotated = Math.imul(word, inverse(9));
  const five = (rotated >>> 7) | (rotated << 25);
  return [1, Math.imul(five, inverse(5)) >>> 0, 2, 3];
}

// From xoshiro128starstar.c 1.1 of the authors; the tests of rand_xoshiro and of many others hold the same ten.
test('CO-1.4 the stream is xoshiro128**, by the outputs of the reference code', () => {
  const rng: Rng = [1, 2, 3, 4];

  expect(Array.from({ length: 10 }, () => nextWord(rng))).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

test('the state of a stream stays four unsigned 32-bit numbers', () => {
  const rng = rngFromText('state');
  for (let i = 0; i < 1000; i++) nextWord(rng);

  expect(rng.every(word => Number.isInteger(word) && word >= 0 && word < TWO_TO_32)).toBe(true);
  expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
});

test('a stream saved and loaded goes on where it was', () => {
  const rng = rngFromText('go on');
  nextWord(rng);
  const loaded = JSON.parse(JSON.stringify(rng)) as Rng;

  expect([nextWord(loaded), nextWord(loaded)]).toEqual([nextWord(rng), nextWord(rng)]);
});

test('CO-1.4 the same text gives the same stream, and every character of it counts', () => {
  expect(rngFromText('raven')).toEqual(rngFromText('raven'));
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.nat(),
      fc.string({ unit: 'grapheme' }),
      (text, at, other) => {
        const place = at % text.length;
        const changed = text.slice(0, place) + other + text.slice(place + 1);
        fc.pre(changed.isWellFormed() && changed !== text);
        expect(rngFromText(changed)).not.toEqual(rngFromText(text));
      },
    ),
  );
});

test('a stream never starts at all zeros, where it would stand still', () => {
  for (const text of ['', '0', 'corvo']) expect(rngFromText(text).some(word => word !== 0)).toBe(true);
});

test.each([2, 3, 5, 6, 7, 10, 36, 100])('below(%i) gives each number equally often', count => {
  const rng = rngFromText(`fair ${count}`);
  const counts = Array.from({ length: count }, () => 0);
  for (let i = 0; i < count * 1000; i++) counts[below(rng, count)]!++;

  expect(surprise(counts)).toBeLessThan(4);
});

test.each([2, 3, 5, 6, 7, 10, 36, 64])(
  'below(%i) gives each number from equally many words, and throws the rest away',
  count => {
    const bits = 32 - Math.clz32(count - 1); // what is drawn is decided by so many high bits of a word
    for (let high = 0; high < 2 ** bits; high++) {
      for (const low of [0, 2 ** (32 - bits) - 1]) {
        const rng = stateThatGives(high * 2 ** (32 - bits) + low);
        const after = [...rng] as Rng;
        nextWord(after);
        // A word beyond the range is passed over, as if it had not been there.
        const wanted = high < count ? high : below(after, count);
        expect(below(rng, count)).toBe(wanted);
        expect(rng).toEqual(after);
      }
    }
  },
);

test.each([3_000_000_000, TWO_TO_32 - 1])('below(%i) throws away the words beyond it', count => {
  const rng = stateThatGives(count);
  const after = [...rng] as Rng;
  nextWord(after);

  expect(below(stateThatGives(count - 1), count)).toBe(count - 1);
  expect(below(rng, count)).toBe(below(after, count));
});

test('the states of the tests above give the words they promise', () => {
  fc.assert(
    fc.property(fc.nat(TWO_TO_32 - 1), word => {
      expect(nextWord(stateThatGives(word))).toBe(word);
    }),
  );
});

test('below stays in its range up to 2^32, and asks chance nothing where there is one answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: TWO_TO_32 }), (text, count) => {
      const drawn = below(rngFromText(text), count);
      expect(drawn >= 0 && drawn < count && Number.isInteger(drawn)).toBe(true);
    }),
  );
  const rng: Rng = [1, 2, 3, 4];
  expect(below(rng, 1)).toBe(0);
  expect(rng).toEqual([1, 2, 3, 4]);
});

test.each([0, -1, 1.5, Number.NaN, Infinity, TWO_TO_32 + 1])('nobody can draw below %d', count => {
  expect(() => below([1, 2, 3, 4], count)).toThrow(RangeError);
});

test('shuffle gives each of the 24 orders of four cards equally often', () => {
  const rng = rngFromText('shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(rng, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }

  expect(counts.size).toBe(24);
  expect(surprise([...counts.values()])).toBeLessThan(4);
});

test('shuffle works in place and loses nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.string(), (items, text) => {
      const shuffled = [...items];
      expect(shuffle(rngFromText(text), shuffled)).toBe(shuffled);
      expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
    }),
  );
});

test('pick takes one of the items, and refuses to pick from nothing', () => {
  const rng = rngFromText('pick');
  const picked = new Set(Array.from({ length: 100 }, () => pick(rng, ['north', 'south', 'west'])));

  expect([...picked].sort()).toEqual(['north', 'south', 'west']);
  expect(() => pick(rng, [])).toThrow(RangeError);
});

test('fraction lies between 0 and 1, and never is 1', () => {
  expect(fraction(stateThatGives(0))).toBe(0);
  expect(fraction(stateThatGives(TWO_TO_32 - 1))).toBeLessThan(1);
});
