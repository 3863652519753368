import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { entryRow, tableRow } from './rows.ts';
import type { Unit, Write, Written } from './storage.ts';
import type { StoredTable } from './stored.ts';

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

/** Those who see the table late have not been shown it by then. */
const NOT_SHOWN = '(served is null or served > ?)';

type Row = Readonly<Record<string, SQLInputValue>>;

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

  /** Carries out one statement; answers how many rows it changed. */
  #run(text: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(text).run(...values).changes);
  }

  #insert(into: string, row: Row, onConflict = ''): void {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    this.#run(`insert into ${into} (${columns.join(', ')}) values (${places})${onConflict}`, ...Object.values(row));
  }

  #write(change: Write): void {
    switch (change.do) {
      case 'put-person': {
        const { id, name, createdAt } = change.person;
        this.#insert(
          'persons',
          { id, name, created_at: createdAt },
          ' on conflict (id) do update set name = excluded.name',
        );
        return;
      }
      case 'put-token': {
        const { hash, person, kind, expiresAt, createdAt, seenAt, device } = change.token;
        const row = { hash, person, kind, expires_at: expiresAt, created_at: createdAt, seen_at: seenAt, device };
        this.#insert('tokens', row, ' on conflict (hash) do update set expires_at = excluded.expires_at');
        return;
      }
      case 'drop-tokens':
        this.#run('delete from tokens where person = ? and kind = ?', change.person, change.kind);
        return;
      case 'drop-token':
        this.#run('delete from tokens where hash = ?', change.hash);
        return;
      case 'drop-sessions': {
        const { person, but } = change;
        this.#run(`delete from tokens where person = ? and kind = 'session' and hash <> ?`, person, but ?? '');
        return;
      }
      case 'use-link':
        if (this.#run(`delete from tokens where hash = ? and kind = 'link'`, change.hash) !== 1)
          throw new Conflict('the link was used');
        return;
      case 'touch-token':
        this.#run('update tokens set seen_at = ? where hash = ?', change.at, change.hash);
        return;
      case 'put-table':
        this.#putTable(change.table);
        if (change.reseated) this.#putMembers(change.table);
        else if (change.relisted) this.#moveMembers(change.table);
        return;
      case 'move-table': {
        const { id, version, n, waiting, alarm, updatedAt } = change.table;
        const text =
          'update tables set version = ?, n = ?, waiting = ?, alarm = ?, updated_at = ? where id = ? and version = ?';
        const moved = this.#run(text, version, n, JSON.stringify(waiting), alarm, updatedAt, id, version - 1);
        if (moved !== 1) throw new Conflict(`table ${id} is no longer at version ${version - 1}`);
        return;
      }
      case 'add-entry':
        this.#insert('entries', entryRow(change.entry, change.texts));
        return;
      case 'void-entries': {
        const { table, after, before, shown } = change;
        const isPlay = `(kind = 'action' or (kind = 'undo' and redrawn is null))`;
        this.#run(
          `delete from entries where table_id = ? and n > ? and n < ? and ${isPlay} and ${NOT_SHOWN}`,
          table,
          after,
          before,
          shown,
        );
        this.#run('delete from snapshots where table_id = ? and n > ? and n < ?', table, after, before);
        return;
      }
      case 'drop-entry':
        this.#run(
          `delete from entries where table_id = ? and n = ? and ${NOT_SHOWN}`,
          change.table,
          change.n,
          change.shown,
        );
        this.#run('delete from snapshots where table_id = ? and n = ?', change.table, change.n);
        return;
      case 'put-match': {
        const { table, ...match } = change.match;
        const row = { table_id: table, body: JSON.stringify(match) };
        this.#insert('matches', row, ' on conflict (table_id) do update set body = excluded.body');
        return;
      }
      case 'put-snapshot': {
        const { table, n, state } = change.snapshot;
        const row = { table_id: table, n, state: JSON.stringify(state) };
        this.#insert('snapshots', row, ' on conflict (table_id, n) do update set state = excluded.state');
        if (change.hash !== undefined)
          this.#run('update entries set hash = ? where table_id = ? and n = ?', change.hash, table, n);
        return;
      }
      case 'add-line': {
        const { table, ...line } = change.line;
        this.#insert('lines', { table_id: table, ...line });
        return;
      }
      case 'put-mark': {
        const { table, person, channel, id } = change.mark;
        const further =
          ' on conflict (table_id, person, channel) do update set id = excluded.id where marks.id < excluded.id';
        this.#insert('marks', { table_id: table, person, channel, id }, further);
        return;
      }
      case 'put-served': {
        const { served, at } = change;
        const further =
          ' on conflict (id) do update set served = excluded.served, at = excluded.at where clock.served <= excluded.served';
        this.#insert('clock', { id: 1, served, at }, further);
      }
    }
  }

  #putTable(table: StoredTable): void {
    const { id, ...columns } = tableRow(table);
    if (table.version === 1) return this.#insert('tables', { id, ...columns });
    const set = Object.keys(columns).map(column => `${column} = ?`);
    const text = `update tables set ${set.join(', ')} where id = ? and version = ?`;
    if (this.#run(text, ...Object.values(columns), id, table.version - 1) !== 1)
      throw new Conflict(`table ${id} is no longer at version ${table.version - 1}`);
  }

  #putMembers(table: StoredTable): void {
    this.#run('delete from members where table_id = ?', table.id);
    const people = new Set([table.host, ...table.seats.flatMap(({ person }) => person ?? [])]);
    for (const person of people) this.#insert('members', { table_id: table.id, person, ...placeOf(table) });
  }

  /** The table has another place in the lists of its people. */
  #moveMembers(table: StoredTable): void {
    const { over, listed_at } = placeOf(table);
    this.#run('update members set over = ?, listed_at = ? where table_id = ?', over, listed_at, table.id);
  }
}

const placeOf = ({ status, listedAt }: StoredTable) => ({ over: Number(status === 'finished'), listed_at: listedAt });
