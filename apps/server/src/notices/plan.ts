import { choiceFor, restUntil, type NoticeKind, type Rest, type ToldKind } from '@corvo/protocol';
import type { StoredNotice } from '../storage/index.ts';

/** A notice that waits, and how things stand by now. */
export interface Waiting {
  readonly notice: StoredNotice;
  readonly holds: boolean; // it is still as it says
  readonly isPresent: boolean; // they look at the table right now
}

/** Whose notices these are. */
export interface Reader {
  readonly rest: Rest;
  readonly kinds: readonly NoticeKind[]; // what they want to hear of
  readonly toldAt: number; // when they were last told anything
}

export interface Plan {
  readonly drop: readonly StoredNotice[]; // nobody need hear of it any more
  readonly tell: readonly StoredNotice[]; // all together, now
  readonly until: number | null; // what is due waits until then
}

/** More news than that in a row is told together. */
interface Pace {
  readonly now: number;
  readonly gapMs: number;
}

/** Which of these notices somebody is told now, and until when the others wait (CO-9.3). */
export function plan(waiting: readonly Waiting[], { rest, kinds, toldAt }: Reader, { now, gapMs }: Pace): Plan {
  const isVain = ({ notice, holds, isPresent }: Waiting): boolean =>
    !holds || isPresent || !kinds.includes(choiceFor(notice.kind));
  const due = waiting.filter(({ notice }) => notice.due <= now);
  const drop = due.filter(isVain).map(({ notice }) => notice);
  const tell = due.filter(one => !isVain(one)).map(({ notice }) => notice);
  if (tell.length === 0) return { drop, tell, until: null };
  // A clock that was set back makes nobody wait for longer than the gap.
  const until = Math.max(restUntil(rest, now) ?? 0, toldAt > now ? 0 : toldAt + gapMs);
  return until > now ? { drop, tell: [], until } : { drop, tell, until: null };
}

const WEIGHT: Readonly<Record<ToldKind, number>> = { replaced: 5, offered: 4, ended: 3, turn: 2, asked: 1, begun: 0 };

/** Of each table the one that says most: whose turn it is need not be told that the game has begun. */
export function gist<Notice extends Pick<StoredNotice, 'table' | 'kind' | 'at'>>(tell: readonly Notice[]): Notice[] {
  const byTable = new Map<string, Notice>();
  for (const notice of [...tell].sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind])) byTable.set(notice.table, notice);
  return [...byTable.values()].sort((a, b) => a.at - b.at);
}
