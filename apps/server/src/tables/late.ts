import type { Standing } from '@corvo/host';
import { momentFor, notesOf } from '@corvo/host';
import { TABLE_CHANNEL, type Joined, type TableInfo } from '@corvo/protocol';
import type { StoredEntry } from '../storage/index.ts';
import { tellFrame, wholeFrame } from './broadcast.ts';
import type { Table } from './table.ts';
import { talkFor } from './talking.ts';
import { tellAll, type Watching } from './viewer.ts';

// Spectators who see a table late (CO-7.5). What they are told is made once for all of them, when its time has come;
// until then nothing that is asked or listed differs by what has happened since.

/** How the table stood after an entry, for somebody who sees it late. */
export async function pastStanding(table: Table, n: number): Promise<Standing | null> {
  if (table.stuck !== null) return null;
  const view = table.game.view(await table.stateAt(n), null);
  return { n, rewinds: 0, view, undo: { own: false, last: null, proposal: null, practice: false }, clock: null };
}

/** What the table is to somebody who has been shown it up to an entry. */
export async function lateInfo(table: Table, person: string, shown: StoredEntry | undefined): Promise<TableInfo> {
  const info = table.infoFor(person);
  const since = shown === undefined ? [] : await table.around.storage.entries(table.id, shown.n);
  const isOver = table.record.status === 'finished' && since.length === 0;
  const then = table.ownersAt(table.horizon(person));
  const sitters = info.sitters.map(sitter => {
    if (then.isSure) {
      const { bot = null, resigned = false } = then.owners.find(({ seat }) => seat === sitter.seat) ?? {};
      return { ...sitter, bot, resigned };
    }
    // The server has begun since then. Whatever happened to the seat, it is not told before its time.
    const next = since.find(entry => entry.seat === sitter.seat && SEAT_CHANGES.has(entry.kind));
    return next === undefined ? sitter : { ...sitter, resigned: false, bot: null };
  });
  const over = isOver ? {} : { status: 'playing' as const, result: null };
  return { ...info, ...over, stuck: false, sitters, updatedAt: shown?.at ?? info.createdAt };
}

const SEAT_CHANGES: ReadonlySet<StoredEntry['kind']> = new Set(['resign', 'hand-over', 'back']);

/** The last line of the table's talk among these. */
export const lastHeard = (chat: Joined['chat']): number =>
  chat.reduce((last, { channel, id }) => (channel === TABLE_CHANNEL ? Math.max(last, id) : last), 0);

/** Shows those who see the table late what has become old enough, and says when there is something to show again. */
export async function showLate(table: Table): Promise<void> {
  const late = [...table.watchers.values()].filter(({ viewer }) => table.isDelayed(viewer.person));
  table.lateDue = null;
  if (late.length === 0) return; // who comes later is shown what is due by then
  const person = late[0]!.viewer.person;
  const until = table.horizon(person);
  const entries = await table.around.storage.entries(table.id, Math.min(...late.map(({ shown }) => shown)));
  const due = entries.filter(({ at, n }) => at <= until || n === 0);
  for (const entry of due) await show(table, late, entry);
  const lines = (await talkFor(table, '', Infinity)).filter(({ channel }) => channel === TABLE_CHANNEL);
  for (const line of lines.filter(({ at }) => at <= until)) {
    const hearing = late.filter(({ heard }) => heard < line.id);
    for (const watching of hearing) watching.heard = line.id;
    tellAll(
      hearing.map(({ viewer }) => viewer),
      'chat',
      { table: table.id, ...line },
    );
  }
  for (const { at } of [...entries, ...lines]) if (at > until) table.wakeLate(at);
}

async function show(table: Table, late: readonly Watching[], entry: StoredEntry): Promise<void> {
  const seeing = late.filter(({ shown }) => shown < entry.n);
  const standing = seeing.length === 0 ? null : await pastStanding(table, entry.n);
  if (standing === null) return;
  const isOver = table.record.status === 'finished' && entry.n === table.record.n;
  const moment = momentFor(entry, null, isOver, notesOf(entry, table.record.seats));
  for (const watching of seeing) watching.shown = entry.n;
  tellFrame(
    seeing.map(({ viewer }) => viewer),
    wholeFrame(table.telling.channel, standing, moment, table.words),
  );
  const others = seeing.filter(({ viewer }) => !table.isSomebody(viewer.person));
  if (others.length > 0)
    tellAll(
      others.map(({ viewer }) => viewer),
      'table',
      await lateInfo(table, '', entry),
    );
  for (const { viewer } of seeing)
    if (table.isSomebody(viewer.person)) viewer.send('table', await lateInfo(table, viewer.person, entry));
}
