import { rngFromText } from '@corvo/core';
import { expect, test } from 'vitest';
import { garbage, mutate, randomText } from './garbage.ts';
import { scramble } from './scramble.ts';

test('the same stream makes the same garbage', () => {
  const make = (): unknown[] => {
    const rng = rngFromText('garbage');
    return Array.from({ length: 50 }, () => [
      garbage(rng),
      randomText(rng),
      mutate(rng, { cards: ['a', 'b'], amount: 3 }),
    ]);
  };
  expect(make()).toEqual(make());
});

test('a mutated choice is nearly always another one, and the original is left alone', () => {
  const rng = rngFromText('mutate');
  const choice = Object.freeze({ areas: Object.freeze(['north', 'south']), amount: 2 });
  const changed = Array.from({ length: 200 }, () => JSON.stringify(mutate(rng, choice))).filter(
    text => text !== JSON.stringify(choice),
  );
  expect(changed.length).toBeGreaterThan(180);
  expect(choice).toEqual({ areas: ['north', 'south'], amount: 2 });
});

test('scrambling keeps the form and none of the words', () => {
  const scrambled = scramble(rngFromText('scramble'), {
    deck: ['whisper-1', 'whisper-2'],
    sealed: null,
    hand: { size: 2 },
  });
  expect(Object.keys(scrambled as object)).toEqual(['deck', 'sealed', 'hand']);
  expect(JSON.stringify(scrambled)).not.toContain('whisper');
});
