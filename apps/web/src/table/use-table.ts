import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useKit } from '../boards/registry.ts';
import { linesOf } from '../kit/log.ts';
import { useWords, type Words } from '../kit/words.ts';
import type { BoardKit } from '../kit/kit.ts';
import type { Game, Request, View } from '@corvo/core';
import type { Reply, Moment, TableSession, TableSnapshot } from '../session/session.ts';
import { decide, requestFor, type Decision } from './decision.ts';
import { usePlayhead, type Playhead } from './playhead.ts';
import { useTrouble } from './use-trouble.ts';

/** One table as it is on the screen. */
export interface Table {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly game: Game;
  readonly kit: BoardKit | undefined; // undefined while the board is on its way
  readonly again: (() => void) | undefined; // asks for the board again, where it did not come
  readonly words: Words;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly playhead: Playhead;
  readonly at: number; // the moment on the screen: the newest one shown, or one that is looked back at
  readonly looking: number | null; // the moment that is looked back at; null in the present
  readonly setLooking: (at: number | null) => void;
  readonly view: View; // as it was at that moment
  readonly request: Request | undefined; // what may be answered from here now
  readonly decision: Decision;
  readonly trouble: ReturnType<typeof useTrouble>['trouble'];
  /** Says why, where something that was asked for beside the game is refused. */
  readonly say: (answer: Promise<Reply>) => void;
}

/** Which table this is, which of its moments is on the screen, and what is asked there. */
export function useTable(session: TableSession): Table {
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const snapshot = useSyncExternalStore(subscribe, () => session.snapshot());
  const { game, sitters } = snapshot;
  const { kit, again } = useKit(game.id);
  const words = useWords(game, sitters, kit?.texts);
  const root = useRef<HTMLDivElement>(null);
  const isTold = (moment: Moment): boolean => kit !== undefined && linesOf(kit, moment, words).length > 0;
  const playhead = usePlayhead(session, snapshot, kit, root, isTold);
  const { shown, replaying } = playhead;
  const [looking, setLooking] = useState<number | null>(null);
  useEffect(() => setLooking(null), [snapshot.table]);

  const at = looking ?? shown;
  const view = (at === snapshot.n ? undefined : session.viewAt(at)) ?? snapshot.view;
  // What was missed comes first; what is in the hand is kept meanwhile.
  const request = useMemo(
    () => (replaying ? undefined : requestFor(snapshot, view, shown, looking)),
    [replaying, snapshot, view, shown, looking],
  );
  const decision = decide(snapshot, view, request, looking);
  const { trouble, say } = useTrouble(snapshot);
  return {
    session,
    snapshot,
    game,
    kit,
    again,
    words,
    root,
    playhead,
    at,
    looking,
    setLooking,
    view,
    request,
    decision,
    trouble,
    say,
  };
}
