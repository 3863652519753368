import { problem, type Problem } from '@corvo/core';
import { wentBack } from './act.ts';

/** Every refusal of the host; what the rules of a game refuse, the game says. */
export const hostProblems = {
  gameOver: (): Problem => problem('CO-2.1', 'game-over'),
  wentBack,
  notSeated: (): Problem => problem('CO-7.6', 'not-seated'),
  seatUnknown: (seat: string): Problem => problem('CO-7.6', 'seat-unknown', { seat }),
  seatNotYours: (): Problem => problem('CO-7.9', 'seat-not-yours'),
  seatResigned: (): Problem => problem('CO-7.10', 'seat-resigned'),
  botPlays: (): Problem => problem('CO-7.9', 'bot-plays-your-seat'),
  nothingToUndo: (): Problem => problem('CO-7.11', 'nothing-to-undo'),
  neverBack: (): Problem => problem('CO-7.11', 'never-back'),
  seenTooMuch: (): Problem => problem('CO-7.17', 'seen-too-much'),
  othersSit: (): Problem => problem('CO-7.17', 'others-sit-here'),
  noProposal: (): Problem => problem('CO-7.16', 'no-proposal'),
  moreWouldGo: (): Problem => problem('CO-7.16', 'more-would-go'),
  askedEnough: (): Problem => problem('CO-7.16', 'asked-enough'),
  voteOpen: (): Problem => problem('CO-7.20', 'vote-open'),
  noVote: (): Problem => problem('CO-7.20', 'no-vote'),
  movedEnough: (): Problem => problem('CO-7.20', 'moved-enough'),
  noClock: (): Problem => problem('CO-7.21', 'no-clock'),
  notPaused: (): Problem => problem('CO-7.21', 'not-paused'),
  notYourPause: (): Problem => problem('CO-7.21', 'not-your-pause'),
  nobodyToAgree: (): Problem => problem('CO-7.22', 'nobody-to-agree'),
  instructionUnknown: (kind: string, about: string | null): Problem =>
    problem('CO-7.23', 'instruction-unknown', { what: about === null ? kind : `${kind} ${about}` }),
  nothingToInstruct: (): Problem => problem('CO-7.23', 'nothing-to-instruct'),
  nobodyWaits: (): Problem => problem('CO-7.23', 'nobody-waits'),
  seatNotMissing: (): Problem => problem('CO-7.24', 'seat-not-missing'),
  seatOffered: (): Problem => problem('CO-7.24', 'seat-offered'),
  seatNotFree: (): Problem => problem('CO-7.24', 'seat-not-free'),
  knowsASeat: (): Problem => problem('CO-7.24', 'knows-a-seat'),
  proposalOpen: (): Problem => problem('CO-7.16', 'proposal-open'),
} as const;
