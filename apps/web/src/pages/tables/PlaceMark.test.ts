import { LANGUAGES, say } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { expect, test } from 'vitest';
import type { Say } from '../../base/i18n/index.ts';
import { texts } from '../../base/i18n/texts.ts';
import { placeName } from './PlaceMark.tsx';

const speak =
  (language: 'en' | 'it'): Say =>
  (key, data) =>
    say(texts, language, key, data);

test.each([
  [firstEdition, 5],
  [secondEdition, 6],
] as const)('every seat of $id says its house, or that the house is drawn', (game, players) => {
  for (const language of LANGUAGES) {
    const t = speak(language);
    const seats = game.seats(players);
    const chosen = seats.map((seat, place) => placeName(t, seat, place, 'chosen'));
    expect(new Set(chosen).size).toBe(players);
    for (const [place, seat] of seats.entries()) expect(chosen[place]?.toLowerCase()).toContain(seat);
    const drawn = seats.map((seat, place) => placeName(t, seat, place, 'random'));
    expect(new Set(drawn).size).toBe(1);
    expect(drawn[0]).toMatch(language === 'en' ? /Random House/ : /Casa a sorte/);
  }
});

test('a seat that is only a place has its number, or says that the place is drawn', () => {
  const seats = handOfTheKing.seats(2);
  const t = speak('en');
  expect(seats.map((seat, place) => placeName(t, seat, place, 'chosen'))).toEqual(['Seat 1', 'Seat 2']);
  expect(placeName(t, seats[0] ?? '', 0, 'random')).toBe('Random seat');
});
