import type { Game, Problem, Seat, State } from '@corvo/core';
import {
  seatsOf,
  standingFor,
  waitedFor,
  withInstructions,
  type Change,
  type Match,
  type Resting,
  type Standing,
} from '@corvo/host';
import { LIMITS, refusals, type TableInfo } from '@corvo/protocol';
import type { Share } from '../bots/index.ts';
import { failureOf, type Person, type Progress, type StoredTable, type Write } from '../storage/index.ts';
import type { Environment } from '../environment.ts';
import { isLate } from './access.ts';
import { dueAt, isBotAsked, nextOf } from './alarm.ts';
import type { Answerable } from './bot-tables.ts';
import { load, stateAt, type Loaded } from './load.ts';
import { nameAmong } from './names.ts';
import { isPlayedByPerson, seatOf, wasSeated } from './seats.ts';
import { onward } from './onward.ts';
import { hasRests, restingOf } from './resting.ts';
import { hashOfState, putting, servedFor, storing } from './storing.ts';
import { infoFor, type Presence } from './tell.ts';
import { Telling } from './telling.ts';
import type { Mover, Viewer, Watching } from './viewer.ts';
import type { GameWords } from './words.ts';

const nothing = (): void => {};

/** A lost race is decided again, but not for ever. */
const MOST_TRIES = 30;
/** So many of the last states are at hand for taking back. */
const MOST_RECENT = 16;

/** Of many spectators so many are named. */
const MOST_NAMED = 20;

/** In lists a table follows what happens at it, but does not move at every move. */
const LISTED_EVERY_MS = 60_000;

/** Where a changed table stands in lists. One that spectators see late does not move (CO-7.5). */
function listedAt(before: StoredTable, { status, setup, updatedAt }: StoredTable, reseated: boolean): number {
  if (status === 'playing' && setup.spectators.delaySeconds > 0) return before.createdAt;
  if (reseated || status !== before.status) return updatedAt;
  return updatedAt - before.listedAt >= LISTED_EVERY_MS ? updatedAt : before.listedAt;
}

/** What a page is told of a table itself: where none of it has changed, nothing is told. */
const SHOWN = ['status', 'setup', 'seats', 'host', 'invite', 'comings', 'result', 'guests', 'removed'] as const;

const isShownAlike = (before: StoredTable, after: StoredTable): boolean =>
  SHOWN.every(key => JSON.stringify(before[key]) === JSON.stringify(after[key]));

/** Decides what a command comes to, in the time that was served. It is asked again after a lost race, so all that it checks belongs inside. */
export type Decide = (match: Match, now: number) => Change | Problem | Promise<Change | Problem>;

/**
 * One table in memory: what is stored, the match that is going on, those who look at it. Everything that changes it waits
 * in one queue, and nothing is changed here, or told, before it is on the disk.
 */
export class Table {
  readonly around: Environment;
  readonly game: Game;
  readonly words: GameWords; // its messages are written with them
  readonly telling: Telling;
  readonly watchers = new Map<Viewer, Watching>();
  readonly thinking = new Set<string>(); // the requests that bots are deciding
  record: StoredTable;
  match: Match | null;
  stuck: Problem | null;
  usedAt: number;
  isClosed = false; // the server is being stopped
  readonly said = new Map<string, number>(); // the last line of each channel that somebody here hears
  mustWait = false; // its bots, until fewer tables are left to bots
  isOthers = false; // another process looks after it
  lateDue: number | null = null; // when those who see it late are to be told something, in served time
  /** Hears of every change after it is on the disk. */
  onChange: () => void = () => {};
  readonly #recent = new Map<number, State>();
  #keptAt: number; // the last entry whose state is on the disk
  #elsewhere: ReadonlyMap<string, string> = new Map(); // who looks at it by other processes, with their names
  #sharing: Promise<void> = Promise.resolve();
  readonly #left = new Map<string, number>(); // when people went away, in served time; those never seen here since the table was loaded
  readonly #servedFrom: number;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #address: string | undefined;

  constructor(around: Environment, game: Game, words: GameWords, { record, match, stuck, keptAt }: Loaded) {
    this.around = around;
    this.game = game;
    this.words = words;
    this.telling = new Telling(this);
    this.record = record;
    this.match = match;
    this.stuck = stuck;
    this.#keptAt = keptAt;
    this.usedAt = around.now();
    this.#servedFrom = around.served();
  }

  get id(): string {
    return this.record.id;
  }

  /** Whose turn at thinking its bots take. */
  get share(): Share {
    return { person: this.record.host, address: this.address, table: this.id, isAttended: () => this.isAttended };
  }

  /** Whose turn it is where a bot gives a hint. */
  shareOf(person: string): Share {
    const address = this.#whereIs(one => one === person) ?? `of ${person}`;
    return { person, address, table: this.id, isAttended: () => this.isPresent(person) };
  }

  /** Where those are, or were when they were last here, who answer for what this table costs. */
  get address(): string {
    const { host } = this.record;
    // The host before the others: nobody who sits down at another's table makes it count as theirs.
    this.#address = this.#whereIs(one => one === host) ?? this.#whereIs(one => this.#plays(one)) ?? this.#address;
    return this.#address ?? `of ${host}`;
  }

  /** The table was made from there: until somebody comes to it, that is where they are. */
  set address(address: string) {
    this.#address = address;
  }

  get answerable(): Answerable {
    return { host: this.record.host, address: this.address };
  }

  #whereIs(isMeant: (person: string) => boolean): string | undefined {
    for (const { person, address } of this.watchers.keys()) if (isMeant(person)) return address;
    return undefined;
  }

  /** Is somebody there who plays, and whose seat no bot has? */
  get isAttended(): boolean {
    const { seats } = this.record;
    return seats.some(seat => isPlayedByPerson(seat) && seat.person !== null && this.isPresent(seat.person));
  }

  #plays(person: string): boolean {
    return this.record.seats.some(seat => seat.person === person && isPlayedByPerson(seat));
  }

  /** When, in served time, the server must do something here by itself; null where it need not, or cannot. */
  get deadline(): number | null {
    if (this.match === null || this.stuck !== null || this.mustWait || this.isOthers) return null;
    return nextOf(this.match);
  }

  /** Is nobody looking and nothing going on? Then it may leave the memory, where its clock does not call soon. */
  get isIdle(): boolean {
    const isAsking =
      this.match !== null && this.stuck === null && !this.mustWait && !this.isOthers && isBotAsked(this.match);
    return this.watchers.size === 0 && this.#waiting === 0 && this.thinking.size === 0 && !isAsking;
  }

  /** Waits for its turn: what concerns one table happens one after another. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.usedAt = this.around.now();
    return this.runAside(task);
  }

  /** The same for what nobody here has asked for: it keeps the table in no memory. */
  runAside<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#waiting++ === 0 ? this.#begin(task) : this.#queue.then(() => this.#begin(task));
    this.#queue = done.then(nothing, nothing);
    return done;
  }

  async #begin<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } finally {
      this.#waiting--;
    }
  }

  /** Waits until everything that was asked of this table is done. */
  async settle(): Promise<void> {
    while (this.#waiting > 0) await this.#queue;
  }

  /** Changes the table on the disk, then here; a problem where it could not be. */
  async save(
    change: Partial<StoredTable>,
    writes: readonly Write[] = [],
    reseated = change.seats !== undefined,
  ): Promise<Problem | undefined> {
    const { process: keeper } = this.around.storage;
    const record = { ...this.record, ...change, keeper, version: this.record.version + 1 };
    record.listedAt = listedAt(this.record, record, reseated);
    try {
      const written = await this.around.committer.commit([putting(this.record, record, reseated), ...writes]);
      if (written === 'conflict') {
        await this.reload(); // another process was first: its story counts (CO-7.14)
        return refusals.movedOn();
      }
    } catch (error) {
      this.around.log.error(
        { table: this.id, why: failureOf(error), error: String(error) },
        'a change could not be stored',
      );
      return refusals.notStored();
    }
    this.record = record;
    return undefined;
  }

  /**
   * Changes the match. Where another process was first, it is decided again on top of what that one did. Who gave the
   * command may be answered by what they are told of it.
   */
  async change(decide: Decide, mover?: Mover): Promise<Problem | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const resting = await this.#resting();
      if (resting === null) return refusals.notStored();
      if (this.match === null) return refusals.notStarted();
      if (this.stuck !== null) return this.stuck;
      const match = resting === undefined ? this.match : { ...this.match, resting };
      const change = await decide(match, this.around.served());
      if ('code' in change) {
        if (await this.follow()) continue; // what is refused here may be right where the table is by now
        return change;
      }
      if (change.hears === null) return undefined; // it is as it was
      const refused = await this.adopt(change, {}, mover);
      if (refused?.code !== 'moved-on') return refused;
    }
    return refusals.movedOn();
  }

  /** When people rest, where clocks stand then; undefined where they do not, null where it could not be read. */
  async #resting(): Promise<Resting | undefined | null> {
    if (this.match === null || !hasRests(this.match)) return undefined;
    try {
      return await restingOf(this.around, this.match.owners);
    } catch (error) {
      this.around.log.error({ table: this.id, why: failureOf(error) }, 'nobody’s quiet hours could be read');
      return null;
    }
  }

  /** Stores what a command came to: entry, snapshot, match and table in one unit; then tells everybody their part. */
  async adopt(decided: Change, more: Partial<StoredTable> = {}, mover?: Mover): Promise<Problem | undefined> {
    const before = this.match;
    const about = { ...this.record, ...more };
    // It was decided in the time that was served; the story is told in the time of day.
    const when = { at: this.around.now(), served: this.around.served() };
    const kept = { ...about, keptAt: this.#keptAt };
    const instructed = before === null ? decided.match : withInstructions(before, decided.match, when.served);
    const made = instructed === decided.match ? decided : { ...decided, match: instructed };
    const { change, writes, isKept } = storing(kept, before, made, when, this.around.chance.id());
    const { match, entry } = change;
    const { takeBack } = match.terms;
    const { open } = match.base;
    const isQuiet = entry === null && change.hears !== 'all'; // nobody else may notice it
    const told = (await this.around.notices?.writesFor(this, before, match)) ?? [];
    const refused = await this.save(
      {
        n: match.n,
        waiting: waitedFor(match),
        alarm: dueAt(match),
        status: open.outcome === null ? 'playing' : 'finished',
        result: open.outcome,
        endedAt: open.outcome === null ? null : servedFor(about, when).served,
        ...more,
        seats: match.owners,
        setup: about.setup.takeBack === takeBack ? about.setup : { ...about.setup, takeBack },
        ...(isQuiet ? {} : { updatedAt: when.at }),
      },
      [...writes, ...told],
      more.seats !== undefined || match.owners.some(({ person }, place) => person !== before?.owners[place]?.person),
    );
    if (refused !== undefined) return refused;
    this.match = match;
    if (isKept) this.#keptAt = match.n;
    if (entry !== null) this.#remember(match);
    this.telling.change(change, before, mover);
    this.onChange();
    return undefined;
  }

  /** Writes the whole state down, so that whoever comes next need not play the last actions again. */
  async keep(): Promise<void> {
    const { match, id: table } = this;
    if (this.isOthers) return; // it may have gone on there
    if (match === null || this.stuck !== null || this.#keptAt === match.n) return;
    const { n, base: state } = match;
    try {
      await this.around.committer.commit([
        { do: 'put-snapshot', snapshot: { table, n, state }, hash: hashOfState(state) },
      ]);
      this.#keptAt = n;
    } catch (error) {
      this.around.log.warn({ table, why: failureOf(error) }, 'a snapshot could not be stored');
    }
  }

  #remember({ n, base }: Match): void {
    this.#recent.set(n, base);
    for (const old of this.#recent.keys()) {
      if (this.#recent.size <= MOST_RECENT) return;
      this.#recent.delete(old);
    }
  }

  /** The state after an entry, without what lay sealed then. */
  async stateAt(n: number): Promise<State> {
    const { match } = this;
    if (match !== null && (n === match.n || n === match.since)) return match.base;
    return this.#recent.get(n) ?? stateAt(this.around, this.game, this.record, n);
  }

  /** Has another process changed the table since? Then what it did is followed. */
  async follow(): Promise<boolean> {
    const [progress] = await this.around.storage.progress([this.record]);
    if (progress === undefined) return false;
    await this.catchUp(progress);
    return true;
  }

  /** Follows what another process has done, as it was read: what it played is played here too. */
  async catchUp(progress: Progress): Promise<void> {
    if (progress.table.version <= this.record.version) return;
    const { from, table, entries } = progress;
    // It has moved on here since that was read: then it is read once more.
    if (from.version !== this.record.version) return void (await this.follow());
    const match = onward(this, progress);
    if (match === undefined) return this.#adoptStored(table);
    const before = this.record;
    this.record = table;
    this.match = match;
    this.#keptAt = entries.findLast(({ hash }) => hash !== '')?.n ?? this.#keptAt;
    if (entries.length > 0) this.#remember(match);
    for (const entry of entries) this.telling.entry(entry);
    if (!isShownAlike(before, table)) this.telling.info();
    // What lies sealed has changed without an entry: those hear of it whom it concerns, and nobody else.
    if (entries.length === 0) this.telling.differences();
    this.onChange();
  }

  /** Reads everything again from the disk and tells those who look what they have missed. */
  async reload(): Promise<void> {
    const stored = await this.around.storage.table(this.id);
    if (stored !== undefined) await this.#adoptStored(stored);
  }

  async #adoptStored(stored: StoredTable): Promise<void> {
    const before = this.record;
    const { record, match, stuck, keptAt } = await load(this.around, this.game, stored);
    this.record = record;
    this.match = match;
    this.stuck = stuck;
    this.#keptAt = keptAt;
    const missed = record.n - before.n;
    const last = missed > 0 ? await this.around.storage.entriesBefore(this.id, record.n + 1, LIMITS.moments) : [];
    const entries = last.filter(({ n }) => n > before.n);
    if (missed > entries.length) this.telling.view('all'); // who has missed more than a page joins again
    for (const entry of entries) this.telling.entry(entry, { isWhole: missed > entries.length });
    if (!isShownAlike(before, record)) this.telling.info();
    // What lies sealed may have changed without an entry: those hear of it whom it concerns, and nobody else.
    this.telling.differences();
    this.onChange();
  }

  seatOf(person: string): Seat | null {
    return this.match === null ? (seatOf(this.record, person)?.seat ?? null) : (seatsOf(this.match, person)[0] ?? null);
  }

  /** How somebody is called here. */
  nameOf(person: Person): string {
    return nameAmong(this.record.seats, this.watchers.keys(), person);
  }

  isPresent(person: string): boolean {
    return this.#elsewhere.has(person) || this.#isHere(person);
  }

  #isHere(person: string): boolean {
    for (const viewer of this.watchers.keys()) if (viewer.person === person) return true;
    return false;
  }

  /** A page of somebody is open here: the other processes are told of the first. */
  came({ person, name }: Pick<Viewer, 'person' | 'name'>, isFirst: boolean): void {
    if (isFirst) this.#share(() => this.around.storage.come(this.id, person, name));
  }

  /** A page of somebody is closed. */
  left(person: string): void {
    if (this.isSomebody(person) && !this.isPresent(person)) this.#left.set(person, this.around.served());
    if (!this.#isHere(person)) this.#share(() => this.around.storage.go(this.id, person));
  }

  /** Tells the other processes, where there are any; one after another, and nobody waits for it. */
  #share(tell: () => Promise<void>): void {
    if (this.around.storage.process === null) return;
    this.#sharing = this.#sharing.then(tell).catch((error: unknown) => {
      this.around.log.warn({ table: this.id, why: failureOf(error) }, 'other processes could not be told who is here');
    });
  }

  /** Somebody has come or left by another process, or one of them is gone. */
  async meet(): Promise<void> {
    const before = this.#elsewhere;
    const visitors = await this.around.storage.elsewhere(this.id);
    this.#elsewhere = new Map(visitors.map(({ person, name }) => [person, name]));
    const isAlike = before.size === this.#elsewhere.size && [...before.keys()].every(one => this.#elsewhere.has(one));
    if (isAlike) return;
    for (const person of before.keys())
      if (this.isSomebody(person) && !this.isPresent(person)) this.#left.set(person, this.around.served());
    this.telling.presence();
  }

  /** For how long somebody has been away, as far as this process knows: a clock that jumps takes nobody for away. */
  awayMs(person: string): number {
    return this.isPresent(person) ? 0 : this.around.served() - (this.#left.get(person) ?? this.#servedFrom);
  }

  get presence(): Presence {
    const here = new Set([...this.#elsewhere.keys(), ...[...this.watchers.keys()].map(({ person }) => person)]);
    const seated = this.record.seats.filter(({ person, resigned }) => person !== null && !resigned && here.has(person));
    const outside = here.size - new Set(seated.map(({ person }) => person)).size;
    const sits = new Set(seated.map(({ person }) => person));
    const others = [...this.#elsewhere].map(([person, name]) => ({ person, name }));
    const named = [...others, ...this.watchers.keys()].filter(({ person, name }) => !sits.has(person) && name !== '');
    const names = new Map(named.map(({ person, name }) => [person, name]));
    const watchers = [...names.values()].toSorted().slice(0, MOST_NAMED);
    return { isPresent: person => here.has(person), watching: outside, watchers };
  }

  /** Does this person see the table later than it happens (CO-7.5)? */
  isDelayed(person: string): boolean {
    return isLate(this.record, person);
  }

  /** Up to when, in served time, somebody who sees this table late may see it (CO-7.5); undefined: all of it. */
  horizon(person: string): number | undefined {
    const { delaySeconds } = this.record.setup.spectators;
    return this.isDelayed(person) ? this.around.served() - delaySeconds * 1000 : undefined;
  }

  infoFor(person: string): TableInfo {
    return infoFor(this.record, person, this.presence, this.stuck !== null);
  }

  /** Null before the start, and where the rules of today cannot read the table (CO-7.15). */
  standingFor(person: string): Standing | null {
    if (this.match === null || this.stuck !== null) return null;
    const seat = this.seatOf(person);
    return standingFor(this.match, seat, seat === null ? null : person, this.around.served());
  }

  /** Is this person told anything here that others are not? */
  isSomebody(person: string): boolean {
    return this.record.host === person || wasSeated(this.record, person);
  }

  /** Something happened that those who see the table late are to be told when its time has come. */
  wakeLate(served: number): void {
    const { delaySeconds } = this.record.setup.spectators;
    if (delaySeconds > 0) this.lateDue = Math.min(this.lateDue ?? Infinity, served + delaySeconds * 1000);
  }
}
