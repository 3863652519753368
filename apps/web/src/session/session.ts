import type { Event, Game, Outcome, Plain, Problem, Seat, Talk, View } from '@corvo/core';

/** Who sits where, as everybody at the table may know it. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  readonly bot: string | null; // its strength, where a bot plays: also when it stands in for a person
  readonly present: boolean; // a person who is connected; bots always are
  readonly mine: boolean; // may I answer for this seat from this device?
  readonly host?: boolean; // may let a bot play for somebody who is away
  readonly resigned?: boolean; // the bot in this seat stays
}

/** One action and what this viewer heard of it; `n` counts actions from 1, 0 is the set-up. */
export interface Moment {
  readonly n: number;
  readonly seat: Seat | null; // null: the set-up, or a step the server took
  readonly revealed?: readonly Seat[]; // whose sealed answers came out together
  readonly text: string; // the action in the notation; empty where it is not for this viewer
  readonly events: readonly Event[];
  readonly notes: readonly Note[]; // what happened beside the game: a move taken back, a bot that plays on
  readonly at: number; // milliseconds since 1970
  readonly back?: number; // a move taken back: the table is as it was after this moment
}

/** A message of the platform; `name` is the person's, so that it stays true when somebody else sits there. */
export interface Note {
  readonly key: string;
  readonly data: { readonly name: string; readonly seat: Seat; readonly others?: string; readonly count?: number };
}

/** A clock that runs: of a decision, or of two who talk in private. */
export interface Clock {
  readonly for: 'decision' | 'talk';
  readonly seats: readonly Seat[]; // those who have not answered; or the two, first who began it
  readonly endsAt: number; // by the clock of this device
  readonly ofMs: number; // the whole time that was given
}

interface ChatLine {
  readonly id: number;
  readonly from: string; // a name
  readonly seat: Seat | null; // null: a spectator or the host
  readonly channel: string; // `table`, or the two seats of a private conversation joined by `+`
  readonly text: string;
  readonly at: number;
  readonly unread?: boolean;
}

/** What taking back takes back: somebody's last action, and every one after it. */
export interface TakingBack {
  readonly from: number; // the moment of that action
  readonly moves: number; // how many actions that is, itself included
}

/** A wish to take back more than one's own settled actions; everybody at the table must agree. */
export interface Proposal extends TakingBack {
  readonly id: string;
  readonly by: Seat;
  readonly to: number; // back to the state after this action
  readonly agreed: readonly Seat[];
  readonly waiting: readonly Seat[];
}

/** What this viewer can take back: alone, or by asking the table. */
interface Undo {
  readonly own: boolean;
  readonly last: TakingBack | null; // null: there is nothing
  readonly proposal: Proposal | null;
  readonly practice?: boolean; // only once this is a practice game, and it may become one
}

/** Everything the table page shows. A new object whenever anything changes. */
export interface TableSnapshot {
  readonly table: string; // its id
  readonly name: string;
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly viewer: Seat | null; // whose view this is; null for a spectator
  readonly view: View; // the newest one
  readonly n: number; // how many actions it has seen
  readonly moves?: number; // how many of them stand, where what was taken back, or was no move, counts in `n` as well
  readonly moments: readonly Moment[]; // the log, oldest first
  readonly outcome: Outcome | null;
  readonly talk: Talk;
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  readonly undo: Undo;
  readonly clock: Clock | null;
  readonly host: boolean; // may I let a bot play for somebody who is away?
  readonly hints: boolean; // may a bot be asked for advice here?
  readonly thinking: readonly Seat[]; // bots that are choosing now
  readonly connection: 'online' | 'connecting' | 'offline' | 'local';
  readonly unkept?: boolean; // this device has no room for the game any more: it lasts as long as the page
  readonly lesson?: boolean; // nothing is at stake: no seat can be given up or handed over
  readonly curtain: Seat | null; // hot seat: hand the device to this seat before anything is shown
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

/** One table, wherever it runs: on a server, or in this browser alone. The table page knows nothing else. */
export interface TableSession {
  snapshot(): TableSnapshot;
  subscribe(changed: () => void): () => void;
  act(request: number, choice: Plain | null): Promise<Answer>; // null takes a sealed answer back
  undo(): Promise<Answer>; // alone where the rules allow it, else a proposal to the table
  practise?(): Promise<Answer>; // makes this a practice game, for good, where it may become one
  consent(proposal: string, seen: number, agree: boolean): Promise<Answer>; // `seen`: the moment it was asked at
  hint(): Promise<
    { readonly choice: Plain; readonly reason: { readonly key: string; readonly data: Plain } } | Problem
  >;
  say(channel: string, text: string): Promise<Answer>;
  readChat(channel: string): void;
  handOver(seat: Seat, toBot: string | null): Promise<Answer>; // let a bot play on, or take the seat back with null
  resign(): Promise<Answer>;
  liftCurtain(): void;
  /** The view as it was after action `n`, for looking back; undefined while it is being fetched. */
  viewAt(n: number): View | undefined;
  /** The finished game as a record that can be verified; undefined before the end. */
  record(): Promise<string | undefined>;
  close(): void;
}
