export {
  AT_ZERO,
  clockOf,
  clocksAnew,
  clocksFor,
  clocksMore,
  clocksStopped,
  clocksUntil,
  dueOf,
  lateSeats,
  NO_CLOCKS,
  waitedFor,
} from './clocks.ts';
export type { Clocks, ClockTerms, Pause, RunningClock, SeatTime } from './clocks.ts';
