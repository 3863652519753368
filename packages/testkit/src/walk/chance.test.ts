import { below } from '@corvo/core';
import { expect, test } from 'vitest';
import { streamAt, streamsOf } from './chance.ts';

const DECISIONS = 300;

test('the first draw differs from decision to decision: a costly look comes at a quarter of them in every game', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { checks } = streamsOf(`game ${seed}`, 0);
    const looks = Array.from({ length: DECISIONS }, (_, n) => below(streamAt(checks, n, 99), 4));
    const costly = looks.filter(look => look === 0).length;
    expect(costly).toBeGreaterThan(DECISIONS / 4 - 40);
    expect(costly).toBeLessThan(DECISIONS / 4 + 40);
  }
});

test('the first draw differs from property to property', () => {
  const { checks } = streamsOf('game', 0);
  const draws = Array.from({ length: 25 }, (_, property) => below(streamAt(checks, 7, property), 1000));
  expect(new Set(draws).size).toBeGreaterThan(20);
});
