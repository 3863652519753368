import { expect, test } from 'vitest';
import { NO_REST, restUntil, type Rest } from './rest.ts';

const at = (text: string): number => Date.parse(text);
const until = (rest: Partial<Rest>, moment: string): string | null => {
  const end = restUntil({ ...NO_REST, zone: 'Europe/Rome', ...rest }, at(moment));
  return end === null ? null : new Date(end).toISOString();
};
const NIGHT = { from: 22 * 60 + 30, to: 8 * 60 };

test('CO-9.1 quiet hours go over midnight, by the clocks of where somebody lives', () => {
  expect(until({ hours: NIGHT }, '2026-11-19T21:29:59Z')).toBeNull(); // 22:29 in Rome
  expect(until({ hours: NIGHT }, '2026-11-19T21:30:00Z')).toBe('2026-11-20T07:00:00.000Z');
  expect(until({ hours: NIGHT }, '2026-11-20T06:59:59Z')).toBe('2026-11-20T07:00:00.000Z');
  expect(until({ hours: NIGHT }, '2026-11-20T07:00:00Z')).toBeNull();
  expect(until({ hours: NIGHT, zone: 'America/Lima' }, '2026-11-19T21:30:00Z')).toBeNull();
  expect(until({ hours: NIGHT, zone: 'Asia/Kathmandu' }, '2026-11-19T21:30:00Z')).toBe('2026-11-20T02:15:00.000Z');
});

test('CO-9.1 quiet hours within a day, and none', () => {
  const siesta = { from: 13 * 60, to: 15 * 60 };
  expect(until({ hours: siesta }, '2026-07-01T10:59:00Z')).toBeNull();
  expect(until({ hours: siesta }, '2026-07-01T11:00:00Z')).toBe('2026-07-01T13:00:00.000Z');
  expect(until({ hours: siesta }, '2026-07-01T13:00:00Z')).toBeNull();
  expect(until({}, '2026-07-01T03:00:00Z')).toBeNull();
});

test('CO-9.1 a night is as long as it is when clocks are put forward or back', () => {
  expect(until({ hours: NIGHT }, '2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z'); // one hour less
  expect(until({ hours: NIGHT }, '2026-10-24T22:00:00Z')).toBe('2026-10-25T07:00:00.000Z'); // one more
  // Ends that clocks skip, or show twice, are ends all the same.
  const early = { from: 22 * 60, to: 2 * 60 + 30 };
  for (const night of ['2026-03-28T23:00:00Z', '2026-10-24T23:00:00Z']) {
    const end = restUntil({ ...NO_REST, zone: 'Europe/Rome', hours: early }, at(night)) ?? 0;
    expect(end - at(night)).toBeGreaterThan(2 * 3_600_000);
    expect(end - at(night)).toBeLessThan(4 * 3_600_000);
  }
});

test('CO-9.1 holidays are whole days, both ends included, and what follows without a break is one rest', () => {
  const holidays = [{ from: '2026-12-24', to: '2026-12-26' }];
  expect(until({ holidays }, '2026-12-23T22:59:00Z')).toBeNull();
  expect(until({ holidays }, '2026-12-23T23:00:00Z')).toBe('2026-12-26T23:00:00.000Z');
  expect(until({ holidays }, '2026-12-26T23:00:00Z')).toBeNull();
  // The night before begins it, the night after ends it.
  expect(until({ holidays, hours: NIGHT }, '2026-12-23T22:00:00Z')).toBe('2026-12-27T07:00:00.000Z');
  const two = [...holidays, { from: '2026-12-27', to: '2027-01-06' }];
  expect(until({ holidays: two }, '2026-12-25T12:00:00Z')).toBe('2027-01-06T23:00:00.000Z');
});

test('CO-9.1 whatever somebody has chosen, a rest that goes on has an end that comes later, and is over then', () => {
  const zones = ['Europe/Rome', 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC'];
  for (let place = 0; place < 4_000; place++) {
    const from = (place * 37) % 1_440;
    const to = (place * 101 + 1) % 1_440;
    if (from === to) continue;
    const moment = at('2026-01-01T00:00:00Z') + place * 7_919_000;
    const rest = { zone: zones[place % zones.length]!, hours: { from, to }, holidays: [] };
    const end = restUntil(rest, moment);
    if (end === null) continue;
    expect(end).toBeGreaterThan(moment);
    expect(end - moment).toBeLessThanOrEqual(26 * 3_600_000);
    expect(restUntil(rest, end)).toBeNull();
  }
});

test('CO-9.1 a zone that is not known here counts as UTC', () => {
  expect(until({ zone: 'Mars/Olympus', hours: NIGHT }, '2026-11-19T23:00:00Z')).toBe('2026-11-20T08:00:00.000Z');
});
