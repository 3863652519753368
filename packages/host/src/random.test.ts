import { clashOfKings } from '@corvo/clash-of-kings';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { whispers } from '@corvo/testkit';
import { inMemory } from './suite/memory.fixture.ts';
import { testTables } from './suite/test-tables.fixture.ts';

testTables('in memory', inMemory, {
  games: [whispers, handOfTheKing, firstEdition, secondEdition, clashOfKings],
});
