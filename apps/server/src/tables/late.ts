import type { Seat } from '@corvo/core';
import { momentFor, notesOf, type Sitter, type Standing } from '@corvo/host';
import { LIMITS, TABLE_CHANNEL, type Joined, type TableInfo } from '@corvo/protocol';
import type { StoredEntry } from '../storage/index.ts';
import { tellFrame, wholeFrame } from './broadcast.ts';
import type { Table } from './table.ts';
import { lineFor } from './tell.ts';
import { tellAll, type Watching } from './viewer.ts';

// Spectators who see a table late (CO-7.5). What they are told is made once for all of them, when its time has come;
// until then nothing that is asked or listed differs by what has happened since.

/** How the table stood after an entry, for somebody who sees it late. */
export async function pastStanding(table: Table, n: number): Promise<Standing | null> {
  if (table.stuck !== null) return null;
  const view = table.game.view(await table.stateAt(n), null);
  const undo = { own: false, last: null, proposal: null, practice: false };
  return { n, rewinds: 0, view, undo, motion: null, pausedBy: null, clock: null };
}

/** The last entry that a person may have been shown by now; how a game begins is shown to everybody at once. */
export async function shownTo(table: Table, person: string): Promise<number> {
  const until = table.horizon(person);
  if (until === undefined) return table.record.n;
  return (await table.around.storage.reached(table.id, until)) ?? Math.min(0, table.record.n);
}

/** What the table is to somebody who has been shown it up to an entry. It costs the same however much came after it. */
export async function lateInfo(table: Table, person: string, shown: StoredEntry | undefined): Promise<TableInfo> {
  const n = shown?.n ?? -1;
  const now = table.infoFor(person);
  const practised = table.match?.practised ?? null;
  const isPractice = practised === null || n > practised.after; // and by now they know
  const setup = isPractice ? now.setup : { ...now.setup, takeBack: practised.before };
  const info = { ...now, setup, stuck: false, updatedAt: shown?.at ?? table.record.createdAt };
  if (n === table.record.n) return info;
  const sitters = await Promise.all(info.sitters.map(sitter => sitterAt(table, sitter, n)));
  return { ...info, status: 'playing', result: null, sitters };
}

/** Who played a seat after an entry, where more has been entered since. */
async function sitterAt(table: Table, sitter: Sitter, n: number): Promise<Sitter> {
  if (sitter.kind !== 'person') return sitter;
  return { ...sitter, ...(await playerAt(table, sitter.seat, n)) };
}

/** Who played the seat of a person after an entry. */
export async function playerAt(table: Table, seat: Seat, n: number): Promise<Pick<Sitter, 'bot' | 'resigned'>> {
  const last = await table.around.storage.passing(table.id, seat, n);
  return { bot: last?.about.bot ?? null, resigned: last?.kind === 'resign' };
}

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
  if (until === undefined) return;
  const { storage } = table.around;
  const last = await shownTo(table, person);
  for (const entry of await storage.entries(table.id, Math.min(...late.map(({ shown }) => shown)), last))
    await show(table, late, entry);
  for (const line of await storage.lines(table.id, TABLE_CHANNEL, LIMITS.chatLines, until)) {
    const hearing = late.filter(({ heard }) => heard < line.id);
    for (const watching of hearing) watching.heard = line.id;
    tellAll(
      hearing.map(({ viewer }) => viewer),
      'chat',
      { table: table.id, ...lineFor(line) },
    );
  }
  const next = await storage.next(table.id, TABLE_CHANNEL, until);
  if (next !== undefined) table.wakeLate(next);
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
