export {
  AT_ZERO,
  clockOf,
  clocksMore,
  clocksStopped,
  clocksTaken,
  clocksUntil,
  CLOCKWORK,
  dueOf,
  lateSeats,
  leftToSeat,
  NO_CLOCKS,
  waitedFor,
} from './clocks.ts';
export type { Clocks, ClockTerms, Clockwork, Pause, Resting, RunningClock, SeatTime } from './clocks.ts';
export { NO_REST, REST_LIMITS, restSpans, restUntil } from './rest.ts';
export type { Holiday, QuietHours, Rest } from './rest.ts';
