import { runBattery, writeViolation } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { toy } from './toy.fixture.ts';

// Every ruling, text and flow of the toy is an option, and the battery mixes options: combinations that no edition has.

test('random games of random mixes hold every property of the battery', () => {
  const report = runBattery({ game: toy }, { games: 60, seed: 'toy', effort: 'quick', mostViolations: 5 });
  expect(report.violations.map(writeViolation)).toEqual([]);
});

test('games hold them all when one looks thoroughly', () => {
  const report = runBattery({ game: toy }, { games: 3, seed: 'thorough', effort: 'thorough' });
  expect(report.violations.map(writeViolation)).toEqual([]);
});
