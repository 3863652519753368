import type { Game } from '@corvo/core';
import { expect, test } from 'vitest';
import type { Open } from './hosted.fixture.ts';
import { addTo, playTables, type Deeds } from './random-table.fixture.ts';

/** Everything that people do at a table. */
const DEEDS = [
  'acted',
  'agreed',
  'alone',
  'changed',
  'consented',
  'declined',
  'handed over',
  'late',
  'opened again',
  'practice',
  'practised',
  'proposed',
  'recorded',
  'redrawn',
  'resigned',
  'revealed',
  'sealed',
  'withdrawn',
] as const;

/** What the tables of a host are like. */
interface Tables {
  readonly games: readonly unknown[]; // games with their own types of state
  readonly each?: number; // so many tables of each game, times what the variable says
  readonly most?: number; // steps at a table
  readonly never?: readonly (typeof DEEDS)[number][]; // what nobody can do there
  readonly besides?: readonly string[]; // what is done there only
}

/** A game that is over in a few moves is played more often. */
const TOY = 'whispers';

/** The tests of a host: random tables of these games, and whether everything was done at them that can be done there. */
export function testTables(where: string, open: Open, { games, each = 1, most = 1_500, ...tables }: Tables): void {
  const matches = Number(process.env['CORVO_MATCHES'] ?? 2) * each;
  const done: Deeds = {};

  test.each((games as readonly Game[]).map(game => [game.id, game] as const))(
    `CO-7.14 random tables of %s ${where}: the story rebuilds the match, what is kept brings it back, the record verifies`,
    async (id, game) => {
      const deeds = await playTables(game, matches * (id === TOY ? 10 : 1), most, open);
      expect(deeds['acted']).toBeGreaterThan(0);
      addTo(done, deeds);
    },
  );

  test(`CO-7.14 everything that people do ${where} was done at these tables`, () => {
    const { never = [], besides = [] } = tables;
    const can = DEEDS.filter(deed => !never.includes(deed));
    expect(Object.keys(done).sort()).toEqual([...can, ...besides].sort());
  });
}
