import type { Seat } from '@corvo/core';
import type { BoardKit } from '../kit/kit.ts';
import type { Moment } from '../session/session.ts';
import { linesOf, standingMoments, type LogEntry } from '../kit/log.ts';
import type { Words } from '../kit/words.ts';

/** What is needed of a store; `localStorage` has it. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'corvo.seen';
const MOST_TABLES = 80; // the marks of longer ago are forgotten

type Marks = readonly (readonly [key: string, n: number])[];

const keyOf = (table: string, seat: Seat | null): string => `${table} ${seat ?? ''}`;

function marksIn(store: Store): Marks {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isMark) : [];
  } catch {
    return []; // another program wrote there, or the store is closed to us
  }
}

const isMark = (mark: unknown): mark is Marks[number] =>
  Array.isArray(mark) && typeof mark[0] === 'string' && Number.isInteger(mark[1]);

/** The last moment of a table that a seat has seen on this device. */
export const markOf = (store: Store, table: string, seat: Seat | null): number | undefined =>
  marksIn(store).find(([key]) => key === keyOf(table, seat))?.[1];

export function setMark(store: Store, table: string, seat: Seat | null, n: number): void {
  if (markOf(store, table, seat) === n) return;
  const key = keyOf(table, seat);
  const others = marksIn(store).filter(([other]) => other !== key);
  try {
    store.setItem(KEY, JSON.stringify([...others, [key, n]].slice(-MOST_TABLES)));
  } catch {
    // No room: then nothing is remembered, and nothing is lost.
  }
}

/** A bot plays for somebody from this note on, or no longer. */
const BOT_COMES: readonly string[] = ['note.bot-stands-in', 'note.host-called-bot', 'note.resigned-to-bot'];
const BOT_GOES: readonly string[] = ['note.is-back'];

/** The last move that a person made themselves: so much they have seen, on whatever device. */
function lastOwn(moments: readonly Moment[], seat: Seat): number | undefined {
  let isBot = false;
  let last: number | undefined;
  for (const { n, seat: by, revealed, notes } of moments) {
    for (const { key, data } of notes)
      if (data.seat === seat && (BOT_COMES.includes(key) || BOT_GOES.includes(key))) isBot = BOT_COMES.includes(key);
    if (isBot) continue;
    if (by === seat && notes.length === 0) last = n;
    else if (revealed?.includes(seat) === true) last = n - 1; // given before, and then others opened it
  }
  return last;
}

/** How far a seat has seen the table: by the mark of this device, or by a later move made anywhere. */
export function seenUpTo(moments: readonly Moment[], seat: Seat | null, mark: number | undefined): number | undefined {
  const own = seat === null ? undefined : lastOwn(moments, seat);
  const newest = moments.at(-1)?.n ?? 0;
  return mark === undefined && own === undefined ? undefined : Math.min(newest, Math.max(mark ?? 0, own ?? 0));
}

/** What there is to tell of the moments after `from`, up to `until`, oldest first; moves taken back are left out. */
export const missedEntries = (
  kit: BoardKit,
  moments: readonly Moment[],
  words: Words,
  { from, until }: { readonly from: number; readonly until: number },
): LogEntry[] =>
  standingMoments(moments)
    .filter(({ n }) => n > from && n <= until)
    .map(moment => ({ moment, lines: linesOf(kit, moment, words) }))
    .filter(({ lines }) => lines.length > 0);
