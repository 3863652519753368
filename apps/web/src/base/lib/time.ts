import type { Language } from '../i18n/index.ts';

/** Our English is British: days before months, and the hours of the day from 0 to 23. */
const LOCALES: Readonly<Record<Language, string>> = { it: 'it', en: 'en-GB' };

const STEPS: readonly (readonly [unit: 'day' | 'hour' | 'minute', seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 minuti fa"; after a week, the date. */
export function ago(at: number, language: Language, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  if (seconds < -7 * 86_400) return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(at);
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / size), unit);
}

/** "3 minuti", "2 ore": in the largest unit that has passed, at least a minute. */
export function lasting(ms: number, language: Language): string {
  const seconds = Math.max(60, ms / 1000);
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? ['minute', 60];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.trunc(seconds / size));
}

export const clockTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** "21:30"; which day it was is told by `clockTime`. */
export const hourOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short' }).format(at);

/** A day of the calendar, `2026-12-24`, as people write it. */
export const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
