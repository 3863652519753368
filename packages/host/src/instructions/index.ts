export {
  answerInstructed,
  instruct,
  instructedAt,
  instructedSeats,
  instructionsOf,
  isInstructed,
  withInstructions,
} from './instructions.ts';
export type { Instructed, LeftInstructions } from './instructions.ts';
