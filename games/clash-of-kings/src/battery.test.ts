import { runBattery, writeViolation } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { clashOfKings } from './game.ts';

const KIT = { game: clashOfKings, invariants: clashOfKings.audit.invariants ?? [] };

test('random games of three to six players with any options hold every property of the battery', () => {
  const report = runBattery(KIT, { games: 12, seed: 'clash of kings', effort: 'quick' });
  expect(report.violations.map(writeViolation)).toEqual([]);
}, 120_000);
