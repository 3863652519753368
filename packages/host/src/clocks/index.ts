export { AT_ZERO, clockOf, clocksUntil, CLOCKWORK, dueOf, lateSeats, NO_CLOCKS, waitedFor } from './clocks.ts';
export type { Clocks, ClockTerms, Clockwork, RunningClock, SeatTime } from './clocks.ts';
