import { travels } from '@corvo/bots/trials';
import { expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';
import { controlIsTheBoards, oracle } from './oracle.fixture.ts';

test('2E-10.7 2E-10.8 2E-10.9 2E-12.34 units only ever go over a border or their own ships; 2E-2.5 2E-2.6 2E-2.7 2E-2.9 control follows from the board', () => {
  const { wrong, seen } = travels(game, 8, oracle, controlIsTheBoards);
  expect(wrong).toEqual([]);
  expect(seen.moves).toBeGreaterThan(150);
  expect(seen.retreats).toBeGreaterThan(10);
  expect(seen.carried).toBeGreaterThan(5);
}, 60_000);
