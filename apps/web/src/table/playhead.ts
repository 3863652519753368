import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { BoardKit } from '../board/kit.ts';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { motionFactor } from './prefs.ts';
import { Stage } from './stage.ts';

/**
 * Which moment is on the screen. New moments are shown one by one, each with its motion; any key or tap shows the newest
 * at once. Until then nothing is asked.
 */
export function usePlayhead(
  session: TableSession,
  { n, moments }: Pick<TableSnapshot, 'n' | 'moments'>,
  kit: BoardKit | undefined,
  root: RefObject<HTMLElement | null>,
): { readonly shown: number; readonly skip: () => void } {
  const [shown, setShown] = useState(n);
  const at = useRef(shown);
  const stage = useRef<Stage | undefined>(undefined);
  const newest = useRef({ n, moments });
  const running = useRef(false);
  newest.current = { n, moments };

  const show = useCallback((to: number) => {
    at.current = to;
    setShown(to);
  }, []);

  useEffect(() => {
    if (n <= at.current) {
      show(n); // something was taken back
      return;
    }
    if (running.current) return;
    running.current = true;
    const run = async (): Promise<void> => {
      while (at.current < newest.current.n) {
        const factor = motionFactor();
        const next = at.current + 1;
        const moment = newest.current.moments.find(known => known.n === next);
        const node = root.current;
        if (factor === 0 || document.hidden || !node || !moment || session.viewAt(next) === undefined) {
          show(newest.current.n);
          break;
        }
        const playing = (stage.current = new Stage(node));
        playing.capture();
        at.current = next;
        flushSync(() => setShown(next));
        await playing.play(kit?.routes?.(moment) ?? new Map(), factor);
      }
      stage.current = undefined;
      running.current = false;
    };
    void Promise.resolve().then(run); // flushSync may not run inside an effect
  }, [n, session, kit, root, show]);

  const skip = useCallback(() => {
    if (!running.current) return;
    stage.current?.skip();
    if (at.current < newest.current.n) show(newest.current.n);
  }, [show]);

  return { shown: Math.min(shown, n), skip };
}
