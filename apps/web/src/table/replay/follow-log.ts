import { useEffect, type RefObject } from 'react';

const TRIES = 12; // frames

/** Keeps the entry of the moment on the screen in sight, in the middle of the log, and moves nothing else. */
export function useFollowedLog(log: RefObject<HTMLElement | null>, at: number, isThere: boolean): void {
  useEffect(() => {
    const panel = log.current;
    if (panel === null || !isThere) return undefined;
    // The older entries of a long game are drawn a moment later, and how high they are is known only when they come near.
    let left = TRIES;
    let frame = 0;
    const follow = (): void => {
      const entry = panel.querySelector('.log-entry[aria-current]');
      if (entry !== null) {
        const [inside, around] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()];
        const above = Math.max(0, (around.height - inside.height) / 2);
        panel.scrollTop += inside.top - around.top - above;
      }
      if (--left > 0) frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [log, at, isThere]);
}
