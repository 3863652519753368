import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { BoardKit } from '../kit/kit.ts';
import type { Moment, TableSession, TableSnapshot } from '../session/session.ts';
import { motionFactor } from '../base/settings/table-prefs.ts';
import { Stage } from './stage.ts';

export interface Playhead {
  readonly shown: number; // the moment on the screen
  readonly replaying: boolean; // what was missed is being shown again
  skip(): void;
  /** Shows again what came after a moment, one by one, up to the newest. */
  replay(after: number): void;
}

const BEAT = 650; // how long something seen again stays on the screen, in milliseconds
const STILL_BEAT = 1400; // the same where nothing moves
const PATIENCE = 5000; // a view that is longer on its way is not waited for
const LOOK = 50;

/**
 * Which moment is on the screen. New moments are shown one by one, each with its motion; any key or tap shows the newest
 * at once. Until then nothing is asked.
 */
export function usePlayhead(
  session: TableSession,
  { n, moments }: Pick<TableSnapshot, 'n' | 'moments'>,
  kit: BoardKit | undefined,
  root: RefObject<HTMLElement | null>,
  isTold: (moment: Moment) => boolean,
): Playhead {
  const [shown, setShown] = useState(n);
  const [replaying, setReplaying] = useState(false);
  const at = useRef(shown);
  const stage = useRef<Stage | undefined>(undefined);
  const newest = useRef({ n, moments, isTold });
  const running = useRef(false);
  const again = useRef(false); // a replay is under way
  const wake = useRef<() => void>(() => {});
  newest.current = { n, moments, isTold };

  const show = useCallback((to: number) => {
    at.current = to;
    setShown(to);
  }, []);

  /** Waits, but not when somebody is in a hurry. */
  const pause = useCallback(
    (time: number): Promise<void> =>
      new Promise(resolve => {
        const timer = setTimeout(resolve, time);
        wake.current = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    [],
  );

  /** Is the view there? In a replay it may have to come from the server first. */
  const hasView = useCallback(
    async (of: number): Promise<boolean> => {
      for (let waited = 0; again.current && waited < PATIENCE; waited += LOOK) {
        if (session.viewAt(of) !== undefined) break;
        await pause(LOOK);
      }
      return session.viewAt(of) !== undefined;
    },
    [session, pause],
  );

  const run = useCallback(async (): Promise<void> => {
    while (at.current < newest.current.n) {
      const factor = motionFactor();
      const next = at.current + 1;
      const moment = newest.current.moments.find(known => known.n === next);
      const node = root.current;
      const isStill = factor === 0 || document.hidden;
      if ((isStill && !again.current) || !node || !moment || !(await hasView(next))) {
        show(newest.current.n);
        break;
      }
      if (at.current !== next - 1) continue; // somebody was in a hurry meanwhile
      if (again.current && next < newest.current.n) void session.viewAt(next + 1); // on its way meanwhile
      if (isStill) show(next);
      else {
        const playing = (stage.current = new Stage(node, kit?.animation?.(node)));
        playing.capture();
        at.current = next;
        flushSync(() => setShown(next));
        await playing.play(kit?.routes?.(moment) ?? new Map(), moment, factor);
      }
      if (again.current && newest.current.isTold(moment)) await pause(isStill ? STILL_BEAT : BEAT * factor);
    }
    stage.current = undefined;
    running.current = false;
    again.current = false;
    setReplaying(false);
  }, [session, kit, root, show, hasView, pause]);

  const start = useCallback(() => {
    if (running.current) return;
    running.current = true;
    void Promise.resolve().then(run); // flushSync may not run inside an effect
  }, [run]);

  useEffect(() => {
    if (n <= at.current) show(n); // something was taken back
    else start();
  }, [n, show, start]);

  const skip = useCallback(() => {
    if (!running.current) return;
    again.current = false;
    stage.current?.skip();
    wake.current();
    if (at.current < newest.current.n) show(newest.current.n);
  }, [show]);

  const replay = useCallback(
    (after: number) => {
      if (running.current) return;
      again.current = true;
      setReplaying(true);
      void hasView(after).then(isThere => {
        if (isThere && again.current) show(after);
        start();
      });
    },
    [hasView, show, start],
  );

  return { shown: Math.min(shown, n), replaying, skip, replay };
}
