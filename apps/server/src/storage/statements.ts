import { entryRow, tableRow } from './rows.ts';
import type { Write } from './storage.ts';
import type { StoredTable } from './stored.ts';

type Value = string | number | null;

/** One statement, in the words that SQLite and PostgreSQL share; the values stand in for its question marks. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** It must change exactly one row: where it does not, somebody else was first. */
  readonly isRace?: true;
}

type Row = Readonly<Record<string, Value>>;

/** Those who see the table late have not been shown it by then. */
const NOT_SHOWN = '(served is null or served > ?)';

const one = (text: string, ...values: Value[]): Statement => ({ text, values });
const race = (text: string, ...values: Value[]): Statement => ({ text, values, isRace: true });

interface Insertion {
  readonly columns: readonly string[];
  readonly onConflict: string;
  readonly text: string;
}
/** What was last put into each table: nearly always it is said in the same words again. */
const insertions = new Map<string, Insertion>();

function insert(into: string, row: Row, onConflict = ''): Statement {
  const columns = Object.keys(row);
  const values = Object.values(row);
  const last = insertions.get(into);
  const isSame =
    last?.onConflict === onConflict &&
    last.columns.length === columns.length &&
    columns.every((column, place) => column === last.columns[place]);
  if (isSame) return { text: last.text, values };
  const places = columns.map(() => '?').join(', ');
  const text = `insert into ${into} (${columns.join(', ')}) values (${places})${onConflict}`;
  insertions.set(into, { columns, onConflict, text });
  return { text, values };
}

/** What a change says to the database, in order. */
export function statementsOf(change: Write): readonly Statement[] {
  switch (change.do) {
    case 'put-person': {
      const { id, name, createdAt } = change.person;
      const row = { id, name, created_at: createdAt };
      return [insert('persons', row, ' on conflict (id) do update set name = excluded.name')];
    }
    case 'put-preference': {
      const { person, chosen } = change;
      const row = { person, name: chosen.name, body: JSON.stringify(chosen.value) };
      return [insert('preferences', row, ' on conflict (person, name) do update set body = excluded.body')];
    }
    case 'put-token': {
      const { hash, person, kind, expiresAt, createdAt, seenAt, device } = change.token;
      const row = { hash, person, kind, expires_at: expiresAt, created_at: createdAt, seen_at: seenAt, device };
      return [insert('tokens', row, ' on conflict (hash) do update set expires_at = excluded.expires_at')];
    }
    case 'drop-tokens':
      return [one('delete from tokens where person = ? and kind = ?', change.person, change.kind)];
    case 'drop-token':
      return [one('delete from tokens where hash = ?', change.hash)];
    case 'drop-sessions': {
      const { person, but } = change;
      return [one(`delete from tokens where person = ? and kind = 'session' and hash <> ?`, person, but ?? '')];
    }
    case 'use-link':
      return [race(`delete from tokens where hash = ? and kind = 'link'`, change.hash)];
    case 'touch-token':
      return [one('update tokens set seen_at = ? where hash = ?', change.at, change.hash)];
    case 'put-table': {
      const { table, reseated, relisted } = change;
      return [putTable(table), ...(reseated ? putMembers(table) : relisted === true ? [moveMembers(table)] : [])];
    }
    case 'move-table': {
      const { id, version, n, waiting, keeper, alarm, updatedAt } = change.table;
      const text = `update tables set version = ?, n = ?, waiting = ?, keeper = ?, alarm = ?, updated_at = ?
        where id = ? and version = ?`;
      return [race(text, version, n, JSON.stringify(waiting), keeper, alarm, updatedAt, id, version - 1)];
    }
    case 'add-entry':
      return [insert('entries', entryRow(change.entry, change.texts))];
    case 'void-entries': {
      const { table, after, before, shown } = change;
      const isPlay = `(kind = 'action' or (kind = 'undo' and redrawn is null))`;
      const entries = `delete from entries where table_id = ? and n > ? and n < ? and ${isPlay} and ${NOT_SHOWN}`;
      return [
        one(entries, table, after, before, shown),
        one('delete from snapshots where table_id = ? and n > ? and n < ?', table, after, before),
      ];
    }
    case 'drop-entry': {
      const { table, n, shown } = change;
      return [
        one(`delete from entries where table_id = ? and n = ? and ${NOT_SHOWN}`, table, n, shown),
        one('delete from snapshots where table_id = ? and n = ?', table, n),
      ];
    }
    case 'put-match': {
      const { table, ...match } = change.match;
      const row = { table_id: table, body: JSON.stringify(match) };
      return [insert('matches', row, ' on conflict (table_id) do update set body = excluded.body')];
    }
    case 'put-snapshot': {
      const { table, n, state } = change.snapshot;
      const row = { table_id: table, n, state: JSON.stringify(state) };
      const kept = insert('snapshots', row, ' on conflict (table_id, n) do update set state = excluded.state');
      if (change.hash === undefined) return [kept];
      return [kept, one('update entries set hash = ? where table_id = ? and n = ?', change.hash, table, n)];
    }
    case 'add-line': {
      const { table, ...line } = change.line;
      return [insert('lines', { table_id: table, ...line })];
    }
    case 'put-mark': {
      const { table, person, channel, id } = change.mark;
      const further =
        ' on conflict (table_id, person, channel) do update set id = excluded.id where marks.id < excluded.id';
      return [insert('marks', { table_id: table, person, channel, id }, further)];
    }
    case 'put-served': {
      const { served, at } = change;
      const further =
        ' on conflict (id) do update set served = excluded.served, at = excluded.at where clock.served <= excluded.served';
      return [insert('clock', { id: 1, served, at }, further)];
    }
  }
}

function putTable(table: StoredTable): Statement {
  const { id, ...columns } = tableRow(table);
  if (table.version === 1) return insert('tables', { id, ...columns });
  const set = Object.keys(columns).map(column => `${column} = ?`);
  const text = `update tables set ${set.join(', ')} where id = ? and version = ?`;
  return race(text, ...Object.values(columns), id, table.version - 1);
}

function putMembers(table: StoredTable): Statement[] {
  const people = new Set([table.host, ...table.seats.flatMap(({ person }) => person ?? [])]);
  return [
    one('delete from members where table_id = ?', table.id),
    ...[...people].map(person => insert('members', { table_id: table.id, person, ...placeOf(table) })),
  ];
}

/** The table has another place in the lists of its people. */
function moveMembers(table: StoredTable): Statement {
  const { over, listed_at } = placeOf(table);
  return one('update members set over = ?, listed_at = ? where table_id = ?', over, listed_at, table.id);
}

const placeOf = ({ status, listedAt }: StoredTable) => ({ over: Number(status === 'finished'), listed_at: listedAt });
