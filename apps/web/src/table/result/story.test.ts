import { expect, test } from 'vitest';
import { turningPoints, type Story } from './story.ts';

const story = (...scores: readonly (readonly [number, number])[]): Story => ({
  seats: ['ada', 'bob'],
  figures: scores.map(([ada, bob]) => ({ score: { ada, bob }, cards: { ada: 0, bob: 0 } })),
});

test('the first lead and every later change of it are turning points', () => {
  const found = turningPoints(story([0, 0], [1, 0], [1, 1], [1, 2], [2, 1]), 10);
  expect(found.map(({ n, seat, kind }) => [n, seat, kind])).toEqual([
    [1, 'ada', 'lead'],
    [3, 'bob', 'lead'],
    [4, 'ada', 'lead'],
  ]);
});

test('two at once are one even without a new lead; a tie that goes back to the same leader is none', () => {
  expect(turningPoints(story([0, 0], [1, 0], [3, 0]), 10)[1]).toMatchObject({ n: 2, kind: 'swing', gain: 2 });
  expect(turningPoints(story([0, 0], [1, 0], [1, 1], [2, 1]), 10)).toHaveLength(1);
});

test('only the last ones are told', () => {
  expect(turningPoints(story([0, 0], [1, 0], [1, 2], [3, 2], [3, 4]), 2).map(({ n }) => n)).toEqual([3, 4]);
});
