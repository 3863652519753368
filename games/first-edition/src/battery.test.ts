import { runBattery, writeViolation } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { firstEdition } from './game.ts';
import { controlIsTheBoards } from './oracle.fixture.ts';

const KIT = { game: firstEdition, invariants: [...(firstEdition.audit.invariants ?? []), controlIsTheBoards] };

test('random games of three to five players hold every property of the battery', () => {
  const report = runBattery(KIT, { games: 12, seed: 'first edition', effort: 'quick' });
  expect(report.violations.map(writeViolation)).toEqual([]);
}, 60_000);

test('a game holds them all when one looks thoroughly', () => {
  const report = runBattery(KIT, { games: 1, players: 3, seed: 'thorough', effort: 'thorough' });
  expect(report.violations.map(writeViolation)).toEqual([]);
}, 120_000);
