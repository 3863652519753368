export {
  AT_ZERO,
  clockOf,
  clocksAnew,
  clocksFor,
  clocksUntil,
  dueOf,
  lateSeats,
  NO_CLOCKS,
  waitedFor,
} from './clocks.ts';
export type { Clocks, ClockTerms, RunningClock, SeatTime } from './clocks.ts';
