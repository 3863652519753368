import { handOfTheKing } from '@corvo/hand-of-the-king';
import { expect, test } from 'vitest';
import { makeWords } from '../kit/words.ts';
import { watchersIn } from './Watchers.tsx';

const words = makeWords('en', (key, data) => [key, ...Object.values(data ?? {})].join(' '), handOfTheKing, []);
const said = (viewer: string | null, count: number, names: string[], me?: string): string =>
  watchersIn(words, { viewer, watching: { count, names } }, me);

test('CO-7.5 players read who watches, and how many have no name', () => {
  expect(said('seat-1', 0, [])).toBe('');
  expect(said('seat-1', 2, ['Eve', 'Finn'])).toBe('Eve, Finn');
  expect(said('seat-1', 3, ['Eve'])).toBe('Eve, watching-more 2');
  expect(said('seat-1', 2, [])).toBe('watching-people 2');
});

test('CO-7.5 who watches reads who else does, and not of himself', () => {
  expect(said(null, 1, ['Eve'], 'Eve')).toBe('');
  expect(said(null, 1, [])).toBe('');
  expect(said(null, 2, ['Eve'], 'Eve')).toBe('watching-people 1');
  expect(said(null, 2, ['Eve'])).toBe('Eve'); // I have no name
  expect(said(null, 3, ['Eve', 'Eve'], 'Eve')).toBe('Eve, watching-more 1'); // another of that name
});

test('a game of this device is watched by nobody', () => {
  expect(watchersIn(words, { viewer: 'seat-1' }, undefined)).toBe('');
});
