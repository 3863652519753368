import type { Seat } from '@corvo/core';
import type { EntryTexts, Outline } from '@corvo/host';
import type { Preferences } from '@corvo/protocol';
import type { Rate } from '../config.ts';
import type {
  Chosen,
  Mark,
  Person,
  Snapshot,
  StoredEntry,
  StoredLine,
  StoredMatch,
  StoredNotice,
  StoredTable,
  StoredToken,
  StoredWay,
} from './stored.ts';

/** One change. Several of them make a unit, which happens as a whole or not at all. */
export type Write =
  | { readonly do: 'put-person'; readonly person: Person }
  /** One of the choices of a person. */
  | { readonly do: 'put-preference'; readonly person: string; readonly chosen: Chosen }
  /** What is there already, and has not been sent, stays as it is. */
  | { readonly do: 'put-notice'; readonly notice: StoredNotice }
  /** It is sent later, or by other ways, than was thought; nothing happens where it is gone. */
  | { readonly do: 'move-notice'; readonly notice: StoredNotice }
  | { readonly do: 'drop-notice'; readonly notice: Pick<StoredNotice, 'owner' | 'table' | 'kind'> }
  | { readonly do: 'put-way'; readonly way: StoredWay }
  /** Where nobody was first; `before`: what it must still be. */
  | { readonly do: 'claim-way'; readonly way: StoredWay; readonly before: string | null }
  | { readonly do: 'drop-way'; readonly owner: string; readonly name: string }
  | { readonly do: 'put-token'; readonly token: StoredToken }
  | { readonly do: 'drop-tokens'; readonly person: string; readonly kind: StoredToken['kind'] }
  | { readonly do: 'drop-token'; readonly hash: string }
  /** All sessions of a person but one. */
  | { readonly do: 'drop-sessions'; readonly person: string; readonly but: string | null }
  /** A link works once: whoever comes second, even at the same moment, has lost. */
  | { readonly do: 'use-link'; readonly hash: string }
  | { readonly do: 'touch-token'; readonly hash: string; readonly at: number }
  /**
   * Version 1 is new; any other replaces exactly the version before it. `reseated`: the people in the seats changed;
   * `relisted`: the table has another place in their lists.
   */
  | { readonly do: 'put-table'; readonly table: StoredTable; readonly reseated: boolean; readonly relisted?: boolean }
  /** A move at a running table: nothing else of it has changed than what a move changes. */
  | { readonly do: 'move-table'; readonly table: StoredTable }
  /** `texts`: where they have been made already. */
  | { readonly do: 'add-entry'; readonly entry: StoredEntry; readonly texts?: EntryTexts }
  /** What was played after an entry and before another was taken back without a trace; the snapshots go with it. */
  | (Dropping & { readonly do: 'void-entries'; readonly after: number; readonly before: number })
  /** An entry that a newer one replaces, with its snapshot. */
  | (Dropping & { readonly do: 'drop-entry'; readonly n: number })
  | { readonly do: 'put-match'; readonly match: StoredMatch }
  /** With the hash of the state, where its entry was stored without. */
  | { readonly do: 'put-snapshot'; readonly snapshot: Snapshot; readonly hash?: string }
  | { readonly do: 'add-line'; readonly line: StoredLine }
  /** A mark never goes back: another device may have read on. */
  | { readonly do: 'put-mark'; readonly mark: Mark }
  /** For how long a server has been there in all, in milliseconds; it never goes back. */
  | { readonly do: 'put-served'; readonly served: number; readonly at: number };

/**
 * What those who see a table late have been shown by a moment, in served time, is not dropped: that it is gone would tell
 * them before its time that something has happened. Null: nobody sees it late.
 */
interface Dropping {
  readonly table: string;
  readonly shown: number | null;
}

export type Unit = readonly Write[];
/**
 * `conflict`: somebody else has already written this entry, this line or this version. Whoever writes a unit once more
 * whose entry is there under its own id, because no answer came the first time, is told `done`.
 */
export type Written = 'done' | 'conflict';

/** Where a table stands in a list: the newest first, and those of one moment by their ids. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

/**
 * A page of a list: what stands on an open shelf, or a person's own tables. Tables after `since` and behind a place;
 * `since` is for shelves only. `ended`: those on the shelf `late`, or of a person, that ended after a moment of served time
 * where some see it late, and no pages.
 */
export interface TableQuery {
  readonly list: 'open' | 'running' | 'ended' | 'late' | 'finished' | 'mine' | 'played';
  readonly person: string;
  readonly since: number;
  readonly behind: Cursor | null;
  readonly limit: number;
}

/** As much of a table as tells when a server has something to do there, and which. */
export type Alarmed = Pick<StoredTable, 'id' | 'keeper' | 'alarm'>;

/**
 * Tables that have changed, such at which somebody said something, and such to which somebody came or which somebody left;
 * `all`: some may have.
 */
export type News = 'all' | Readonly<Record<'tables' | 'talk' | 'visits', readonly string[]>>;

/** How far a table is known. */
export type KnownTable = Pick<StoredTable, 'id' | 'version' | 'n'>;

/** A table that has changed since it was last read. */
export interface Progress {
  readonly from: KnownTable;
  readonly table: StoredTable;
  readonly match: StoredMatch | undefined;
  readonly entries: readonly StoredEntry[]; // since; not where there are very many
}

/** Somebody who looks at a table by another process; without a name: a stranger. */
export interface Visitor {
  readonly person: string;
  readonly name: string;
}

export interface Beat {
  readonly served: number;
  readonly others: readonly string[];
  readonly keepers: readonly string[]; // those of the others that look after tables
}

/**
 * All that the server asks of a database. One door for writing, so that many small changes can share one sync of the
 * disk; when `commit` has answered, what it wrote survives a power cut.
 */
export interface Storage {
  /** The name of this process among those that share the database; null where it has one for itself. */
  readonly process: string | null;
  /** Does this process look after tables, or leave that to others? */
  readonly isKeeper: boolean;
  commit(units: readonly Unit[]): Promise<readonly Written[]>;
  person(id: string): Promise<Person | undefined>;
  personsNamed(name: string): Promise<readonly Person[]>;
  personWithToken(hash: string, kind: StoredToken['kind'], now: number): Promise<Person | undefined>;
  /** What these people have chosen; who has chosen nothing is not among them. */
  preferences(people: readonly string[]): Promise<ReadonlyMap<string, Partial<Preferences>>>;
  /** Whose notices are to be sent by now, the longest waiting first, but for some. */
  noticesDue(until: number, limit: number, but?: readonly string[]): Promise<readonly string[]>;
  noticesOf(owner: string): Promise<readonly StoredNotice[]>;
  ways(owners: readonly string[]): Promise<readonly StoredWay[]>;
  /** Where somebody is known: the sessions of a person that have not expired, the last used first. */
  sessions(person: string, now: number): Promise<readonly StoredToken[]>;
  /** Another number once another process has written something about who is who. */
  othersWrote(): Promise<number>;
  /** Hears where another process has written something, soon after it did: a hint, which may be lost. */
  onOthers(hear: (news: News) => void): void;
  /**
   * Says that this process is there and for how long a server has been; answers which others are, and for how long as far
   * as all of them know.
   */
  beat(served: number, at: number): Promise<Beat>;
  /**
   * Takes one of a bucket that all processes share; answers 0, or after how many seconds to try again. Where there is only
   * one process it keeps its own.
   */
  take(key: string, rate: Rate): Promise<number>;
  /** Somebody has come to a table by this process, or has left it: the other processes see it too. It need not last. */
  come(table: string, person: string, name: string): Promise<void>;
  go(table: string, person: string): Promise<void>;
  /** Who looks at a table by the other processes. */
  elsewhere(table: string): Promise<readonly Visitor[]>;
  /** At which version tables are, of those that are there. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  table(id: string): Promise<StoredTable | undefined>;
  /** What was written since at those of some tables that have changed. */
  progress(known: readonly KnownTable[]): Promise<readonly Progress[]>;
  tables(query: TableQuery): Promise<readonly StoredTable[]>;
  /** Tables at which a server has something to do by itself up to a moment of served time, the first that is due first. */
  alarmed(until: number): Promise<readonly Alarmed[]>;
  /** The same of some tables, whenever it is due. */
  alarmedAmong(ids: readonly string[]): Promise<readonly Alarmed[]>;
  /** When, in served time, it next has after that; undefined: never. */
  nextAlarm(after: number): Promise<number | undefined>;
  /** The story after an entry, up to another, in order; -1 begins with the set-up. */
  entries(table: string, after: number, upTo?: number): Promise<readonly StoredEntry[]>;
  /** The last entries before one, in order: a page for looking back, or the newest. */
  entriesBefore(table: string, before: number, limit: number): Promise<readonly StoredEntry[]>;
  /** The last entry that was there at a moment of served time; undefined where there was none. */
  reached(table: string, until: number): Promise<number | undefined>;
  /** When, in served time, something was next entered or said to all after a moment. */
  next(table: string, channel: string, after: number): Promise<number | undefined>;
  /** The last entry up to another that tells who plays a seat. */
  passing(table: string, seat: Seat, upTo: number): Promise<StoredEntry | undefined>;
  /** The story without its events, or the last of it: enough to know which actions count. */
  outline(table: string, last?: number): Promise<readonly Outline[]>;
  /** Undefined before the start, and at tables of servers that did not keep it yet. */
  match(table: string): Promise<StoredMatch | undefined>;
  /** The newest snapshot that is not newer than entry `n`. */
  snapshot(table: string, n: number): Promise<Snapshot | undefined>;
  /** The last lines of a channel, oldest first; or those that were the last at a moment of served time. */
  lines(table: string, channel: string, limit: number, until?: number): Promise<readonly StoredLine[]>;
  marks(table: string, person: string): Promise<readonly Mark[]>;
  /** For how long a server has been there in all, as far as it was written down. */
  served(): Promise<number>;
  close(): Promise<void>;
}
