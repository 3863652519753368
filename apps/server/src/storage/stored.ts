import type { Outcome, Seat, State } from '@corvo/core';
import type { Entry, Kept, Owner } from '@corvo/host';
import type { Coming, Preferences, Status, TableSetup, ToldKind } from '@corvo/protocol';

/** What the database keeps, in our own words. Times are milliseconds since 1970. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** One choice of a person, under its name. */
export type Chosen = {
  readonly [Name in keyof Preferences]: { readonly name: Name; readonly value: Preferences[Name] };
}[keyof Preferences];

/** What somebody is to be told of a table; `owner`: a person, or the table itself, which tells a room elsewhere. */
export interface StoredNotice {
  readonly owner: string;
  readonly table: string;
  readonly kind: ToldKind;
  readonly at: number; // when it happened
  readonly due: number; // when it is sent, at the earliest
  readonly tries: number;
  readonly ways: readonly string[] | null; // those that are still to try; null: all
}

/** By which way notices reach somebody: a device, an address, a room elsewhere; and what else only notices need. */
export interface StoredWay {
  readonly owner: string;
  readonly name: string;
  readonly session: string | null; // it goes with this session
  readonly body: string;
}

/** A secret that proves who somebody is; only its hash is kept (CO-7.1). */
export interface StoredToken {
  readonly hash: string;
  readonly person: string;
  readonly kind: 'session' | 'link';
  readonly expiresAt: number;
  readonly createdAt: number;
  readonly seenAt: number; // when it was last used, about
  readonly device: string; // what the browser said it runs on
}

/** Somebody whose seat the host opened. */
interface Removal {
  readonly person: string;
  readonly at: number;
}

export interface StoredTable {
  readonly id: string;
  readonly version: number; // from 1, one more with every change: two processes can never both make the same one
  readonly game: string;
  readonly rules: number;
  readonly status: Status;
  readonly setup: TableSetup;
  readonly seats: readonly Owner[];
  readonly host: string;
  readonly invite: string;
  readonly guests: readonly string[]; // who came by invitation
  readonly removed: readonly Removal[]; // who was taken from a seat, lately
  readonly comings: readonly Coming[]; // before the start, the last of them
  readonly seed: string | null;
  readonly startHash: string | null;
  readonly isRecord: boolean; // does the story still prove itself? Not after a change of rules that broke it
  readonly n: number; // the last entry of its story
  readonly waiting: readonly Seat[];
  readonly keeper: string | null; // the process that wrote here last; while it is there, it does what is to be done here by itself
  readonly alarm: number | null; // when the server must do something by itself; 0: at once
  readonly result: Outcome | null;
  readonly endedAt: number | null; // when it ended, in served time, where some see it late: until then they do not know
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly listedAt: number; // its place in lists; it follows `updatedAt`, but not at every move
}

/** One entry of a table's story. */
export interface StoredEntry extends Entry {
  readonly table: string;
  readonly id: string | null; // made with it: who writes it once more finds their own; null: by an older server
  readonly served: number | null; // when, in served time, where some see the table late; null: nobody does
  readonly rules: number | null; // the number of the rules that made it; null: by an older server
  readonly link: string | null; // of an action: its answers and events, hashed onto the action before; null: by an older server
}

/** A state of the game after an entry, without what lay sealed then. */
export interface Snapshot {
  readonly table: string;
  readonly n: number;
  readonly state: State;
}

/** What decides how a match goes on and is not in its story. */
export interface StoredMatch extends Kept {
  readonly table: string;
}

export interface StoredLine {
  readonly table: string;
  readonly channel: string;
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
  readonly served: number | null; // as of an entry
}

export interface Mark {
  readonly table: string;
  readonly person: string;
  readonly channel: string;
  readonly id: number;
}
