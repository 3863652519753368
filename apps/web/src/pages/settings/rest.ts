import type { Holiday } from '@corvo/protocol';
import { LIMITS } from '@corvo/protocol';

const DAY_MS = 24 * 3_600_000;

/** `22:30`, as a field for times has it. */
export const clockFrom = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Null where the field holds no time. */
export function minutesFrom(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The day that it is in a time zone, as a field for days has it. */
export const today = (zone: string, now = Date.now()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** Are these days in order, and not too many? */
export const isStretch = ({ from, to }: Holiday): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) < LIMITS.holidayDays * DAY_MS;
