import type { Action, Event, GameTypes, Request, Seat, State, View } from './contract.ts';
import type { Plain } from './plain.ts';
import type { Problem } from './problem.ts';

/** What a game says and shows of itself: words, notation, guides, figures. Nothing here decides what may be done. */
export interface Explaining<G extends GameTypes = GameTypes> {
  /** One line per action. */
  write(view: View<G>, action: Action<G>): string;
  read(view: View<G>, text: string): Action<G> | Problem;

  /**
   * The way to an answer of many parts, pick by pick: what may be picked next after these picks. Undefined where a
   * question needs no guide, or where these picks lead nowhere.
   */
  guide?(view: View<G>, request: Request<G>, picked: readonly string[]): GuidePart<G> | undefined;
  /** What the figures of this moment are made of, or all there is to say about one thing by its id. */
  explain?(view: View<G>, thing: string | null): readonly Sentence[];

  /** What somebody may have answered for them again and again, without being asked; without it, nothing. */
  readonly instructions?: Instructions<G>;

  readonly sentences: Sentences<G>;
  readonly audit: Audit<G>;

  /** Positions as text, for scenarios, tests and bug reports. */
  readonly table: TableNotation<G>;
}

/** An instruction that stands (CO-7.23): what is to be answered, and for whom or what, where there are several. */
export interface Instruction {
  readonly kind: string;
  readonly about: string | null;
}

/** The questions that instructions can answer. `instruction.KIND` names one, with `.help`; `.about` what it is about. */
export interface Instructions<G extends GameTypes = GameTypes> {
  /** All that this seat may instruct at this table, whatever is going on; it stays the same for the whole game. */
  offers(open: G['open'], seat: Seat): readonly Instruction[];
  /** The answer to a question that these instructions were made for; undefined where they leave anything to decide. */
  answer(view: View<G>, request: Request<G>, given: readonly Instruction[]): G['choice'] | undefined;
}

/** Which message says a thing, and its data. Seats are still ids; see `withSeatNames`. */
export interface Sentence {
  readonly key: string;
  readonly data: Plain;
}

/** One line of a log. */
export interface Telling {
  readonly event: Event; // what the line is about
  readonly says: readonly Sentence[]; // several where what happened has parts, such as a march into two areas
  readonly things?: readonly string[]; // ids of what is to be named beside it, such as the cards that somebody takes
}

/** Which message of the game's catalogue says a choice, fit for a button, or an event, fit for the log. */
export interface Sentences<G extends GameTypes = GameTypes> {
  /** The question to a seat with what it is about; without this, or without its words, `ask.WHY` alone. */
  question?(open: G['open'], seat: Seat, why: string): Sentence;
  choice(open: G['open'], why: string, choice: G['choice']): Sentence;
  event(event: Event): Sentence;
  /** What a log says of the events of one entry, each thing once; without this it says one event after the other. */
  log?(events: readonly Event[]): readonly Telling[];
  /** The figures of a seat by which the game ranks at its end. */
  standing?(open: G['open'], seat: Seat): Sentence;
}

/** One part of the way to an answer of many parts. */
export interface GuidePart<G extends GameTypes = GameTypes> {
  readonly asks: Sentence; // what is wanted now
  readonly picks: readonly GuidePick[];
  /** The answer as it stands, where it may be given like this; without any picks it is the whole answer. */
  readonly whole: G['choice'] | null;
  /** What to ask once more before this answer is given: legal, but perhaps not what was meant. */
  readonly doubt?: Sentence;
  /** Why something that is not among the picks cannot be picked here: the refusal of the answer it would give. */
  refuses?(pick: string): Problem | undefined;
}

/** One thing to pick. */
export interface GuidePick {
  readonly id: string;
  readonly words: Sentence; // its name, which a person may also type
  readonly about: Sentence | null; // a short remark
  readonly help: Sentence | null; // what it does
  readonly closed: Problem | null; // why it cannot be picked now
}

/** Says what is wrong with a state; undefined when nothing is. A method's type, so that one game's fit every game. */
export type Invariant<G extends GameTypes = GameTypes> = { broken(state: State<G>): string | undefined }['broken'];

/** What must hold in every game, whatever is played: the battery of the testkit looks at it after every action. */
export interface Audit<G extends GameTypes = GameTypes> {
  /** How many of each kind of piece there are, wherever they lie. The counts may never change. */
  pieces?(state: State<G>): Readonly<Record<string, number>>;
  readonly invariants?: readonly Invariant<G>[];
  /** Ids that this seat (or a spectator) may not see now; looked for in its view and in the events told to it. */
  secrets?(state: State<G>, seat: Seat | null): readonly string[];
  /** Can the table notation hold this position? Without this, the notation of positions is not tested. */
  tableHolds?(state: State<G>): boolean;
  /** Every game ends within so many actions. */
  readonly mostActions?: number;
}

/** How a game sets a table from text, and which figures of it a scenario may expect. */
export interface TableNotation<G extends GameTypes = GameTypes> {
  /** Lays out a position; a problem names the line it could not read in `data.line`. */
  read(lines: readonly string[], options: G['options'], seats: readonly Seat[]): State<G> | Problem;
  /** The position as text that `read` understands. */
  write(open: G['open']): readonly string[];
  /** Named figures of the table, such as `banner.stark` or `count.ada.stark`. */
  figures(open: G['open']): Readonly<Record<string, Plain>>;
  /** The table drawn for a terminal, in the player's language. */
  draw(view: View<G>, style: DrawStyle): string;
}

/** How to draw: words in the reader's language, emphasis where the terminal has it. */
export interface DrawStyle {
  readonly say: (key: string, data?: Plain) => string;
  readonly paint: (text: string, colour: 'strong' | 'faint' | 'good' | 'bad' | 'accent') => string;
  readonly nameOf: (seat: Seat) => string;
}
