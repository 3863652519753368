import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import { textsOf, type Answer, type EntryTexts, type Outline } from '@corvo/host';
import type { StoredEntry, StoredLine, StoredNotice, StoredTable } from './stored.ts';

/** Between the columns of the database and our own words. */
type Row<Name extends keyof Schema> = Selectable<Schema[Name]>;

const isOpen = ({ person, bot }: StoredTable['seats'][number]): boolean => person === null && bot === null;

export function tableRow(table: StoredTable): Row<'tables'> {
  return {
    id: table.id,
    version: table.version,
    game: table.game,
    rules: table.rules,
    status: table.status,
    access: table.setup.access,
    open_seats: table.seats.filter(isOpen).length,
    setup: JSON.stringify(table.setup),
    seats: JSON.stringify(table.seats),
    host: table.host,
    invite: table.invite,
    guests: JSON.stringify(table.guests),
    comings: JSON.stringify(table.comings),
    removed: JSON.stringify(table.removed),
    seed: table.seed,
    start_hash: table.startHash,
    is_record: Number(table.isRecord),
    n: table.n,
    waiting: JSON.stringify(table.waiting),
    keeper: table.keeper,
    alarm: table.alarm,
    result: table.result === null ? null : JSON.stringify(table.result),
    created_at: table.createdAt,
    updated_at: table.updatedAt,
    ended: table.endedAt,
    listed_at: table.listedAt,
    shelf: shelfOf(table),
  };
}

/** The list on which anybody finds a table; null: it is for those who sit there, or have its link. */
function shelfOf({ status, setup, seats }: StoredTable): 'open' | 'running' | 'late' | 'finished' | null {
  if (setup.access !== 'open') return null;
  if (status === 'gathering') return seats.some(isOpen) ? 'open' : null;
  const isOffered = status === 'playing' && seats.some(({ offered }) => offered === true);
  if (!setup.spectators.allowed && !isOffered) return null;
  if (status === 'playing') return 'running';
  return setup.spectators.delaySeconds > 0 ? 'late' : 'finished'; // where spectators learn of the end later
}

/** Older tables have not chosen how moves are undone, and knew a time for each decision only. */
function setupFrom(text: string): StoredTable['setup'] {
  const { clockSeconds: seconds = null, ...setup } = JSON.parse(text);
  const clock = seconds === null ? null : { seconds, increment: null, atZero: 'once' };
  return { takeBack: 'fair', clock, ...setup };
}

export function tableFrom(row: Row<'tables'>): StoredTable {
  return {
    id: row.id,
    version: row.version,
    game: row.game,
    rules: row.rules,
    status: row.status as StoredTable['status'],
    setup: setupFrom(row.setup),
    seats: JSON.parse(row.seats),
    host: row.host,
    invite: row.invite,
    guests: JSON.parse(row.guests),
    comings: JSON.parse(row.comings),
    removed: JSON.parse(row.removed),
    seed: row.seed,
    startHash: row.start_hash,
    isRecord: row.is_record === 1,
    n: row.n,
    waiting: JSON.parse(row.waiting),
    keeper: row.keeper,
    alarm: row.alarm,
    result: row.result === null ? null : JSON.parse(row.result),
    endedAt: row.ended,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    listedAt: row.listed_at,
  };
}

export function entryRow(entry: StoredEntry, texts: EntryTexts = textsOf(entry)): Row<'entries'> {
  const { table, n, kind, seat, answers, to, redrawn, about, revealed, hash, link, rules, at, id, served } = entry;
  return {
    table_id: table,
    n,
    kind,
    seat,
    by: answers.map(({ by }) => by).join(),
    to_n: to,
    request: 0,
    choice: kind === 'action' ? 'null' : JSON.stringify(about),
    text: '',
    settled: Number(revealed),
    answers: kind === 'action' ? texts.answers : null,
    redrawn,
    hash,
    events: texts.events,
    at,
    rules,
    link,
    id,
    served,
  };
}

type OutlineRow = Omit<Row<'entries'>, 'events' | 'at' | 'table_id' | 'rules' | 'id' | 'served'>;

/** Who gave them stands beside the answers. In older stories it stands in them, or one answer in columns of its own. */
function answersFrom({ kind, answers, seat, by, request, choice, text }: OutlineRow): Answer[] {
  if (kind !== 'action') return [];
  if (answers === null)
    return [{ seat: seat ?? '', request, choice: JSON.parse(choice), text, by: by as Answer['by'] }];
  const given = by.split(',') as Answer['by'][];
  return (JSON.parse(answers) as (Omit<Answer, 'by'> & Partial<Answer>)[]).map((answer, place) => ({
    ...answer,
    by: answer.by ?? given[place] ?? 'person',
  }));
}

export const outlineFrom = (row: OutlineRow): Outline => ({
  n: row.n,
  kind: row.kind as Outline['kind'],
  answers: answersFrom(row),
  to: row.to_n,
  redrawn: row.redrawn,
  revealed: row.settled === 1,
  link: row.link ?? row.hash,
});

export const entryFrom = (row: Row<'entries'>): StoredEntry => ({
  ...outlineFrom(row),
  table: row.table_id,
  rules: row.rules,
  link: row.link,
  seat: row.seat,
  about: row.kind === 'action' ? {} : (JSON.parse(row.choice) ?? {}),
  hash: row.hash,
  events: JSON.parse(row.events),
  at: row.at,
  id: row.id,
  served: row.served,
});

export function lineFrom({ table_id, ...same }: Row<'lines'>): StoredLine {
  return { ...same, table: table_id };
}

export const noticeFrom = ({ table_id, ways, kind, ...same }: Row<'notices'>): StoredNotice => ({
  ...same,
  table: table_id,
  kind: kind as StoredNotice['kind'],
  ways: ways === null ? null : JSON.parse(ways),
});
