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

const QUARTER_MS = 15 * MINUTE_MS;
const MOST_KNOWN = 20_000;
const known = new Map<string, number>();

/** By how much the clocks there are ahead of the universal ones. They are put forward or back at a full quarter of an hour. */
function aheadIn(zone: string, at: number): number {
  const quarter = Math.floor(at / QUARTER_MS);
  const name = `${zone} ${quarter}`;
  let ahead = known.get(name);
  if (ahead === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    ahead = readIn(zone, quarter * QUARTER_MS) - quarter * QUARTER_MS;
    known.set(name, ahead);
  }
  return ahead;
}

/** What the clocks show there, as milliseconds without zones. */
const shownAt = (zone: string, at: number): number => at + aheadIn(zone, at);

/** The same, as a calendar reads it: it takes its time. */
function readIn(zone: string, at: number): number {
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
  return shown - aheadIn(zone, shown - aheadIn(zone, shown));
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

/** So much of a rest stops a clock at most: of quiet hours so many in a day, of days off so many at one table. */
export const REST_LIMITS = { hours: 10, days: 14 } as const;

/** A stretch of time in which somebody rests. */
export interface RestSpan {
  readonly from: number;
  readonly to: number;
  readonly off?: true; // in days off, of which there are only so many
}

/** The longest that it is looked ahead. */
const MOST_DAYS = 120;

/**
 * When somebody rests from this moment on, in order and apart from each other, up to when they have had so much time to
 * decide; `offLeft`: of days off no more than that counts. Quiet hours are cut where they are too long.
 */
export function restSpans(rest: Rest, at: number, left: number, offLeft: number): RestSpan[] {
  const { zone, hours, holidays } = rest;
  const today = Math.floor(shownAt(zone, at) / DAY_MS);
  const isOff = (day: number): boolean => holidays.some(({ from, to }) => dayOf(from) <= day && day <= dayOf(to));
  const free: RestSpan[] = [];
  const quiet: RestSpan[] = [];
  let budget = offLeft;
  let rested = 0;
  for (let day = today - 1; day <= today + MOST_DAYS; day++) {
    // Some of it twice, so it looks a little too far ahead.
    if ((day - today - 1) * DAY_MS - rested > left) break;
    if (isOff(day) && budget > 0) {
      const from = Math.max(at, momentOf(zone, day * DAY_MS));
      const to = Math.min(momentOf(zone, (day + 1) * DAY_MS), from + budget);
      if (to > from) free.push({ from, to, off: true });
      budget -= Math.max(0, to - from);
      rested += Math.max(0, to - from);
    }
    if (hours !== null) {
      const minutes = (hours.to - hours.from + 24 * 60) % (24 * 60);
      const shown = day * DAY_MS + hours.from * MINUTE_MS;
      const end = shown + Math.min(minutes, REST_LIMITS.hours * 60) * MINUTE_MS;
      const from = Math.max(at, momentOf(zone, shown));
      const to = momentOf(zone, end);
      if (to > from) quiet.push({ from, to });
      rested += Math.max(0, to - from);
    }
  }
  const all = [...free, ...quiet.flatMap(span => without(span, free))].sort((a, b) => a.from - b.from);
  return untilUsed(all, at, left);
}

/** What is left of a span beside these, which follow each other. */
function without(span: RestSpan, others: readonly RestSpan[]): RestSpan[] {
  const parts: RestSpan[] = [];
  let { from } = span;
  for (const other of others) {
    if (other.to <= from || other.from >= span.to) continue;
    if (other.from > from) parts.push({ from, to: other.from });
    from = Math.max(from, other.to);
  }
  return from < span.to ? [...parts, { from, to: span.to }] : parts;
}

/** Those that come before so much time has been used. */
function untilUsed(spans: readonly RestSpan[], at: number, left: number): RestSpan[] {
  const before: RestSpan[] = [];
  let [used, since] = [0, at];
  for (const span of spans) {
    used += Math.max(0, span.from - since);
    if (used >= left) break;
    before.push(span);
    since = span.to;
  }
  return before;
}

/** How much of a time somebody rested; `off`: only what were days off. */
export const restedMs = (spans: readonly RestSpan[] | undefined, from: number, to: number, off = false): number =>
  (spans ?? [])
    .filter(span => !off || span.off === true)
    .reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0);
