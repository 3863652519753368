import type { Explaining } from './explaining.ts';
import type { OptionSpec, OptionValues } from './options.ts';
import type { Catalogue } from './messages.ts';
import type { Plain } from './plain.ts';
import type { Players } from './players.ts';
import type { Problem } from './problem.ts';
import type { Rng } from './random.ts';
import type { Frame } from './machine/frame.ts';

/** Who decides: an id such as `stark` or `seat-1`. */
export type Seat = string;

/** What every game has face up on the table. */
export interface OpenTable {
  seats: Seat[]; // in the order of the table
  frames: Frame[]; // the stack of what is going on, the innermost last
  requests: number; // how many requests have been made so far
  outcome: Outcome | null;
  chance: Chance;
}

/** Verifiable chance: the promise stands from the first moment, the seed follows at the end. */
export interface Chance {
  commitment: string;
  seed: string | null;
}

/** What nobody may see. */
export interface HiddenTable {
  seed: string;
  rng: Rng;
}

/** What lies behind one seat's screen. */
export interface OwnTable {
  sealed: { request: number; choice: Plain } | null;
}

/** The types of one game, bundled: `Game<HandOfTheKing>` is easier to read than six parameters. */
export interface GameTypes {
  open: OpenTable;
  hidden: HiddenTable;
  own: OwnTable;
  ask: { readonly kind: string };
  choice: Plain;
  options: OptionValues;
}

/** The whole truth, in three drawers. Nothing is filtered to make a view, so nothing can be forgotten. */
export interface State<G extends GameTypes = GameTypes> {
  readonly open: G['open'];
  readonly hidden: G['hidden'];
  readonly own: Readonly<Record<Seat, G['own']>>;
}

/** What one seat, or a spectator (`seat` null), may know. */
export interface View<G extends GameTypes = GameTypes> {
  readonly open: G['open'];
  readonly seat: Seat | null;
  readonly mine: G['own'] | null;
}

/** What a seat is asked, with all that is needed to draw it and to answer it. */
export interface Request<G extends GameTypes = GameTypes> {
  readonly id: number; // grows by one; a late or doubled click answers a dead id and is refused
  readonly seat: Seat;
  readonly ask: G['ask'];
  readonly why: string; // message key
  readonly clause: string;
  readonly sealed: boolean; // the answer stays in own[seat] until everyone has answered
  readonly answered: boolean; // sealed, given, and still open to change
}

/** Who is being waited for, and for what: open to everybody. */
export interface Waiting {
  readonly seat: Seat;
  readonly request: number;
  readonly why: string;
  readonly clause: string;
  readonly sealed: boolean;
  readonly answered: boolean;
}

/** An answer to a request. A choice of null takes a sealed answer back. */
export interface Action<G extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly request: number;
  readonly choice: G['choice'] | null;
}

/** How a seat would answer, from what it can see. */
export type Policy<G extends GameTypes = GameTypes> = {
  answer(view: View<G>, request: Request<G>, rng: Rng): G['choice'];
}['answer'];

/** What happened, in ids and numbers, for those who may know it. */
export interface Event {
  readonly type: string;
  readonly to: 'all' | readonly Seat[];
  readonly data: Plain;
}
export type Tell = (event: Event) => void;

export type Transition<G extends GameTypes = GameTypes> =
  | {
      readonly ok: true;
      readonly state: State<G>;
      readonly events: readonly Event[];
      readonly revealed: boolean; // something hidden came out: sealed answers, a card, chance itself
    }
  | { readonly ok: false; readonly problem: Problem };

/** How a game ended: places from the first down, seats that share a place together. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string; // message key
  readonly clause: string;
}

/** Who may talk now, where the rulebook governs talk. */
export interface Talk {
  readonly table: boolean; // may everybody talk at the table?
  readonly between: readonly Seat[]; // two seats in a private conversation, or nobody
  readonly secondsMax: number; // how long that conversation may last
  readonly apart?: readonly Seat[]; // none of these may say what another of them hears
}

/**
 * What is needed to play a game. Everything that takes a view can run in the browser and in a bot: what is legal for a
 * seat depends only on what that seat may see, so a refusal can never give away a secret.
 */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly rules: number; // raised when the same actions could lead to another result, or states have another shape
  readonly alikeSince: number; // the oldest number whose games go on here and come to the same results
  /** The game as a table plays it that began under an older number; without it they are played like new ones. */
  under?(rules: number): Game<G>;
  readonly players: Players;
  readonly options: readonly OptionSpec[];
  readonly messages: Catalogue;
  /** Which messages a table of so many hears otherwise: those with this at the end of their key (`inWording`). */
  wording?(players: number): string | undefined;

  /** The ids of the seats at a table of so many players. */
  seats(players: number): readonly Seat[];
  /** All options with their defaults, or why these cannot be played. */
  resolveOptions(given: unknown, players: number): G['options'] | Problem;
  /** The table before the first decision. Throws a RangeError where these seats cannot sit at it. */
  setup(options: G['options'], seats: readonly Seat[], seed: string, tell?: Tell): State<G>;
  clone(state: State<G>): State<G>;
  /**
   * A state as it was stored by a table that began under this number of the rules, in the shape of today. It goes by the
   * shape it finds, not by the number alone: a table keeps its number while it goes on, and what has today's shape stays
   * as it is. What was given is left alone.
   */
  migrate(stored: State<G>, rules: number): State<G>;
  view(state: State<G>, seat: Seat | null): View<G>;

  waiting(open: G['open']): readonly Waiting[];
  requests(view: View<G>): readonly Request<G>[];
  check(view: View<G>, request: Request<G>, choice: unknown): Problem | undefined;
  /**
   * Why this action would be refused, seen from the view of its own seat; undefined when it would be taken. An action
   * may come from outside, so this and `apply` take in anything: garbage is refused, never thrown.
   */
  refusal(view: View<G>, action: Action): Problem | undefined;
  sample(view: View<G>, request: Request<G>, rng: Rng): G['choice'];
  /** Every legal choice, or undefined where there are more than `limit`. */
  list(view: View<G>, request: Request<G>, limit: number): readonly G['choice'][] | undefined;
  /** What the server plays for a seat whose clock has run out. */
  whenLate(view: View<G>, request: Request<G>): G['choice'];
  /**
   * A full state that agrees with all that the view shows. What others have sealed is filled in by the policy; any legal
   * answer is as likely without one, or where what it says is not legal.
   */
  imagine(view: View<G>, rng: Rng, policy?: Policy<G>): State<G>;
  /**
   * The same table with chance drawn anew, for the `times`-th time in this game: the stream starts over, and what nobody
   * has seen is mixed again. Nobody's view changes, and it depends on `times` alone, not on what was drawn before.
   */
  redraw(state: State<G>, times: number): State<G>;
  outcome(open: G['open']): Outcome | undefined;
  /** Which round is being played, from 1, where the game has rounds. */
  round?(open: G['open']): number;
  /** Those who win and lose together: single seats, or teams. */
  sides(open: G['open']): readonly (readonly Seat[])[];
  /** How the game ends when a seat resigns, or undefined where it goes on with a bot in that seat. */
  resignation(open: G['open'], seat: Seat): Outcome | undefined;
  talk(open: G['open']): Talk;

  apply(state: State<G>, action: Action): Transition<G>;
  /**
   * The same rules without the copy, for playouts. The action is trusted to come from `sample` or `list`, and must not
   * change afterwards; the draft must not be used after a problem.
   */
  applyInPlace(draft: State<G>, action: Action, tell: Tell): Problem | undefined;
}

/** One game: its rules, and what explains them to people and to tests. */
export interface Game<G extends GameTypes = GameTypes> extends Rules<G>, Explaining<G> {}
