import { runBattery, writeViolation } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { beyondTheWall } from './game.ts';

const KIT = { game: beyondTheWall, invariants: [...(beyondTheWall.audit.invariants ?? [])] };

test('random games of three hold every property of the battery', () => {
  const report = runBattery(KIT, { games: 10, seed: 'beyond the wall', effort: 'quick' });
  expect(report.violations.map(writeViolation)).toEqual([]);
}, 120_000);
