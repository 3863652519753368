import { playersText, problem, type Players, type Problem } from '@corvo/core';
import { hostProblems } from '@corvo/host';

/** Every refusal of the server itself; what the rules of a game refuse, the game says. */
export const refusals = {
  noIdentity: (): Problem => problem('CO-7.1', 'no-identity'),
  linkVoid: (): Problem => problem('CO-7.1', 'link-void'),

  malformed: (field: string): Problem => problem('CO-7.2', 'malformed-message', { field }),
  tooLarge: (max: number): Problem => problem('CO-7.2', 'message-too-large', { max }),
  noSuchAddress: (): Problem => problem('CO-7.2', 'no-such-address'),
  foreignOrigin: (): Problem => problem('CO-7.2', 'foreign-origin'),
  unknownHost: (host: string): Problem => problem('CO-7.2', 'unknown-host', { host, setting: 'CORVO_ORIGIN' }),
  tooFast: (seconds: number): Problem => problem('CO-7.3', 'too-fast', { count: seconds }),

  botTablesTooMany: (count: number): Problem => problem('CO-7.3', 'bot-tables-too-many', { count }),
  botTablesTooManyHere: (count: number): Problem => problem('CO-7.3', 'bot-tables-too-many-here', { count }),

  addressRefused: (): Problem => problem('CO-9.4', 'address-refused'),
  noMail: (): Problem => problem('CO-9.4', 'no-mail'),
  notMailed: (): Problem => problem('CO-9.4', 'not-mailed'),

  noSuchTable: (): Problem => problem('CO-7.4', 'no-such-table'),
  noSuchGame: (game: string, known: string): Problem => problem('CO-7.4', 'no-such-game', { game, known }),
  noSpectators: (): Problem => problem('CO-7.5', 'no-spectators'),
  notJoined: (): Problem => problem('CO-7.4', 'not-joined'),

  seatTaken: (seat: string): Problem => problem('CO-7.6', 'seat-taken', { seat }),
  seatUnknown: hostProblems.seatUnknown,
  alreadySeated: (seat: string): Problem => problem('CO-7.6', 'already-seated', { seat }),
  notSeated: hostProblems.notSeated,
  alreadyStarted: (): Problem => problem('CO-7.6', 'already-started'),
  notStarted: (): Problem => problem('CO-7.6', 'not-started'),
  removedLately: (minutes: number): Problem => problem('CO-7.7', 'removed-lately', { count: minutes }),
  notHost: (): Problem => problem('CO-7.7', 'not-host'),
  wrongPlayers: (players: number, possible: Players): Problem =>
    problem('CO-7.7', 'wrong-players', { players, possible: playersText(possible) }),
  seatsTooMany: (): Problem => problem('CO-7.7', 'seats-still-taken'),
  seatsOpen: (count: number): Problem => problem('CO-7.8', 'seats-open', { count }),

  seatNotYours: hostProblems.seatNotYours,
  pageTooOld: (): Problem => problem('CO-7.2', 'page-too-old'),
  noHints: (): Problem => problem('CO-7.12', 'no-hints'),
  noHintNow: (): Problem => problem('CO-7.12', 'no-hint-now'),
  notStored: (): Problem => problem('CO-7.14', 'not-stored'),
  movedOn: (): Problem => problem('CO-7.14', 'moved-on'),
  stopping: (): Problem => problem('CO-7.14', 'server-stopping'),
  recordBeforeEnd: (): Problem => problem('CO-4.2', 'record-before-end'),
  recordTooLong: (): Problem => problem('CO-7.3', 'record-too-long'),
  noSuchMoment: (n: number): Problem => problem('CO-7.15', 'no-such-moment', { n }),
  cannotResume: (): Problem => problem('CO-7.15', 'cannot-resume'),
  storyHeld: (count: number): Problem => problem('CO-7.15', 'story-held', { count }),

  notInChannel: (): Problem => problem('CO-8.1', 'not-in-channel'),
  onlySeatsTalk: (): Problem => problem('CO-8.2', 'only-seats-talk'),
  silentTable: (): Problem => problem('CO-8.3', 'silent-table'),
  onlyInPrivate: (seats: readonly string[]): Problem => problem('CO-8.3', 'only-in-private', { seats: [...seats] }),
  onlyToOthers: (seats: readonly string[]): Problem => problem('CO-8.5', 'only-to-others', { seats: [...seats] }),
} as const;
