import { playerCounts } from '@corvo/core';
import { runBattery, writeViolation } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { beyondTheWall } from './game.ts';

/** Games of so many alone. */
const only = (players: number) => ({
  game: { ...beyondTheWall, players: { min: players, max: players } },
  invariants: [...(beyondTheWall.audit.invariants ?? [])],
});

test.each(playerCounts(beyondTheWall.players))(
  'random games of %i hold every property of the battery',
  players => {
    const games = players === 3 ? 10 : 2;
    const report = runBattery(only(players), { games, seed: 'beyond the wall', effort: 'quick' });
    expect(report.violations.map(writeViolation)).toEqual([]);
  },
  120_000,
);
