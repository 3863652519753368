import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { isGone } from '../storage/failure.ts';
import { tableRow } from '../storage/rows.ts';
import { statementsOf, type Statement } from '../storage/statements.ts';
import type { Unit, Written } from '../storage/storage.ts';
import { isDuplicate, isSentHome } from './errors.ts';
import { CHANNEL, hintsOf } from './hint.ts';
import { moveOf, writeMoves, type Move } from './moves.ts';

/** A change that lost a race; it undoes its unit and nothing else. */
class Conflict extends Error {}

const PAUSE_MS = 100;

const numbered = new Map<string, string>();

/** PostgreSQL numbers its places. */
function withNumbers(text: string): string {
  let made = numbered.get(text);
  if (made === undefined) {
    let place = 0;
    numbered.set(text, (made = text.replaceAll('?', () => `$${++place}`)));
  }
  return made;
}

/** The tables that a unit is about. */
function tablesOf(unit: Unit): string[] {
  return unit.flatMap(change => {
    if ('table' in change) return [typeof change.table === 'string' ? change.table : change.table.id];
    switch (change.do) {
      case 'add-entry':
        return [change.entry.table];
      case 'put-match':
        return [change.match.table];
      case 'put-snapshot':
        return [change.snapshot.table];
      case 'add-line':
        return [change.line.table];
      case 'put-mark':
        return [change.mark.table];
      default:
        return [];
    }
  });
}

/** Nothing that another process has to hear of: it reads it where it needs it, as how far somebody has read. */
const SILENT: ReadonlySet<Unit[number]['do']> = new Set(['put-mark', 'put-served', 'touch-token', 'put-preference']);
const isSilent = (unit: Unit): boolean => unit.every(({ do: what }) => SILENT.has(what));

/** Writes groups of units to PostgreSQL, and tells other processes afterwards that there is something new. */
export class PostgresWriter {
  readonly #pool: Pool;
  readonly #own: string;
  readonly #patienceMs: number;

  /** `own`: how this process calls itself to others; `patienceMs`: so long it tries where nobody can be reached. */
  constructor(pool: Pool, own: string, patienceMs: number) {
    this.#pool = pool;
    this.#own = own;
    this.#patienceMs = patienceMs;
  }

  /**
   * All units, each as a whole or not at all. Where no answer comes, nobody knows whether it was done: it is written once
   * more, and what is there already by this very unit counts as done.
   */
  async commit(units: readonly Unit[]): Promise<Written[]> {
    const until = performance.now() + this.#patienceMs;
    for (let wasLost = false; ;) {
      try {
        const written = await this.#write(units, wasLost);
        this.#hint(units.filter((_, place) => written[place] === 'done'));
        return written;
      } catch (error) {
        const gone = isGone(error);
        if (!(gone || isSentHome(error)) || performance.now() > until) throw error;
        wasLost ||= gone;
        await sleep(PAUSE_MS * (0.5 + Math.random()));
      }
    }
  }

  /** A hint goes out after the commit: inside it, a lock of the whole database would be held until the sync is done. */
  #hint(units: readonly Unit[]): void {
    const told = units.filter(unit => !isSilent(unit));
    if (told.length === 0) return;
    const hasTalk = (unit: Unit): boolean => unit.every(({ do: what }) => what === 'add-line' || what === 'put-served');
    const tables = told.filter(unit => !hasTalk(unit)).flatMap(tablesOf);
    for (const hint of hintsOf(this.#own, { tables, talk: told.filter(hasTalk).flatMap(tablesOf), visits: [] }))
      this.#pool.query('select pg_notify($1, $2)', [CHANNEL, hint]).catch(() => {}); // others look for themselves
  }

  async #write(units: readonly Unit[], wasLost: boolean): Promise<Written[]> {
    const moves = units.map(moveOf);
    const tables = new Set(moves.map(move => move?.table.id));
    if (!moves.every(move => move !== undefined) || tables.size < units.length) return this.#one(units, wasLost);
    try {
      const moved = await writeMoves(this.#pool, moves);
      const lost = moves.filter(({ table }) => !moved.has(table.id));
      const known = lost.length === 0 ? new Set<Move>() : await knownMoves(this.#pool, lost);
      return moves.map(move => (moved.has(move.table.id) || known.has(move) ? 'done' : 'conflict'));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.#one(units, wasLost); // one of them has its entry there already: one by one it shows which
    }
  }

  /** One transaction, in which every unit can fail by itself. */
  async #one(units: readonly Unit[], wasLost: boolean): Promise<Written[]> {
    const line = await this.#pool.connect();
    let isBroken = false;
    try {
      await line.query('begin');
      const tables = [...new Set(units.flatMap(tablesOf))];
      // In the order of their ids, so that two groups never wait for each other in a circle.
      if (tables.length > 0)
        await line.query('select 1 from tables where id = any($1) order by id for update', [tables]);
      const written: Written[] = [];
      for (const unit of units) written.push(await guarded(line, unit, wasLost));
      await line.query('commit');
      return written;
    } catch (error) {
      isBroken = isGone(error);
      if (!isBroken) await line.query('rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      line.release(isBroken);
    }
  }
}

async function guarded(line: PoolClient, unit: Unit, wasLost: boolean): Promise<Written> {
  await line.query('savepoint unit');
  try {
    for (const change of unit) for (const statement of statementsOf(change)) await run(line, statement);
    await line.query('release savepoint unit');
    return 'done';
  } catch (error) {
    if (!(error instanceof Conflict || isDuplicate(error))) throw error;
    await line.query('rollback to savepoint unit');
    return (await isWritten(line, unit, wasLost)) ? 'done' : 'conflict';
  }
}

async function run(line: PoolClient, { text, values, isRace }: Statement): Promise<void> {
  const { rowCount } = await line.query(withNumbers(text), [...values]);
  if (isRace && rowCount !== 1) throw new Conflict('somebody else was first');
}

/** Those of some moves that are there already: by the ids of their entries. */
async function knownMoves(pool: Pool, moves: readonly Move[]): Promise<ReadonlySet<Move>> {
  const entries = moves.map(({ entry }) => entry.entry);
  const { rows } = await pool.query<{ id: string }>(
    `select entries.id from unnest($1::text[], $2::int[]) as given(table_id, n)
      join entries on entries.table_id = given.table_id and entries.n = given.n`,
    [entries.map(({ table }) => table), entries.map(({ n }) => n)],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return new Set(moves.filter(({ entry }) => entry.entry.id !== null && ids.has(entry.entry.id)));
}

/**
 * Is this very unit there already? Then all of it is: no half of one ever was. An entry is known by its id. Where an
 * answer was lost, what has no entry is known by what it has written.
 */
async function isWritten(line: PoolClient, unit: Unit, wasLost: boolean): Promise<boolean> {
  const has = async (text: string, ...values: unknown[]): Promise<boolean> =>
    ((await line.query(text, values)).rowCount ?? 0) > 0;
  for (const change of unit)
    if (change.do === 'add-entry') {
      const { table, n, id } = change.entry;
      return id !== null && has('select 1 from entries where table_id = $1 and n = $2 and id = $3', table, n, id);
    }
  if (!wasLost) return false;
  let isFound = false;
  for (const change of unit) {
    let found: boolean | undefined;
    if (change.do === 'put-table' || change.do === 'move-table') {
      const { id, version, n, waiting, seats, updated_at } = tableRow(change.table);
      const text = `select 1 from tables where id = $1 and version = $2 and n = $3 and waiting = $4 and seats = $5
        and updated_at = $6`;
      found = await has(text, id, version, n, waiting, seats, updated_at);
    } else if (change.do === 'put-match') {
      const { table, ...match } = change.match;
      found = await has('select 1 from matches where table_id = $1 and body = $2', table, JSON.stringify(match));
    } else if (change.do === 'add-line') {
      const { table, channel, id, person, text, at } = change.line;
      const query = `select 1 from lines where table_id = $1 and channel = $2 and id = $3 and person = $4 and text = $5
        and at = $6`;
      found = await has(query, table, channel, id, person, text, at);
    } else if (change.do === 'put-token') {
      found = await has('select 1 from tokens where hash = $1', change.token.hash);
    }
    if (found === false) return false;
    isFound ||= found === true;
  }
  return isFound;
}
