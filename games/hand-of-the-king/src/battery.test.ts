import { runBattery, writeViolation } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

const kit = { game: handOfTheKing, ...handOfTheKing.audit };

/** Every option set that changes the rules, at every number of players that may choose it. */
const PLANS = [
  { players: 2, options: {} },
  { players: 3, options: {} },
  { players: 4, options: {} },
  { players: 2, options: { companionDeck: 'attested', jaqenReading: 'B', ramsayMaySwapVarys: true } },
  { players: 3, options: { threeEyedRaven: true, shaeReading: 'B', jonSnowNeedsGridHouse: true } },
  { players: 4, options: { teams: true } },
  { players: 4, options: { threeEyedRaven: true, firstPlayer: 'hostChoice', firstSeat: 3 } },
  { players: 2, options: { companionDeck: 'none', firstPlayer: 'seat1' } },
] as const;

test.each(PLANS)(
  'random games hold every property with $players players and $options',
  plan => {
    const report = runBattery(kit, { ...plan, games: 4, seed: 'unit', effort: 'thorough' });

    expect(report.violations.map(writeViolation)).toEqual([]);
    expect(report.games).toBe(4);
  },
  60_000,
);

test('random options and players hold every property', () => {
  const report = runBattery(kit, { games: 200, seed: 'anything' });

  expect(report.violations.map(writeViolation)).toEqual([]);
  expect(report.looks.pieces).toBeGreaterThan(1000);
  expect(report.looks.table).toBeGreaterThan(100);
}, 60_000);
