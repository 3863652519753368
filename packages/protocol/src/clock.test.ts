import { expect, test } from 'vitest';
import { runningClock } from './clock.ts';

const good = { for: 'talk', seats: ['seat-1', 'seat-2'], leftMs: 59_000, ofMs: 60_000 };

test('CO-7.13 a clock says whose time it is and how much is left, and nothing else', () => {
  expect(runningClock.parse(good)).toEqual(good);
  for (const change of [
    { until: 1 },
    { for: 'sealed' },
    { seats: [] },
    { seats: ['constructor'] },
    { leftMs: -1 },
    { leftMs: 1.5 },
    { leftMs: 1e12 },
    { ofMs: 0 },
  ])
    expect([change, runningClock.safeParse({ ...good, ...change }).success]).toEqual([change, false]);
});
