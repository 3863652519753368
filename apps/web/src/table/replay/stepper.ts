import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { BoardKit } from '../../kit/kit.ts';
import { motionFactor } from '../../base/settings/table-prefs.ts';
import { Stage } from '../stage.ts';
import { nextMoment, type Timeline } from '../../kit/timeline.ts';

export interface Stepper {
  readonly n: number;
  readonly playing: boolean;
  go(n: number): void;
  step(by: -1 | 1): void;
  play(playing: boolean): void;
}

/** How long a moment stays while the game plays itself. */
const PAUSE = 900;

/** Walks through a time line; single steps forward are shown with their motion. */
export function useStepper(
  timeline: Timeline,
  kit: BoardKit | undefined,
  root: RefObject<HTMLElement | null>,
  first: number,
): Stepper {
  const last = timeline.states.length - 1;
  const [n, setN] = useState(first);
  const [playing, setPlaying] = useState(false);
  const stage = useRef<Stage | undefined>(undefined);

  const go = useCallback(
    (to: number) => {
      stage.current?.skip();
      setN(Math.max(0, Math.min(last, to)));
    },
    [last],
  );
  const forward = useCallback(
    async (from: number): Promise<void> => {
      const next = nextMoment(from, last);
      const moment = next === undefined ? undefined : timeline.moments[next];
      const factor = motionFactor();
      if (next === undefined || moment === undefined) return;
      stage.current?.skip();
      if (factor === 0 || root.current === null) {
        setN(next);
        return;
      }
      const now = (stage.current = new Stage(root.current, kit?.animation?.(root.current)));
      now.capture();
      flushSync(() => setN(next));
      await now.play(kit?.routes?.(moment) ?? new Map(), moment, factor);
    },
    [kit, last, root, timeline],
  );

  useEffect(() => {
    if (!playing) return;
    if (n >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => void forward(n), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, n, last, forward]);

  return {
    n,
    playing,
    go,
    step: by => (by > 0 ? void forward(n) : go(n - 1)),
    play: wanted => {
      if (wanted && n >= last) setN(0);
      setPlaying(wanted);
    },
  };
}
