export { act, type Given } from './act.ts';
export { anyAnswer, botsToThink, lateAnswer, type Thinking } from './bots.ts';
export { begin, matchOf, opened, timed, told, type Change } from './change.ts';
export {
  AT_ZERO,
  CLOCKWORK,
  dueOf,
  lateSeats,
  leftToSeat,
  NO_REST,
  REST_LIMITS,
  restSpans,
  restUntil,
  waitedFor,
  type ClockTerms,
  type Holiday,
  type QuietHours,
  type Rest,
  type Resting,
  type RunningClock,
  type SeatTime,
} from './clocks/index.ts';
export { textsOf, type Answer, type By, type Entry, type EntryTexts } from './entry.ts';
export { followed } from './following/follow.ts';
export * from './instructions/index.ts';
export { lineOf, type Line, type Outline } from './line.ts';
export { isOver, isPlayed, keptOf, LONGEST_LINE, movesOf, ownerOf, seatsOf, TAKE_BACK } from './match.ts';
export type { Former, Kept, Mark, Match, Owner, TakeBack, Wish } from './match.ts';
export { MOTION_SECONDS, MOTIONS, move, takeOver, unpause, vote } from './motions/index.ts';
export type { Motion, MotionKind, Taker, Voice } from './motions/index.ts';
export { notes, notesOf, type Note } from './notes/notes.ts';
export { hostProblems } from './problems.ts';
export { recordOf, recordOfStory } from './record.ts';
export { replay, resumed } from './replay.ts';
export { handOver, late, resign } from './seats.ts';
export { MemoryStory } from './story.ts';
export { consent, goBack, practise, propose, type Vote } from './take-back.ts';
export { standingFor, undoFor, type Proposal, type Standing, type Undo } from './standing.ts';
export { momentFor, type Moment, type Sitter } from './tell.ts';
export { hostMessages } from './texts/index.ts';
export { seatFrom, wayBack, type TakingBack, type Way } from './way-back.ts';
