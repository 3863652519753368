import { say } from '@corvo/core';
import { expect, test } from 'vitest';
import type { Say } from '../i18n/index.ts';
import { allTexts as texts } from '../i18n/all.ts';
import { sitterName, tableName } from './names.ts';

const t: Say = (key, data) => say(texts, 'en', key, data);

test('a record that was brought in is called after its game, and its people after their seats', () => {
  expect(tableName(t, 'hand-of-the-king', 'hand-of-the-king')).toBe('Hand of the King');
  expect(tableName(t, 'Winter council', 'hand-of-the-king')).toBe('Winter council');
  const seats = ['seat-1', 'martell', 'bruno'].map((seat, place) =>
    sitterName(t, { kind: 'open', name: seat, seat }, place),
  );
  expect(seats).toEqual(['Seat 1', 'Martell', 'bruno']);
});

test('a bot is called by its place, a person by the name they gave', () => {
  expect(sitterName(t, { kind: 'bot', name: 'knight', seat: 'seat-2' }, 1)).toBe('Bot 2');
  expect(sitterName(t, { kind: 'person', name: 'seat-2', seat: 'seat-2' }, 1)).toBe('seat-2');
});
