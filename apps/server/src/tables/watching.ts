import { deflateRawSync } from 'node:zlib';
import type { Problem, View } from '@corvo/core';
import { momentFor, notesOf } from '@corvo/host';
import { LIMITS, refusals, writeJoined, type JoinedAt, type MomentPage, type TableInfo } from '@corvo/protocol';
import type { StoredEntry } from '../storage/index.ts';
import { lastHeard, lateInfo, pastStanding, shownTo } from './late.ts';
import type { Table } from './table.ts';
import { talkFor } from './talking.ts';
import type { Viewer } from './viewer.ts';

/** The last entries before one that a person may see by now: a page, however long the story is. */
async function lastEntries(table: Table, person: string, before: number, limit: number): Promise<StoredEntry[]> {
  const { storage } = table.around;
  const shown = await shownTo(table, person);
  return [...(await storage.entriesBefore(table.id, Math.min(before, shown + 1), limit))];
}

/** How far a person has been shown the table. */
async function lastSeen(table: Table, person: string): Promise<StoredEntry | undefined> {
  return (await lastEntries(table, person, table.record.n + 1, 1)).at(-1);
}

/** What somebody who comes to the table, or comes back to it, needs to know. It costs the same however long the story is. */
export async function join(table: Table, viewer: Viewer, known?: number, invite?: string): Promise<JoinedAt> {
  const { person } = viewer;
  const { record, around } = table;
  const delayed = table.isDelayed(person);
  const page = record.n < 0 ? [] : await lastEntries(table, person, record.n + 1, LIMITS.moments + 1);
  const last = page.at(-1);
  const shown = delayed ? (last?.n ?? -1) : record.n;
  const seat = table.seatOf(person);
  const standing = delayed && shown >= 0 ? await pastStanding(table, shown) : table.standingFor(person);
  const chat = await talkFor(table, person);
  const marks = await around.storage.marks(table.id, person);
  const isNew = !table.watchers.has(viewer);
  const stream = table.telling.join(person);
  table.watchers.set(viewer, { viewer, invite, shown, heard: lastHeard(chat) });
  if (delayed) table.lateDue = 0; // whether something is still to come is looked up once
  if (isNew) table.telling.presence();
  const isOver = record.status === 'finished' && shown === record.n;
  return {
    info: delayed ? await lateInfo(table, person, last) : table.infoFor(person),
    standing,
    ...pageOf(page, LIMITS.moments, known, entry => momentFor(entry, seat, isOver, notesOf(entry, record.seats, seat))),
    chat,
    marks: Object.fromEntries(marks.map(({ channel, id }) => [channel, id])),
    now: around.now(),
    ...stream,
    ...(delayed ? { moves: 0, count: 0, at: 0 } : {}), // how much was told meanwhile, and when, is for the others
  };
}

/** As it travels. */
export const joinedBytes = (table: Table, joined: JoinedAt): Uint8Array =>
  writeJoined(joined, table.words, bytes => deflateRawSync(bytes, { level: 6 }));

/** What is told of the entries that were read: those after one that is known, else as many as a page holds. */
function pageOf<T>(
  entries: readonly StoredEntry[],
  size: number,
  known: number | undefined,
  tell: (entry: StoredEntry) => T,
): { readonly after: number; readonly moments: T[] } {
  const isWhole = entries.length <= size;
  const first = isWhole ? -1 : (entries[0]?.n ?? -1); // one more was read than a page holds
  const isKnown = known !== undefined && known >= first && known <= (entries.at(-1)?.n ?? -1);
  const after = isKnown ? known : first;
  return { after, moments: entries.filter(({ n }) => n > after).map(tell) };
}

/** A page of the story before an entry, for whoever looks back. */
export async function momentsBefore(table: Table, person: string, before: number): Promise<MomentPage> {
  const { record } = table;
  const wanted = Math.min(before, record.n + 1);
  const page = record.n < 0 ? [] : await lastEntries(table, person, wanted, LIMITS.momentsBack + 1);
  const last = await lastSeen(table, person);
  const seat = table.seatOf(person);
  const isOver = record.status === 'finished' && last?.n === record.n;
  return pageOf(page, LIMITS.momentsBack, undefined, entry =>
    momentFor(entry, seat, isOver, notesOf(entry, record.seats, seat)),
  );
}

/** The table as its page shows it to somebody who asks from outside. */
export async function infoFor(table: Table, person: string): Promise<TableInfo> {
  return table.isDelayed(person) ? lateInfo(table, person, await lastSeen(table, person)) : table.infoFor(person);
}

export function leave(table: Table, viewer: Viewer): void {
  if (!table.watchers.delete(viewer)) return;
  table.left(viewer.person);
  table.telling.presence();
}

/** The view as it was after an entry, where this person may see that far. */
export async function viewAt(table: Table, person: string, n: number): Promise<View | Problem> {
  const { record, game, around } = table;
  // Whatever is wrong with what they have not been shown, to those who see the table late it is not there (CO-7.5).
  if (n > (await shownTo(table, person))) return refusals.noSuchMoment(n);
  if (table.stuck !== null) return table.stuck; // the rules of today cannot read its states (CO-7.15)
  const [entry] = await around.storage.entries(table.id, n - 1, n);
  if (entry === undefined) return refusals.noSuchMoment(n);
  // That somebody has sealed an answer since is no news yet for those who see the table late.
  const isNow = n === record.n && table.match !== null && !table.isDelayed(person);
  try {
    const state = isNow && table.match ? table.match.state : await table.stateAt(n);
    return game.view(state, table.seatOf(person));
  } catch (error) {
    around.log.warn({ table: table.id, n, error: String(error) }, 'a past moment cannot be shown under these rules');
    return refusals.cannotResume();
  }
}
