import type { Event } from '@corvo/core';
import { expect, test } from 'vitest';
import { tellings } from './tellings.ts';

const fought = (won: boolean): Event => ({
  type: 'wildlings-fought',
  to: 'all',
  data: { strength: 6, watch: won ? 7 : 5, won },
});
const tied = (as: string): Event => ({ type: 'tie-decided', to: 'all', data: { house: 'red', houses: ['blue'], as } });
const card: Event = { type: 'wildling-card-revealed', to: 'all', data: { card: 'giants' } };

/** The sentence that tells of the card. */
const told = (...events: readonly Event[]): string | undefined =>
  tellings(events).find(({ event }) => event === card)?.says[0]?.key;

test('a wildling card is told with what applies: to the highest bidder, or to the lowest and the others', () => {
  expect(told(fought(true), card)).toBe('event.wildling-card-revealed.won');
  expect(told(fought(false), card)).toBe('event.wildling-card-revealed.lost');
});

test('where a tie was decided first, in an entry after the attack, the tie says which', () => {
  expect(told(tied('highest'), card)).toBe('event.wildling-card-revealed.won');
  expect(told(tied('lowest'), card)).toBe('event.wildling-card-revealed.lost');
});

test('a second attack is told by its own outcome, and nothing that comes later counts', () => {
  expect(told(fought(true), fought(false), card)).toBe('event.wildling-card-revealed.lost');
  expect(told(card, fought(true))).toBe('event.wildling-card-revealed');
});

test('the end of a game tells who has won, alone or together; a draw tells nobody', () => {
  const over = (ranking: string[][]): unknown =>
    tellings([{ type: 'game-over', to: 'all', data: { ranking, reason: 'last-round' } }])[0]?.says[0];
  expect(over([['ada'], ['bea', 'cid']])).toMatchObject({
    key: 'event.game-over.won',
    data: { seats: ['ada'], count: 1 },
  });
  expect(over([['ada', 'bea'], ['cid']])).toMatchObject({ data: { seats: ['ada', 'bea'], count: 2 } });
  expect(over([['ada', 'bea', 'cid']])).toMatchObject({ key: 'event.game-over' });
});
