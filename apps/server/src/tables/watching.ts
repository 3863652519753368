import type { Problem, View } from '@corvo/core';
import { refusals, TABLE_CHANNEL, type Joined } from '@corvo/protocol';
import { momentFor, notesOf, type Standing } from '@corvo/host';
import type { StoredEntry } from '../storage/index.ts';
import type { Table } from './table.ts';
import { talkFor } from './talking.ts';
import type { Viewer, Watching } from './viewer.ts';

/** Up to when a person may see this table: now, or some time ago for spectators where there is a delay (CO-7.5). */
function horizon(table: Table, person: string): number {
  const now = table.around.now();
  return table.isDelayed(person) ? now - table.record.setup.spectators.delaySeconds * 1000 : now;
}

/** The entries a person may see by now. */
async function visible(table: Table, person: string, after: number): Promise<readonly StoredEntry[]> {
  const entries = await table.around.storage.entries(table.id, after);
  const until = horizon(table, person);
  return table.isDelayed(person) ? entries.filter(({ at, n }) => at <= until || n === 0) : entries;
}

/** How the table stood after an entry, for somebody who sees it late. */
async function pastStanding(table: Table, n: number): Promise<Standing | null> {
  if (table.stuck !== null) return null;
  const view = table.game.view(await table.stateAt(n), null);
  return { n, rewinds: 0, view, undo: { own: false, last: null, proposal: null, practice: false }, clock: null };
}

/** What somebody who comes to the table, or comes back to it, needs to know. */
export async function join(table: Table, viewer: Viewer, known: number | undefined): Promise<Joined> {
  const { person } = viewer;
  const { record, around } = table;
  const delayed = table.isDelayed(person);
  const first = known === undefined || known > record.n ? -1 : known;
  const all = record.n < 0 ? [] : await visible(table, person, delayed ? -1 : first);
  const shown = delayed ? (all.at(-1)?.n ?? -1) : record.n;
  const after = first <= shown ? first : -1;
  const isOver = record.status === 'finished' && shown === record.n;
  const seat = table.seatOf(person);
  const standing = delayed && shown >= 0 ? await pastStanding(table, shown) : table.standingFor(person);
  const chat = await talkFor(table, person, horizon(table, person));
  const marks = await around.storage.marks(table.id, person);
  const isNew = !table.watchers.has(viewer);
  table.watchers.set(viewer, { viewer, shown, heard: lastHeard(chat) });
  if (isNew) table.tellPresence();
  const info = table.infoFor(person);
  return {
    info: isOver || !delayed ? info : { ...info, status: 'playing', result: null },
    standing,
    after,
    moments: all
      .filter(({ n }) => n > after)
      .map(entry => momentFor(entry, seat, isOver, notesOf(entry, record.seats))),
    chat,
    marks: Object.fromEntries(marks.map(({ channel, id }) => [channel, id])),
    now: around.now(),
  };
}

const lastHeard = (chat: Joined['chat']): number =>
  chat.reduce((last, { channel, id }) => (channel === TABLE_CHANNEL ? Math.max(last, id) : last), 0);

export function leave(table: Table, viewer: Viewer): void {
  if (!table.watchers.delete(viewer)) return;
  table.left(viewer.person);
  table.tellPresence();
}

/** The view as it was after an entry, where this person may see that far. */
export async function viewAt(table: Table, person: string, n: number): Promise<View | Problem> {
  const { record, game, around } = table;
  if (n > record.n) return refusals.noSuchMoment(n);
  if (table.stuck !== null) return table.stuck; // the rules of today cannot read its states (CO-7.15)
  const [entry] = await around.storage.entries(table.id, n - 1, n);
  if (entry === undefined || (n > 0 && entry.at > horizon(table, person))) return refusals.noSuchMoment(n);
  const state = n === record.n && table.match ? table.match.state : await table.stateAt(n);
  return game.view(state, table.seatOf(person));
}

/** Shows spectators who see the table late what has become old enough. */
export async function showLate(table: Table): Promise<void> {
  for (const watching of table.watchers.values()) {
    if (table.isDelayed(watching.viewer.person)) await catchUp(table, watching);
  }
}

async function catchUp(table: Table, watching: Watching): Promise<void> {
  const { viewer } = watching;
  for (const entry of await visible(table, viewer.person, watching.shown)) {
    const isOver = table.record.status === 'finished' && entry.n === table.record.n;
    const standing = await pastStanding(table, entry.n);
    if (standing === null) continue;
    watching.shown = entry.n;
    viewer.send('update', {
      table: table.id,
      ...standing,
      moment: momentFor(entry, null, isOver, notesOf(entry, table.record.seats)),
    });
    const info = table.infoFor(viewer.person);
    viewer.send('table', isOver ? info : { ...info, status: 'playing', result: null });
  }
  for (const line of await talkFor(table, viewer.person, horizon(table, viewer.person))) {
    if (line.channel !== TABLE_CHANNEL || line.id <= watching.heard) continue;
    watching.heard = line.id;
    viewer.send('chat', { table: table.id, ...line });
  }
}
