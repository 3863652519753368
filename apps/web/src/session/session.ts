import type { Game, Instruction, Outcome, Plain, Problem, Seat, Talk, View } from '@corvo/core';
import type { Instructed, Moment, Motion, MotionKind, RunningClock, Sitter, Undo } from '@corvo/host';

// What happens at a table is told in the words of the host, wherever the table runs.
export type { Instructed, Moment, MotionKind, Note, Proposal, Sitter, TakingBack } from '@corvo/host';

/** A clock that runs, by the clock of this device, which may differ from the server's. */
export interface Clock extends Omit<RunningClock, 'seats'> {
  readonly seats: readonly SeatEnd[];
}

/** When the time of a seat ends. */
interface SeatEnd {
  readonly seat: Seat;
  readonly endsAt: number;
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

/** Everything the table page shows. A new object whenever anything changes. */
export interface TableSnapshot {
  readonly table: string; // its id
  readonly name: string;
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly viewer: Seat | null; // whose view this is; null for a spectator
  readonly view: View; // the newest one
  readonly n: number; // the last entry of its story
  readonly rewinds: number; // how often the table has gone back
  readonly moves: number; // how many actions stand
  readonly moments: readonly Moment[]; // the log, oldest first
  readonly earlier?: 'there' | 'coming' | 'failed'; // what came before them; missing where they are all there are
  readonly outcome: Outcome | null;
  readonly talk: Talk;
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  readonly undo: Undo;
  readonly clock: Clock | null;
  readonly motion?: Motion | null; // what the table is voting on, where it can
  readonly pausedBy?: Seat | null; // who may end the pause that is going on
  readonly mayVote?: readonly MotionKind[]; // what I can put to the vote
  readonly replaced?: { readonly seat: Seat; readonly by: string }; // the seat that I had, and who has it now
  readonly host: boolean; // may I let a bot play for somebody who is away?
  readonly watching?: { readonly count: number; readonly names: readonly string[] }; // of a table on a server
  readonly hints: boolean; // may a bot be asked for advice here?
  readonly thinking: readonly Seat[]; // bots that are choosing now
  readonly connection: 'online' | 'connecting' | 'offline' | 'local';
  readonly unkept?: boolean; // this device has no room for the game any more: it lasts as long as the page
  readonly lesson?: boolean; // nothing is at stake: no seat can be given up or handed over
  readonly curtain: Seat | null; // hot seat: hand the device to this seat before anything is shown
}

/** What is put to the vote: for how long, or how much more; whose seat. */
export interface VotedOn {
  readonly seconds?: number;
  readonly seat?: Seat;
}

/** What comes of something that a person wants at the table. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

/** The table that an answer was given at: another question may have the same number once it has gone back. */
export interface Asked {
  readonly rewinds: number;
  readonly forced?: boolean; // there was one answer only, and nobody was asked
}

/** One table, wherever it runs: on a server, or in this browser alone. The table page knows nothing else. */
export interface TableSession {
  snapshot(): TableSnapshot;
  subscribe(changed: () => void): () => void;
  act(request: number, choice: Plain | null, asked: Asked): Promise<Reply>; // null takes a sealed answer back
  undo(): Promise<Reply>; // alone where the rules allow it, else a proposal to the table
  practise?(): Promise<Reply>; // makes this a practice game, for good, where it may become one
  consent(proposal: string, seen: number, agree: boolean): Promise<Reply>; // `seen`: the moment it was asked at
  callVote?(kind: MotionKind, about: VotedOn): Promise<Reply>;
  vote?(motion: string, agree: boolean): Promise<Reply>; // whoever asked withdraws it with a no
  endPause?(): Promise<Reply>;
  instructions?(): Promise<Instructed | Problem>; // what I can have answered for me, and what I have
  instruct?(given: readonly Instruction[]): Promise<Reply>;
  hint(): Promise<
    { readonly choice: Plain; readonly reason: { readonly key: string; readonly data: Plain } } | Problem
  >;
  say(channel: string, text: string): Promise<Reply>;
  readChat(channel: string): void;
  handOver(seat: Seat, toBot: string | null): Promise<Reply>; // let a bot play on, or take the seat back with null
  takeOver?(seat: Seat): Promise<Reply>; // a seat that the table has offered to others
  resign(): Promise<Reply>;
  liftCurtain(): void;
  /** Fetches what came before the moments that are here: back to one of them, or a page of them. */
  lookBack?(to?: number): void;
  /** The view as it was after action `n`, for looking back; undefined while it is being fetched. */
  viewAt(n: number): View | undefined;
  /** The finished game as a record that can be verified; undefined before the end. */
  record(): Promise<string | undefined>;
  close(): void;
}
