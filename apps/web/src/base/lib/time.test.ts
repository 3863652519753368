import { expect, test } from 'vitest';
import { ago, clockTime, hourOf, lasting } from './time.ts';

const evening = new Date(2026, 10, 18, 17, 15).getTime();

test('hours and days are told as in Britain and in Italy, never with AM and PM', () => {
  expect([hourOf(evening, 'en'), hourOf(evening, 'it')]).toEqual(['17:15', '17:15']);
  expect(clockTime(evening, 'en')).toBe('18 Nov 2026, 17:15');
  expect(ago(evening, 'en', evening + 30 * 86_400_000)).toBe('18 Nov 2026');
});

test('how long ago and how long is told in the largest unit that has passed', () => {
  expect(ago(evening, 'en', evening + 3 * 3_600_000)).toBe('3 hours ago');
  expect([lasting(1_000, 'en'), lasting(2 * 86_400_000, 'en')]).toEqual(['1 minute', '2 days']);
});
