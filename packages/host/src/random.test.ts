import { clashOfKings } from '@corvo/clash-of-kings';
import type { Game } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { whispers } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { inMemory } from './suite/memory.fixture.ts';
import { playTables, type Deeds } from './suite/random-table.fixture.ts';

/** How many matches of each game; `CORVO_MATCHES=100` for the long form. */
const MATCHES = Number(process.env['CORVO_MATCHES'] ?? 2);

const GAMES = ([whispers, handOfTheKing, firstEdition, secondEdition, clashOfKings] as unknown as Game[]).map(
  game => [game.id, game] as const,
);

const all: Deeds = {};

test.each(GAMES)(
  'CO-7.14 random matches of %s: the story rebuilds the match at every look, and the record verifies',
  async (_, game) => {
    const deeds = await playTables([game], MATCHES, async wish => inMemory(wish));
    expect(deeds['recorded']).toBe(MATCHES * (game.id === 'whispers' ? 10 : 1));
    for (const [deed, count] of Object.entries(deeds)) all[deed] = (all[deed] ?? 0) + count;
  },
);

test('CO-7.14 and everything that people do at a table was done in them', () => {
  expect(Object.keys(all).sort()).toEqual(
    [
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
    ].sort(),
  );
});
