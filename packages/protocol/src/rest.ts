/**
 * When somebody wants to be left alone, by the clock and the calendar of where they live: no notice reaches them then, and a
 * table may let its own clock wait for them.
 */
export interface Rest {
  readonly zone: string; // `Europe/Rome`
  readonly hours: QuietHours | null;
  readonly holidays: readonly Holiday[];
}

/** Minutes of the day, from one to before the other; over midnight where the second is the earlier one. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** The first day and the last, `2026-12-24`. */
export interface Holiday {
  readonly from: string;
  readonly to: string;
}

export const NO_REST: Rest = { zone: 'UTC', hours: null, holidays: [] };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Holidays that follow each other, with quiet hours in between: more than anybody may have. */
const MOST_STEPS = 50;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A zone that this machine does not know (its list is older) is taken for UTC. */
function clockIn(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock !== undefined) return clock;
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const how = {
    ...numbers,
    second: 'numeric',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const;
  try {
    clock = new Intl.DateTimeFormat('en', { ...how, timeZone: zone });
  } catch {
    clock = new Intl.DateTimeFormat('en', { ...how, timeZone: 'UTC' });
  }
  clocks.set(zone, clock);
  return clock;
}

/** The number of a day, counted from the first of 1970. */
function dayNumber(year: number, month: number, day: number): number {
  const since = month > 2 ? month - 3 : month + 9; // a year that begins in March has its odd day at its end
  const years = month > 2 ? year : year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((153 * since + 2) / 5) + day - 1 - 719_468;
}

const dayOf = (day: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayNumber(year, month, date);
};

/** What the clocks show there, as milliseconds without zones. */
function shownAt(zone: string, at: number): number {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const minutes = read('hour') * 60 + read('minute');
  return dayNumber(read('year'), read('month'), read('day')) * DAY_MS + minutes * MINUTE_MS + read('second') * 1_000;
}

/** When the clocks there show this. Where they skip it, an hour later; where they show it twice, the second time. */
function momentOf(zone: string, shown: number): number {
  const aheadAt = (at: number): number => shownAt(zone, at) - at;
  return shown - aheadAt(shown - aheadAt(shown));
}

/** When what goes on in `rest` at this moment is over, by what clocks show. */
function shownEnd({ hours, holidays }: Rest, shown: number): number | null {
  const day = Math.floor(shown / DAY_MS);
  const midnight = day * DAY_MS;
  const ends: number[] = [];
  for (const { from, to } of holidays) if (dayOf(from) <= day && day <= dayOf(to)) ends.push((dayOf(to) + 1) * DAY_MS);
  if (hours !== null) {
    const { from, to } = hours;
    const minute = (shown - midnight) / MINUTE_MS;
    const isOvernight = from > to;
    if (isOvernight ? minute >= from || minute < to : minute >= from && minute < to)
      ends.push(midnight + (isOvernight && minute >= from ? DAY_MS : 0) + to * MINUTE_MS);
  }
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Does somebody rest at this moment? Then until when, with all that follows without a break; else null. */
export function restUntil(rest: Rest, at: number): number | null {
  let until: number | null = null;
  for (let step = 0; step < MOST_STEPS; step++) {
    const since: number = until ?? at;
    const end = shownEnd(rest, shownAt(rest.zone, since));
    if (end === null) return until;
    const next = momentOf(rest.zone, end);
    until = next > since ? next : since + MINUTE_MS; // clocks that are put back take nobody back
  }
  return until;
}
