import { CARD_COUNT, CELL_COUNT, HOUSE_COUNT } from './cards.ts';

/** What the player of the turn is asked now. */
export const PHASE = {
  declare: 0,
  choose: 1,
  name: 2,
  killInGrid: 3,
  killInGridAgain: 4,
  killInArea: 5,
  discard: 6,
  swap: 7,
  give: 8,
  receive: 9,
  banner: 10,
  over: 11,
} as const;

/** Values of `OWNER` and `HOLDER` beside the seats 0 to 3. */
export const IN_GRID = 4;
export const KILLED = 5;
export const NOBODY = 4;

/** Where things lie in `Position.bytes`. */
export const GRID = 0; // by space: a card, or 0
export const OWNER = GRID + CELL_COUNT; // by card: a seat, IN_GRID or KILLED
export const COUNT = OWNER + CARD_COUNT + 1; // by seat * 7 + house (HK-1.6)
export const HOLDER = COUNT + 4 * HOUSE_COUNT; // by house: who has the banner, or NOBODY
export const LEFT = HOLDER + HOUSE_COUNT; // by house: characters left in the grid
export const MOVED = LEFT + HOUSE_COUNT; // as COUNT, just after the Varys move; only while companions are used
const BYTES = Math.ceil((MOVED + 4 * HOUSE_COUNT) / 4) * 4;
/** In words of four bytes: all of it, and what is left to copy where no companion is used. */
const WORDS = BYTES / 4;
const WORDS_WITHOUT_MOVED = Math.ceil(MOVED / 4);

/** What does not change during a game. */
export interface Rules {
  readonly players: number;
  readonly teams: boolean;
  readonly ramsayMaySwapVarys: boolean;
  readonly jonSnowNeedsGridHouse: boolean;
  readonly jaqenKillsTwiceInGrid: boolean;
  readonly shaeNeedsTyrion: boolean;
  /** Cards with the same class are alike from here on: a house, or one of `NAMED` that a companion may still call. */
  readonly classOf: Uint8Array;
}

/**
 * A table of Hand of the King in 144 bytes and a dozen numbers. It is copied before a move is tried and then changed in
 * place; a copy costs less than taking moves back would, and cannot go wrong.
 */
export class Position {
  readonly bytes = new Uint8Array(BYTES);
  readonly #words = new Uint32Array(this.bytes.buffer);
  rules: Rules;
  players: number;
  varys = 0;
  seat = 0; // whose turn it is: only he decides
  phase: number = PHASE.declare;
  moves = 0; // the legal declarations as bits, whatever the phase
  available = 0; // the companions that may be chosen, as bits
  shae: number = NOBODY; // who keeps her
  hashA = 0; // two halves of one Zobrist hash, true at the start of a turn
  hashB = 0;
  hashed = true; // false after companions: whoever needs the hash calls `rehash`
  // The rest speaks of the turn that is going on; it means nothing while a declaration is asked for.
  declared = 0; // the declared house
  companion = 0; // the one that is being resolved
  earned = false; // another one waits to be chosen
  again = false; // Melisandre
  given = 0; // Petyr Baelish: the card the user gives away
  settled = 0; // ties that the user has decided, as bits of houses

  constructor(rules: Rules) {
    this.rules = rules;
    this.players = rules.players;
  }

  copy(from: Position): void {
    const words = this.#words;
    const source = from.#words;
    const end = from.phase === PHASE.declare ? WORDS_WITHOUT_MOVED : WORDS;
    for (let i = 0; i < end; i++) words[i] = source[i]!;
    this.rules = from.rules;
    this.players = from.players;
    this.varys = from.varys;
    this.seat = from.seat;
    this.phase = from.phase;
    this.moves = from.moves;
    this.available = from.available;
    this.shae = from.shae;
    this.hashA = from.hashA;
    this.hashB = from.hashB;
    this.hashed = from.hashed;
    this.declared = from.declared;
    this.companion = from.companion;
    this.earned = from.earned;
    this.again = from.again;
    this.given = from.given;
    this.settled = from.settled;
  }
}

/** Those who win or lose together have the same side: partners sit opposite each other (HK-8.1). */
export const sideOf = (rules: Rules, seat: number): number => (rules.teams ? seat & 1 : seat);
export const sideCount = (rules: Rules): number => (rules.teams ? 2 : rules.players);
