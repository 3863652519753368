import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { statementsOf } from './statements.ts';
import type { Unit, Write, Written } from './storage.ts';

/** A change that lost a race; it undoes its unit and nothing else. */
class Conflict extends Error {}

/** A unit was half written when it lost a race: what others wrote with it has to be written again. */
class HalfWritten extends Error {}

/** A duplicate key is SQLite's error 1555 or 2067. */
function isDuplicate(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return code === 1555 || code === 2067;
}

const isLost = (error: unknown): boolean => error instanceof Conflict || isDuplicate(error);

/**
 * Writes to the database, by statements that are prepared once. It is done at one go: the disk blocks for the sync in any
 * case, and to build and await each statement cost more than to carry it out.
 */
export class Writer {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /**
   * One transaction for all units. A lost race costs only the loser: most are noticed at the first write of a unit, which
   * has changed nothing then; where not, all is done again with a savepoint for each.
   */
  commit(units: readonly Unit[]): Written[] {
    try {
      return this.#transaction(() => units.map(unit => this.#plainly(unit)));
    } catch (error) {
      if (!(error instanceof HalfWritten)) throw error;
      return this.#transaction(() => units.map(unit => this.#guarded(unit)));
    }
  }

  #transaction<T>(task: () => T): T {
    this.#run('begin immediate');
    try {
      const done = task();
      this.#run('commit');
      return done;
    } catch (error) {
      if (this.#db.isTransaction) this.#run('rollback'); // where the disk is full, SQLite has done it by itself
      throw error;
    }
  }

  #plainly(unit: Unit): Written {
    let done = 0;
    try {
      for (const change of unit) {
        this.#write(change);
        done++;
      }
      return 'done';
    } catch (error) {
      if (!isLost(error)) throw error;
      if (done > 0) throw new HalfWritten();
      return this.#isWritten(unit) ? 'done' : 'conflict';
    }
  }

  #guarded(unit: Unit): Written {
    this.#run('savepoint unit');
    try {
      for (const change of unit) this.#write(change);
      this.#run('release savepoint unit');
      return 'done';
    } catch (error) {
      if (!isLost(error)) throw error;
      this.#run('rollback to savepoint unit');
      this.#run('release savepoint unit');
      return this.#isWritten(unit) ? 'done' : 'conflict';
    }
  }

  /** Is this very unit there already? Then all of it is: no half of one ever was. */
  #isWritten(unit: Unit): boolean {
    const text = 'select id from entries where table_id = ? and n = ?';
    return unit.some(change => {
      if (change.do !== 'add-entry' || change.entry.id === null) return false;
      const { table, n, id } = change.entry;
      return this.#prepare(text).get(table, n)?.['id'] === id;
    });
  }

  #prepare(text: string): StatementSync {
    let statement = this.#prepared.get(text);
    if (statement === undefined) this.#prepared.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  #run(text: string): void {
    this.#prepare(text).run();
  }

  #write(change: Write): void {
    for (const { text, values, isRace } of statementsOf(change)) {
      const { changes } = this.#prepare(text).run(...values);
      if (isRace && Number(changes) !== 1) throw new Conflict(`${change.do}: somebody else was first`);
    }
  }
}
