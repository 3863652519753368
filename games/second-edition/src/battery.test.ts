import { runBattery, writeViolation } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { secondEdition } from './game.ts';
import { controlIsTheBoards } from './oracle.fixture.ts';

const KIT = { game: secondEdition, invariants: [...(secondEdition.audit.invariants ?? []), controlIsTheBoards] };

test('random games of three to six players with random options hold every property of the battery', () => {
  const report = runBattery(KIT, { games: 10, seed: 'second edition', effort: 'quick' });
  expect(report.violations.map(writeViolation)).toEqual([]);
}, 120_000);

test('a game holds them all when one looks thoroughly', () => {
  const report = runBattery(KIT, { games: 1, players: 3, seed: 'thorough', effort: 'thorough' });
  expect(report.violations.map(writeViolation)).toEqual([]);
}, 180_000);
