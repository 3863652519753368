import { expect, test } from 'vitest';
import { auction, auctionOptions } from './auction.fixture.ts';
import { chanceOf, seedFrom } from './chance.ts';
import { nextWord, rngFromText, type Rng } from './random.ts';

const SEED = seedFrom('raven');

/** The word before the output function of xoshiro128**, which can be turned round: a number of its state. */
function stateBehind(word: number): number {
  const inverse = (factor: number): number => {
    let x = factor;
    for (let i = 0; i < 5; i++) x = Math.imul(x, 2 - Math.imul(factor, x));
    return x;
  };
  const rotated = Math.imul(word, inverse(9));
  return Math.imul((rotated >>> 7) | (rotated << 25), inverse(5)) >>> 0;
}

/** What comes after five words that somebody has seen, if the stream were xoshiro128**: its state is worked out. */
function foretold(seen: readonly number[]): number[] {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = seen.map(stateBehind);
  // b1 = b0^c0^a0, and so on: the steps are exclusive ors and shifts, so whoever tries the bits one by one solves them.
  const columns: bigint[] = [];
  const outputs = (rng: Rng): bigint => {
    let bits = 0n;
    for (let i = 0; i < 4; i++) {
      bits = (bits << 32n) | BigInt(rng[1]);
      nextWord(rng);
    }
    return bits;
  };
  for (let bit = 0; bit < 128; bit++) {
    const rng: Rng = [0, 0, 0, 0];
    rng[bit >> 5] = (1 << (bit & 31)) >>> 0;
    columns.push(outputs(rng));
  }
  const wanted = [b0, b1, b2, b3].reduce((bits, word) => (bits << 32n) | BigInt(word), 0n);
  const start = solve(columns, wanted);
  const rng: Rng = [0, 0, 0, 0];
  for (let bit = 0; bit < 128; bit++) {
    if ((start >> BigInt(bit)) & 1n) rng[bit >> 5] = ((rng[bit >> 5] ?? 0) | (1 << (bit & 31))) >>> 0;
  }
  for (let i = 0; i < seen.length; i++) nextWord(rng);
  return Array.from({ length: 4 }, () => nextWord(rng));
}

/** Which of the columns, combined by exclusive or, give the wanted bits. */
function solve(columns: readonly bigint[], wanted: bigint): bigint {
  const rows: { bits: bigint; of: bigint }[] = [];
  const reduce = (bits: bigint, of: bigint): { bits: bigint; of: bigint } => {
    for (const row of rows) {
      const lead = BigInt(row.bits.toString(2).length - 1);
      if ((bits >> lead) & 1n) {
        bits ^= row.bits;
        of ^= row.of;
      }
    }
    return { bits, of };
  };
  columns.forEach((column, at) => {
    const row = reduce(column, 1n << BigInt(at));
    if (row.bits !== 0n) rows.push(row);
  });
  return reduce(wanted, 0n).of;
}

const words = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => nextWord(rng));

test('CO-1.3 what a game in earnest draws cannot be worked out from what it has shown, as it could before', () => {
  const before = chanceOf('auction', 'raven');
  const shownBefore = words(before, 5);
  expect(foretold(shownBefore)).toEqual(words(before, 4));

  const now = chanceOf('auction', SEED);
  const shown = words(now, 5);
  const next = words(now, 4);
  expect(foretold(shown).filter((word, i) => word === next[i])).toEqual([]);
});

test('CO-1.4 a seed names its stream: games and records of before keep the one they had', () => {
  expect(SEED).toBe('chacha20-raven');
  expect(chanceOf('auction', 'raven')).toEqual(rngFromText('auction\nraven'));
  expect(chanceOf('auction', 'raven', 3)).toEqual(rngFromText('auction\nraven\nredrawn 3'));
  expect(auction.setup(auctionOptions(), ['ada', 'bob'], 'raven').hidden.rng).toHaveLength(4);
  expect(auction.setup(auctionOptions(), ['ada', 'bob'], SEED).hidden.rng).toHaveLength(9);
});

test('CO-1.4 the stream of a game in earnest hangs on game, seed and drawing', () => {
  const all = [
    chanceOf('auction', SEED),
    chanceOf('chess', SEED),
    chanceOf('auction', seedFrom('Raven')),
    chanceOf('auction', SEED, 1),
    chanceOf('auction', SEED, 2),
  ].map(rng => words(rng, 2).join());

  expect(new Set(all).size).toBe(5);
  expect(words(chanceOf('auction', SEED), 40)).toEqual(words(chanceOf('auction', SEED), 40));
});

test('CO-4.4 chance drawn anew in such a game cannot be foretold either', () => {
  const state = auction.setup(auctionOptions(), ['ada', 'bob'], SEED);

  expect(auction.redraw(state, 1).hidden.rng).toHaveLength(9);
});

test('a stream that was saved and loaded goes on where it was, in the middle of a block too', () => {
  const rng = chanceOf('auction', SEED);
  words(rng, 21);
  const loaded = JSON.parse(JSON.stringify(rng)) as Rng;

  expect(words(loaded, 20)).toEqual(words(rng, 20));
  expect(rng.at(-1)).toBe(41);
});
