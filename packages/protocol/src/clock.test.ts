import { expect, test } from 'vitest';
import { runningClock } from './clock.ts';

const seats = (leftMs: unknown, seat = 'seat-1') => ({ seats: [{ seat, leftMs }] });
const good = { for: 'talk', ...seats(59_000), ofMs: 60_000, atZero: 'once' };

test('CO-7.13 a clock says whose time it is and how much is left, and nothing else', () => {
  const longest = 31 * 24 * 3_600_000;
  const withRests = 3 * longest;
  for (const change of [
    {},
    { for: 'bank' },
    { for: 'pause' },
    { ...seats(0), ofMs: 1 },
    { ...seats(withRests), ofMs: longest },
  ])
    expect(runningClock.parse({ ...good, ...change })).toEqual({ ...good, ...change });
  for (const change of [
    { until: 1 },
    { for: 'sealed' },
    { atZero: 'lose' },
    { seats: [] },
    { seats: ['seat-1'] },
    seats(1, 'constructor'),
    seats(-1),
    seats(1.5),
    seats(withRests + 1),
    { ofMs: 0 },
    { ofMs: longest + 1 },
  ])
    expect([change, runningClock.safeParse({ ...good, ...change }).success]).toEqual([change, false]);
});
