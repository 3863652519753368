import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardKit } from '../kit/kit.ts';
import type { TableSnapshot } from '../session/session.ts';
import { deviceStore } from '../base/lib/device-store.ts';
import type { LogEntry } from '../kit/log.ts';
import { markOf, missedEntries, seenUpTo, setMark } from './seen.ts';
import type { Words } from '../kit/words.ts';

/** What happened while somebody was away. */
export interface Since {
  readonly entries: readonly LogEntry[]; // oldest first; empty where there is nothing to say
  readonly from: number; // the last moment that had been seen
  dismiss(): void;
}

interface Gap {
  readonly of: string; // the table and the seat
  readonly from: number;
  readonly until: number;
}

/**
 * Notices that somebody has come back: to the page, to its window, after a broken line, or to a device that went round
 * the table. It knows only what this viewer was told anyway.
 */
export function useSince(
  snapshot: TableSnapshot,
  shown: number,
  kit: BoardKit | undefined,
  words: Words,
  isReplaying: boolean,
): Since {
  const { table, viewer, moments, n, curtain, connection } = snapshot;
  const of = `${table} ${viewer ?? ''}`;
  const [gap, setGap] = useState<Gap | null>(null);
  const at = useRef({ of: '', seen: 0, curtain: false, cut: false });

  /** Answers whether anything was missed. */
  const comeBack = useCallback(
    (from: number | undefined, until: number): boolean => {
      if (from === undefined || from >= until) return false;
      setGap({ of, from, until });
      return true;
    },
    [of],
  );

  const isOpen = gap !== null && gap.of === of;
  // Who answers has read enough.
  const hasAnswered =
    isOpen && viewer !== null && moments.some(({ n: when, seat }) => when > gap.until && seat === viewer);
  const entries = useMemo(
    () => (isOpen && !hasAnswered && kit ? missedEntries(kit, moments, words, gap) : []),
    [isOpen, hasAnswered, kit, moments, words, gap],
  );
  // As long as the notice stands, a reload finds it again.
  const isPending = isOpen && !hasAnswered && (kit === undefined || entries.length > 0);

  // Before anything is painted: the notice takes room, and nothing may move under a hand.
  useLayoutEffect(() => {
    const now = at.current;
    if (curtain !== null) {
      now.curtain = true;
      return;
    }
    if (document.hidden || isReplaying) return;
    let isMissed = isPending;
    if (now.of !== of) {
      // Those who look at one screen together have seen what it showed; a curtain keeps them apart.
      const isTogether = now.of.startsWith(`${table} `) && !now.curtain;
      isMissed = !isTogether && comeBack(seenUpTo(moments, viewer, markOf(deviceStore(), table, viewer)), n);
    } else if (now.cut && connection === 'online') isMissed = comeBack(now.seen, n) || isMissed;
    now.cut = connection === 'offline' || (now.cut && connection !== 'online');
    now.curtain = false;
    now.of = of;
    now.seen = shown;
    if (!isMissed) setMark(deviceStore(), table, viewer, shown);
  }, [of, shown, n, curtain, connection, isReplaying, isPending]);

  const newest = useRef({ n, shown, isPending });
  newest.current = { n, shown, isPending };
  useEffect(() => {
    const back = (): void => {
      const now = at.current;
      if (document.hidden || now.of !== of) return;
      if (!newest.current.isPending) comeBack(now.seen, newest.current.n);
      now.seen = newest.current.shown;
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [of, comeBack]);

  const dismiss = useCallback(() => setGap(null), []);
  return { entries, from: gap?.from ?? n, dismiss };
}
