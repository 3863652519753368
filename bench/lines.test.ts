import { expect, test } from 'vitest';
import { writeFigures, writeGoals } from './lines.ts';
import { isHeld, isMet, withGoals, type Metric } from './measure.ts';

const METRICS: readonly Metric[] = [
  { id: 'web.time', value: 3_200, unit: 'ms', bound: 3_000, ratio: 3_200 / 3_000, goal: { most: 3_000 } },
  { id: 'web.two-clicks', value: 2_900, unit: 'ms', goal: { most: 3_000 } },
  { id: 'server.pace', value: 120, unit: 'answers/s', goal: { least: 190 } },
  { id: 'server.memory', value: 12.5, unit: 'KB' },
];

test('every goal has a line that says whether it is met, and figures without one have none', () => {
  expect(writeGoals(METRICS)).toEqual([
    'goal missed: web.time is 3,200 ms, at most 3,000 wanted',
    'goal met: web.two-clicks is 2,900 ms, at most 3,000 wanted',
    'goal missed: server.pace is 120 answers/s, at least 190 wanted',
  ]);
  expect(writeFigures(METRICS)).toHaveLength(4);
  expect(writeFigures(METRICS)[0]).toContain('bound 3,000, ratio 1.07');
});

test('a figure on the border meets its goal; one that could not be measured does not', () => {
  expect([isMet(3, { most: 3 }), isMet(3, { least: 3 }), isMet(Number.NaN, { most: 3 })]).toEqual([true, true, false]);
});

test('figures are given their goals by name; a goal without a figure is refused, since nothing would hold it', () => {
  const held = withGoals(METRICS, 'server.', { memory: { most: 100 } });
  expect(held.find(({ id }) => id === 'server.memory')?.goal).toEqual({ most: 100 });
  expect(writeGoals(held)).toContain('goal met: server.memory is 12.5 KB, at most 100 wanted');
  expect(writeGoals(held)).toHaveLength(writeGoals(METRICS).length + 1);
  expect(() => withGoals(METRICS, 'server.', { memorry: { most: 100 } })).toThrow('server.memorry');
});

test('what is held fails on a slope as on any other figure, and not on what has no goal', () => {
  const flat: Metric = { id: 'growth.look-back', value: 1.1, unit: 'times at entry 113', goal: { most: 1.5 } };
  expect(isHeld([flat, { id: 'server.memory', value: 1e9, unit: 'KB' }])).toBe(true);
  expect(isHeld([flat, { ...flat, value: 1.6 }])).toBe(false);
  expect(isHeld([flat, { ...flat, value: Number.NaN }])).toBe(false); // it could not be measured
});
