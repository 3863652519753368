import { hash } from 'node:crypto';
import { failureOf, type Alarmed, type News, type StoredTable } from '../storage/index.ts';
import type { Environment } from '../environment.ts';
import type { Table } from './table.ts';
import { hearOthers } from './talking.ts';

/** What the company must know of the tables of this process. */
interface Tables {
  here(id: string): Table | undefined;
  all(): Iterable<Table>;
  /** Who looks after it may be another now. */
  changed(table: Table): void;
  /** Tables of a process that is gone are to be looked after here. */
  takeOver(): Promise<unknown>;
  /** These have something to be done by themselves. */
  callFor(tables: readonly Alarmed[]): Promise<unknown>;
}

/** Where some only serve people, it is looked up so often what they have left to others and nobody has heard of. */
const LEFT_MS = 10_000;

/**
 * The processes that share a database. Each table is looked after by one of them: its bots think there, and its clock is
 * obeyed there. That is the one that wrote last at it, which has it in memory; where that one is gone, all that are there
 * agree on another without a word. For a moment two may take themselves for it: that nothing is done twice rests on the
 * story, not on this.
 *
 * What another one has written at a table that is here is followed at once, by its hint, and a second later where the hint
 * was lost.
 */
export class Company {
  readonly #around: Environment;
  readonly #tables: Tables;
  readonly #own: string | null; // null: this process has the database for itself
  readonly #following = new Set<Table>(); // at which another process may have written something that was not read yet
  readonly #strange = new Set<string>(); // tables that are not here and have moved on at a process that keeps none
  #others: readonly string[] = [];
  #keepers: readonly string[] = []; // of the others, those that look after tables
  #leftAt = -Infinity;
  #isLooking = false;
  #isReading = false;

  constructor(around: Environment, tables: Tables) {
    this.#around = around;
    this.#tables = tables;
    this.#own = around.storage.process;
    around.storage.onOthers(news => this.#hear(news));
  }

  get isShared(): boolean {
    return this.#own !== null;
  }

  get processes(): number {
    return this.#others.length + 1;
  }

  isMine({ id, keeper }: Pick<StoredTable, 'id' | 'keeper'>): boolean {
    if (this.#own === null) return true;
    if (!this.#around.storage.isKeeper) return false;
    if (keeper === this.#own) return true;
    if (keeper !== null && this.#keepers.includes(keeper)) return false;
    const own = weight(id, this.#own);
    return this.#keepers.every(other => weight(id, other) < own);
  }

  /** Once a second: who is there, and what has been missed. */
  async look(): Promise<void> {
    if (!this.isShared || this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.meet();
      await this.#sweep();
    } catch (error) {
      this.#around.log.warn({ why: failureOf(error) }, 'the database cannot be asked');
    } finally {
      this.#isLooking = false;
    }
  }

  /** Says that this process is there, and hears which others are. */
  async meet(): Promise<void> {
    if (!this.isShared) return;
    const { storage, served, now, reachServed } = this.#around;
    const beat = await storage.beat(served(), now());
    reachServed?.(beat.served);
    const before = [this.#others, this.#keepers].join(';');
    this.#others = beat.others;
    this.#keepers = beat.keepers;
    const isLooking = this.#hasHelpers && performance.now() - this.#leftAt > LEFT_MS;
    if (isLooking) this.#leftAt = performance.now();
    if (before === [beat.others, beat.keepers].join(';')) {
      // They come in order, so nobody came or went; but a hint may have been lost.
      if (isLooking) await this.#tables.takeOver();
      return;
    }
    for (const table of this.#tables.all()) {
      this.#tables.changed(table);
      this.#visit(table);
    }
    await this.#tables.takeOver();
  }

  /** Are there processes that leave tables to this one? */
  get #hasHelpers(): boolean {
    return this.#around.storage.isKeeper && this.#others.length > this.#keepers.length;
  }

  #hear(news: News): void {
    if (news !== 'all' && this.#hasHelpers) {
      for (const id of news.tables) if (this.#tables.here(id) === undefined) this.#strange.add(id);
      if (this.#strange.size > 0) void this.#read();
    }
    const all = [...this.#tables.all()];
    const here = (ids: readonly string[]): Table[] => ids.flatMap(id => this.#tables.here(id) ?? []);
    for (const table of news === 'all' ? all : here(news.tables)) this.#follow(table);
    for (const table of news === 'all' ? all : here(news.visits)) this.#visit(table);
    for (const table of news === 'all' ? all : here(news.talk))
      if (table.said.size > 0) this.#inTurn(table, () => hearOthers(table));
  }

  #follow(table: Table): void {
    if (table.isClosed) return;
    this.#following.add(table);
    void this.#read();
  }

  /** Reads what is new of all tables at once; what is heard of meanwhile waits for the next reading. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#following.size > 0 || this.#strange.size > 0) {
        await new Promise(setImmediate); // several hints may have come together
        const strange = [...this.#strange];
        this.#strange.clear();
        const left = await this.#around.storage.alarmedAmong(strange);
        if (left.length > 0) await this.#tables.callFor(left.filter(table => this.isMine(table)));
        const tables = [...this.#following];
        this.#following.clear(); // what is written from here on needs another look
        for (const progress of await this.#around.storage.progress(tables.map(({ record }) => record))) {
          const table = this.#tables.here(progress.from.id);
          if (table !== undefined) this.#inTurn(table, () => table.catchUp(progress));
        }
      }
    } catch (error) {
      this.#around.log.warn({ why: failureOf(error) }, 'what other processes wrote could not be read'); // the sweep does
    } finally {
      this.#isReading = false;
    }
  }

  #visit(table: Table): void {
    this.#inTurn(table, () => table.meet());
  }

  #inTurn(table: Table, task: () => Promise<void>): void {
    table.runAside(task).catch((error: unknown) => {
      this.#around.log.warn({ table: table.id, why: failureOf(error) }, 'what another process wrote could not be read');
    });
  }

  /** Hints can be lost: tables that have moved on elsewhere are followed all the same. */
  async #sweep(): Promise<void> {
    const ids = [...this.#tables.all()].map(({ id }) => id);
    for (const [id, version] of await this.#around.storage.versions(ids)) {
      const table = this.#tables.here(id);
      if (table !== undefined && table.record.version < version) this.#follow(table);
    }
  }
}

const weight = (id: string, process: string): string => hash('sha256', `${process} ${id}`);
