import { expect, test } from 'vitest';
import { isShort, timeLeft, toldAt, untilNext } from './time-left.ts';

const HOUR = 3_600_000;

test('days-long clocks are read in days and hours, short ones like a stopwatch', () => {
  expect(timeLeft(53 * HOUR)).toMatchObject({ key: 'clock-days', data: { days: 2, hours: 5 } });
  expect(timeLeft(3 * HOUR + 120_000)).toMatchObject({ key: 'clock-hours', data: { hours: 3, minutes: 2 } });
  expect(timeLeft(65_000)).toMatchObject({ key: 'clock-minutes', data: { minutes: 1, seconds: '05' } });
});

test('a started second counts, and nothing goes below zero', () => {
  expect(timeLeft(1).data.seconds).toBe('01');
  expect(timeLeft(-5_000).data).toMatchObject({ minutes: 0, seconds: '00' });
});

test('a clock is calm until its last fifth, and a long one until its last hour', () => {
  expect([13_000, 12_000].map(left => isShort(left, 60_000))).toEqual([false, true]);
  expect([2 * HOUR, HOUR].map(left => isShort(left, 72 * HOUR))).toEqual([false, true]);
  expect([30_000, 12_000, 10_000].map(left => toldAt(left, 60_000))).toEqual(['calm', 'short', 'last']);
});

test('what is shown is drawn again when it changes, not every second of three days', () => {
  expect(untilNext(48 * HOUR + 5)).toBe(5);
  expect(untilNext(2 * HOUR + 61_000)).toBe(1_000);
  expect(untilNext(30_400)).toBe(400);
  expect(untilNext(0)).toBe(1_000);
});
