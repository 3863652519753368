import { expect, test } from 'vitest';
import type { Moment } from '../../session/session.ts';
import { landmarksOf, toldAt } from './landmarks.ts';

const moment = (n: number, ...types: string[]): Moment => ({
  kind: 'action',
  by: 'person',
  to: null,
  n,
  seat: null,
  text: '',
  events: types.map(type => ({ type, to: 'all', data: {} })),
  notes: [],
  at: 0,
});

test('the time line marks what the board calls a landmark, once for each moment, and nothing else', () => {
  const landmarks = { 'round-began': 'round', 'battle-began': 'battle' };
  const moments = [
    moment(0, 'round-began'),
    moment(1, 'marched'),
    moment(2, 'battle-began', 'units-moved', 'battle-began', 'toString'),
    moment(3, 'battle-over', 'round-began', 'battle-began'),
  ];
  expect(landmarksOf({ landmarks }, moments).map(({ n, kind }) => [n, kind])).toEqual([
    [0, 'round'],
    [2, 'battle'],
    [3, 'round'],
    [3, 'battle'],
  ]);
  expect(landmarksOf({}, moments)).toEqual([]);
});

test('where a moment has nothing to tell, the log stands at the last one before it that has', () => {
  expect([0, 4, 5, 9].map(n => toldAt([1, 4, 7], n))).toEqual([0, 4, 4, 7]);
});
