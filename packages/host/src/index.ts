export { act, lateAnswer, seatFrom, type Given } from './act.ts';
export { anyAnswer, botsToThink, type Thinking } from './bots.ts';
export { clockOf, dueAt, lateSeats, type Deadline, type RunningClock } from './clock.ts';
export type { Answer, By, Circumstance, Entry } from './entry.ts';
export {
  begin,
  isOver,
  LONGEST_LINE,
  isPlayed,
  keptOf,
  matchOf,
  ownerOf,
  seatsOf,
  TAKE_BACK,
  told,
  waitedFor,
  type Change,
  type Kept,
  type Mark,
  type Match,
  type Owner,
  type TakeBack,
  type Terms,
  type Wish,
} from './match.ts';
export { notes, type Note } from './notes.ts';
export { hostProblems } from './problems.ts';
export { recordOf, recordOfStory } from './record.ts';
export { handOver, resign, resigned } from './seats.ts';
export {
  isPlay,
  leadsBehind,
  lineOf,
  marksOf,
  MemoryStory,
  replay,
  replaysTrue,
  resumed,
  type KeptEntry,
  type Line,
  type Outline,
} from './story.ts';
export {
  consent,
  goBack,
  othersThan,
  practise,
  propose,
  wayBack,
  type GoingBack,
  type Vote,
  type Way,
} from './take-back.ts';
export { momentFor, proposalOf, standingFor, undoFor } from './tell.ts';
export type { Moment, Proposal, Sitter, Standing, TakingBack, Undo } from './tell.ts';
export { hostMessages } from './texts/index.ts';
