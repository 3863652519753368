/** How much of a clock is left, in the words a reader needs: days and hours, hours and minutes, or a stopwatch. */
export interface TimeLeft {
  readonly key: 'clock-days' | 'clock-hours' | 'clock-minutes';
  readonly data: { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: string };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(ms: number): TimeLeft {
  const left = Math.max(0, Math.ceil(ms / SECOND)) * SECOND;
  return {
    key: left >= DAY ? 'clock-days' : left >= HOUR ? 'clock-hours' : 'clock-minutes',
    data: {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
      seconds: String((left % MINUTE) / SECOND).padStart(2, '0'),
    },
  };
}

/** Is this the last part of the time, in which it may ask for attention? A fifth, but never more than an hour. */
export const isShort = (ms: number, ofMs: number): boolean => ms <= Math.min(ofMs / 5, HOUR);

/** How long what is shown stays true. */
export const untilNext = (ms: number): number => {
  const step = ms > DAY ? HOUR : ms > HOUR ? MINUTE : SECOND;
  return ms <= 0 ? SECOND : ms % step || step;
};

/** The moments at which somebody who does not see the clock is told: when it gets short, and near the end. */
export function toldAt(ms: number, ofMs: number): 'calm' | 'short' | 'last' {
  if (ms <= 10 * SECOND) return 'last';
  return isShort(ms, ofMs) ? 'short' : 'calm';
}
