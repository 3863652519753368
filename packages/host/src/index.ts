export { act, type Given } from './act.ts';
export { anyAnswer, botsToThink, lateAnswer, type Thinking } from './bots.ts';
export { lateSeats, type RunningClock } from './clock.ts';
export { textsOf, type Answer, type By, type Entry, type EntryTexts } from './entry.ts';
export { lineOf, type Line, type Outline } from './line.ts';
export {
  begin,
  isOver,
  LONGEST_LINE,
  isPlayed,
  keptOf,
  matchOf,
  movesOf,
  opened,
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
export { notes, notesOf, type Note } from './notes.ts';
export { hostProblems } from './problems.ts';
export { recordOf, recordOfStory } from './record.ts';
export { replay, resumed, retell } from './replay.ts';
export { handOver, resign } from './seats.ts';
export { MemoryStory, type KeptEntry } from './story.ts';
export { consent, goBack, practise, propose, type Vote } from './take-back.ts';
export { standingFor, undoFor } from './standing.ts';
export { momentFor } from './tell.ts';
export type { Moment, Proposal, Sitter, Standing, TakingBack, Undo } from './tell.ts';
export { hostMessages } from './texts/index.ts';
export { seatFrom, wayBack, type Way } from './way-back.ts';
