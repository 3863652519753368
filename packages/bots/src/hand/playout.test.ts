import { rngFromText } from '@corvo/core';
import { expect, test } from 'vitest';
import { optionsFor } from '../table.fixture.ts';
import { handOfTheKing as game, type Open } from '@corvo/hand-of-the-king';
import { compactPlayouts } from './playout.ts';

const openFor = (players: number, given: Readonly<Record<string, unknown>>): Open =>
  game.setup(optionsFor(players, given), game.seats(players), 'playouts').open;

test('random games come to an end after about 27 moves, and somebody wins each', () => {
  const { games, choices, wins } = compactPlayouts(
    openFor(2, { companionDeck: 'none' }),
    2000,
    rngFromText('a'),
    'fresh-deals',
  );
  expect(games).toBe(2000);
  expect(choices / games).toBeGreaterThan(25);
  expect(choices / games).toBeLessThan(30);
  expect(wins[0]! + wins[1]!).toBe(2000);
  expect(Math.abs(wins[0]! - 1000)).toBeLessThan(200);
});

test('the same stream plays the same games; companions make them longer', () => {
  const full = openFor(4, { companionDeck: 'full' });
  const first = compactPlayouts(full, 200, rngFromText('b'));
  expect(compactPlayouts(full, 200, rngFromText('b'))).toEqual(first);
  expect(compactPlayouts(full, 200, rngFromText('c'))).not.toEqual(first);
  const none = compactPlayouts(openFor(4, { companionDeck: 'none' }), 200, rngFromText('b'));
  expect(first.choices).toBeGreaterThan(none.choices);
});

test('a position is played from where it is', () => {
  const { choices, wins } = compactPlayouts(openFor(3, {}), 10, rngFromText('d'));
  expect(choices).toBeGreaterThan(100);
  expect(wins).toHaveLength(3);
});
