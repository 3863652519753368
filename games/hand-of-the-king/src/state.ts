import type {
  AskShape,
  ChoiceShape,
  Frame,
  Game,
  GameTypes,
  HiddenTable,
  OpenTable,
  OwnTable,
  Seat,
  Shapes,
  State,
  StepCode,
  View,
} from '@corvo/core';
import type { ByHouse, CharacterId, CompanionId, House } from './cards.ts';

/** What a table may choose before the game; each value is explained in `options.ts`. */
export type Options = {
  readonly companionDeck: 'full' | 'attested' | 'none';
  readonly ramsayMaySwapVarys: boolean;
  readonly jonSnowNeedsGridHouse: boolean;
  readonly jaqenReading: 'A' | 'B';
  readonly shaeReading: 'A' | 'B';
  readonly teams: boolean;
  readonly threeEyedRaven: boolean;
  readonly firstPlayer: 'random' | 'hostChoice' | 'seat1';
  readonly firstSeat: number; // counts only when the host chooses
};

/** A kept companion and the house it counts for (HK-5.4). */
export interface Kept {
  readonly companion: CompanionId;
  readonly house: House;
}

/** The play area of a seat (HK-1.5); its lists are never changed in place, and it only by `areaFor`: copies share both. The banners are kept in one place for all, in `Open.banners`. */
export interface Area {
  characters: ByHouse<readonly CharacterId[]>; // laid out by house, as people do: a count is a length
  kept: readonly Kept[];
  raven: boolean;
}

/** What lies face up; in this game that is everything but the seed (HK-1.9). */
export interface Open extends OpenTable {
  options: Options;
  grid: (CharacterId | null)[]; // row by row; null under Varys and where a card was taken
  varys: number; // the space he stands on
  areas: Record<Seat, Area>;
  banners: ByHouse<Seat | null>; // null: in the supply
  available: readonly CompanionId[]; // face up and not yet chosen
  used: readonly CompanionId[]; // chosen and discarded, or discarded by Jaqen
  killed: readonly CharacterId[];
  talk: { of: Seat; with: Seat } | null; // the private conversation that is going on (HK-9.3)
}

/** The turns, one after another (HK-3.1); what belongs to one turn is cleared when the next begins. */
export interface TurnFrame extends Frame {
  readonly run: 'turn';
  next: number; // whose turn follows: a place at the table, not a person
  seat: Seat; // whose turn it is
  house: House | null; // the declared house
  moved: ByHouse<number[]> | null; // counts just after the Varys move, once a companion is used (HK-4.8)
  earned: boolean; // a companion waits to be chosen
  settled: House[]; // ties that the user has decided (HK-4.9)
}

/** A private conversation (HK-9.3). */
export interface TalkFrame extends Frame {
  readonly run: 'talk';
  readonly of: Seat;
  readonly with: Seat;
}

/** The effect of one companion; `run` is the kind of its ability. */
export interface CompanionFrame extends Frame {
  readonly seat: Seat;
  readonly companion: CompanionId;
  given: CharacterId | null; // Petyr Baelish: the character the user gives away
}

export interface HandOfTheKing extends GameTypes {
  open: Open;
  hidden: HiddenTable;
  own: OwnTable;
  ask: AskShape;
  choice: ChoiceShape;
  options: Options;
}
/** A step, with its frame and the kind of its question: who names the kind has ask and choice joined by it. */
export type Code<F extends Frame, K extends keyof Shapes = keyof Shapes> = StepCode<
  HandOfTheKing,
  F,
  Shapes[K]['ask'],
  Shapes[K]['choice']
>;
export type HandState = State<HandOfTheKing>;
export type HandView = View<HandOfTheKing>;
export type HandGame = Game<HandOfTheKing>;
