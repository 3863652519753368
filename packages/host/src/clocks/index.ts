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
export type { Clocks, ClockTerms, Clockwork, Pause, RunningClock, SeatTime } from './clocks.ts';
