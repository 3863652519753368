import { expect, test } from 'vitest';
import { runningClock } from './clock.ts';

const good = { for: 'talk', seats: ['seat-1', 'seat-2'], leftMs: 59_000, ofMs: 60_000 };

test('CO-7.13 a clock says whose time it is and how much is left, and nothing else', () => {
  const longest = 8 * 24 * 3_600_000;
  for (const change of [{}, { seats: ['seat-1'] }, { leftMs: 0, ofMs: 1 }, { leftMs: longest, ofMs: longest }])
    expect(runningClock.parse({ ...good, ...change })).toEqual({ ...good, ...change });
  for (const change of [
    { until: 1 },
    { for: 'sealed' },
    { seats: [] },
    { seats: ['constructor'] },
    { leftMs: -1 },
    { leftMs: 1.5 },
    { leftMs: longest + 1 },
    { ofMs: 0 },
    { ofMs: longest + 1 },
  ])
    expect([change, runningClock.safeParse({ ...good, ...change }).success]).toEqual([change, false]);
});
