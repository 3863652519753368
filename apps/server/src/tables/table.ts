import { hashOf, type Game, type Problem, type Seat, type State } from '@corvo/core';
import { refusals, type Proposal, type Standing, type TableInfo, type Undo } from '@corvo/protocol';
import type { Entry, StoredTable, Write } from '../storage/index.ts';
import type { Surroundings } from '../surroundings.ts';
import { refuseVisit } from './access.ts';
import { alarmFor, clockOf, deadlineFor, type Deadline } from './deadline.ts';
import { lastOf, load, type Loaded, type Play } from './play.ts';
import { isPlayed, seatOf } from './seats.ts';
import { infoFor, momentFor } from './tell.ts';
import type { Viewer, Watching } from './viewer.ts';

/** One entry of the story before it has a number, a hash and a time. */
export type NewEntry = Omit<Entry, 'table' | 'n' | 'hash' | 'at'>;

/** What else goes with an entry. */
interface Appending {
  readonly change?: Partial<StoredTable>;
  readonly clock?: 'runs-on' | 'anew';
  /** Runs when it is on the disk, before anybody is told: what is in memory alone must not change sooner. */
  readonly onStored?: () => void;
}

/** Every so many entries a snapshot is kept for looking back; in between only the newest is. */
const KEEP_EVERY = 32;

/**
 * One table in memory: what is stored, the game that is going on, those who look at it. Everything that changes it waits
 * in one queue, and nothing is changed here, or told, before it is on the disk.
 */
export class Table {
  readonly around: Surroundings;
  readonly game: Game;
  readonly watchers = new Map<Viewer, Watching>();
  readonly thinking = new Set<string>(); // the requests that bots are deciding
  record: StoredTable;
  play: Play | null;
  stuck: Problem | null;
  proposal: Omit<Proposal, 'moves'> | null = null; // how many moves go with it is counted when it is told
  rewinds = 0; // how often the game went back: what a bot thought before that is void
  deadline: Deadline | null = null;
  usedAt: number;
  isClosed = false; // the server is being stopped
  /** Hears of every change after it is on the disk. */
  onChange: () => void = () => {};
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(around: Surroundings, game: Game, { record, play, stuck }: Loaded) {
    this.around = around;
    this.game = game;
    this.record = record;
    this.play = play;
    this.stuck = stuck;
    this.usedAt = around.now();
    this.#takeDeadline();
  }

  get id(): string {
    return this.record.id;
  }

  /** Is nobody looking and nothing going on? Then it may leave the memory. */
  get isIdle(): boolean {
    return this.watchers.size === 0 && this.#waiting === 0 && this.thinking.size === 0 && this.deadline === null;
  }

  /** Waits for its turn: what concerns one table happens one after another. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.usedAt = this.around.now();
    const done = this.#queue.then(task).finally(() => this.#waiting--);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Waits until everything that was asked of this table is done. */
  async settle(): Promise<void> {
    while (this.#waiting > 0) await this.#queue;
  }

  /** Changes the table on the disk, then here; a problem where it could not be. */
  async save(change: Partial<StoredTable>, writes: readonly Write[] = []): Promise<Problem | undefined> {
    const record = { ...this.record, ...change, version: this.record.version + 1 };
    const reseated = change.seats !== undefined;
    try {
      const written = await this.around.committer.commit([{ do: 'put-table', table: record, reseated }, ...writes]);
      if (written === 'conflict') {
        await this.reload(); // another process was first: its story counts (CO-7.14)
        return refusals.movedOn();
      }
    } catch (error) {
      this.around.log.error({ table: this.id, error: String(error) }, 'a change could not be stored');
      return refusals.notStored();
    }
    this.record = record;
    return undefined;
  }

  /** Adds an entry to the story: entry, snapshot and table in one unit; then tells everybody their part of it. */
  async append(
    fresh: NewEntry,
    next: (n: number) => Play,
    { change = {}, clock = 'runs-on', onStored }: Appending = {},
  ): Promise<Problem | undefined> {
    const n = this.record.n + 1;
    const play = next(n);
    const { state } = play;
    const at = this.around.now();
    const entry: Entry = { ...fresh, table: this.id, n, at, hash: hashOf(state) };
    const deadline = deadlineFor(this.game, state, this.record.setup, clock === 'anew' ? null : this.deadline, at);
    const replaces = n === 0 || (n - 1) % KEEP_EVERY === 0 ? null : n - 1;
    const refused = await this.save(
      {
        n,
        waiting: this.waitedFor(state),
        alarm: alarmFor(this.game, state, change.seats ?? this.record.seats, deadline),
        updatedAt: at,
        status: state.open.outcome === null ? 'playing' : 'finished',
        result: state.open.outcome,
        ...change,
      },
      [
        { do: 'add-entry', entry },
        { do: 'put-snapshot', snapshot: { table: this.id, n, state }, replaces },
      ],
    );
    if (refused !== undefined) return refused;
    const hasGrown = play.line.length > (this.play?.line.length ?? 0);
    this.play = play;
    this.deadline = deadline;
    onStored?.();
    if (state.open.outcome !== null) this.proposal = null;
    else if (this.proposal !== null && hasGrown) {
      // More would go than they agreed to (CO-7.11): they are asked again.
      const { agreed, waiting } = this.proposal;
      this.proposal = { ...this.proposal, agreed: [], waiting: [...agreed, ...waiting] };
    }
    this.#tellEntry(entry);
    this.onChange();
    return undefined;
  }

  /** Reads everything again from the disk and tells those who look what they have missed. */
  async reload(): Promise<void> {
    const stored = await this.around.storage.table(this.id);
    if (stored === undefined) return;
    const known = this.record.n;
    const { record, play, stuck } = await load(this.around, this.game, stored);
    this.record = record;
    this.play = play;
    this.stuck = stuck;
    this.proposal = null;
    this.#takeDeadline();
    for (const entry of await this.around.storage.entries(this.id, known)) this.#tellEntry(entry);
    this.tellTable();
    this.onChange();
  }

  waitedFor({ open }: State): Seat[] {
    return this.game
      .waiting(open)
      .filter(({ answered }) => !answered)
      .map(({ seat }) => seat);
  }

  seatOf(person: string): Seat | null {
    return seatOf(this.record, person)?.seat ?? null;
  }

  isPresent(person: string): boolean {
    for (const viewer of this.watchers.keys()) if (viewer.person === person) return true;
    return false;
  }

  get presence(): { isPresent: (person: string) => boolean; watching: number } {
    const outside = new Set(
      [...this.watchers.keys()].map(({ person }) => person).filter(person => this.seatOf(person) === null),
    );
    return { isPresent: person => this.isPresent(person), watching: outside.size };
  }

  /** Does this person see the table later than it happens (CO-7.5)? */
  isDelayed(person: string): boolean {
    return (
      this.record.setup.spectators.delaySeconds > 0 &&
      this.record.status !== 'gathering' &&
      this.seatOf(person) === null
    );
  }

  /** The other seats in which people decide. */
  othersThan(seat: Seat): Seat[] {
    return this.record.seats.filter(other => other.seat !== seat && isPlayed(other)).map(other => other.seat);
  }

  /** May this seat take back its last action without asking (CO-1.8)? Bots have no objection. */
  mayUndo(seat: Seat): boolean {
    const last = this.play?.line.at(-1);
    return (last?.seat === seat && !last.settled) || this.othersThan(seat).length === 0;
  }

  #undoFor(seat: Seat | null): Undo {
    const { play } = this;
    const { status } = this.record;
    const proposal = this.#openProposal();
    const found = seat === null || play === null || status !== 'playing' ? null : lastOf(play.line, seat);
    if (seat === null || found === null) return { own: false, last: null, proposal };
    return { own: this.mayUndo(seat), last: { from: found.from, moves: found.moves }, proposal };
  }

  /** What is proposed, with all that would go by now: bots play on while people make up their minds. */
  #openProposal(): Proposal | null {
    const { proposal, play } = this;
    if (proposal === null || play === null) return null;
    return { ...proposal, moves: play.line.filter(({ n }) => n >= proposal.from).length };
  }

  infoFor(person: string): TableInfo {
    return infoFor(this.record, person, this.presence, this.stuck !== null);
  }

  /** Null before the start, and where the rules of today cannot read the table (CO-7.15). */
  standingFor(seat: Seat | null): Standing | null {
    if (this.play === null || this.stuck !== null) return null;
    return {
      n: this.record.n,
      view: this.game.view(this.play.state, seat),
      undo: this.#undoFor(seat),
      clock: clockOf(this.game, this.play.state, this.record.setup, this.deadline, this.around.now()),
    };
  }

  /** Those who look at the table as it happens. Who may no longer be here is told so and hears nothing more. */
  *#present(): Generator<Watching> {
    for (const [viewer, watching] of this.watchers) {
      const refused = refuseVisit(this.record, viewer.person);
      if (refused !== undefined) {
        this.watchers.delete(viewer);
        viewer.send('refused', refused);
      } else if (!this.isDelayed(viewer.person)) yield watching; // the others are shown it later
    }
  }

  /** Tells everybody who sits where and what the table is about. */
  tellTable(): void {
    for (const { viewer } of this.#present()) {
      viewer.send('table', this.infoFor(viewer.person));
    }
  }

  tellStanding(): void {
    for (const { viewer } of this.#present()) {
      const standing = this.standingFor(this.seatOf(viewer.person));
      if (standing === null) continue;
      const { n, undo, clock } = standing;
      viewer.send('standing', { table: this.id, n, undo, clock });
    }
  }

  tellPresence(): void {
    const present = this.record.seats
      .filter(({ person }) => person !== null && this.isPresent(person))
      .map(({ seat }) => seat);
    const { watching } = this.presence;
    for (const viewer of this.watchers.keys()) viewer.send('presence', { table: this.id, present, watching });
  }

  #tellEntry(entry: Entry): void {
    const isOver = this.record.status === 'finished';
    for (const watching of this.#present()) {
      const { viewer } = watching;
      const seat = this.seatOf(viewer.person);
      const standing = this.standingFor(seat);
      if (standing === null) continue;
      watching.shown = entry.n;
      viewer.send('update', {
        table: this.id,
        ...standing,
        n: entry.n,
        moment: momentFor(entry, seat, isOver, this.record.seats),
      });
    }
  }

  #takeDeadline(): void {
    const { alarm, status, setup } = this.record;
    this.deadline = null;
    if (this.play === null || status !== 'playing' || this.stuck !== null) return;
    const fresh = deadlineFor(this.game, this.play.state, setup, null, this.around.now());
    if (fresh !== null) this.deadline = alarm ? { ...fresh, at: alarm } : fresh;
  }
}
