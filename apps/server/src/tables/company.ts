import { hash } from 'node:crypto';
import { failureOf, type News, type StoredTable } from '../storage/index.ts';
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
}

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
  #others: readonly string[] = [];
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
    if (this.#own === null || keeper === this.#own) return true;
    if (keeper !== null && this.#others.includes(keeper)) return false;
    const own = weight(id, this.#own);
    return this.#others.every(other => weight(id, other) < own);
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
    const before = this.#others;
    this.#others = beat.others;
    if (before.join() === beat.others.join()) return; // they come in order
    for (const table of this.#tables.all()) {
      this.#tables.changed(table);
      this.#visit(table);
    }
    await this.#tables.takeOver();
  }

  #hear(news: News): void {
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
      while (this.#following.size > 0) {
        await new Promise(setImmediate); // several hints may have come together
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
