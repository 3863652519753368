import { expect, test } from 'vitest';
import type { Battle } from './battles.ts';
import { fightersOf } from './fighters.ts';

const fought = (winner: string, ...cards: readonly (readonly [house: string, card: string])[]): Battle => ({
  round: 1,
  n: 1,
  area: 'harrenhal',
  attacker: 'stark',
  defender: 'lannister',
  winner,
  strengths: null,
  losses: {},
  cards: cards.map(([house, card]) => ({ house, card })),
});

test('who fought most comes first, then who won more, then who came first', () => {
  const battles = [
    fought('stark', ['stark', 'robb-stark'], ['lannister', 'tywin-lannister']),
    fought('lannister', ['stark', 'robb-stark'], ['lannister', 'the-hound']),
    fought('lannister', ['stark', 'eddard-stark'], ['lannister', 'tywin-lannister']),
  ];
  expect(fightersOf(battles, 3)).toEqual([
    { card: 'robb-stark', house: 'stark', fought: 2, won: 1 },
    { card: 'tywin-lannister', house: 'lannister', fought: 2, won: 1 },
    { card: 'the-hound', house: 'lannister', fought: 1, won: 1 },
  ]);
  expect(fightersOf([], 3)).toEqual([]);
});
