import { useEffect, type RefObject } from 'react';

/** When to look again, in milliseconds: how high the entries above are is known only once they have come near. */
const AGAIN = [60, 250, 800];

/** Keeps the entry of the moment on the screen in sight, in the middle of the log, and moves nothing else. */
export function useFollowedLog(log: RefObject<HTMLElement | null>, at: number, isThere: boolean): void {
  useEffect(() => {
    const panel = log.current;
    if (panel === null || !isThere) return undefined;
    const follow = (): void => {
      const entry = panel.querySelector('.log-entry[aria-current]')?.closest('li');
      if (!entry) return;
      const [inside, around] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()];
      panel.scrollTop += inside.top - around.top - Math.max(0, (around.height - inside.height) / 2);
    };
    follow();
    const timers = AGAIN.map(later => setTimeout(follow, later));
    const drawn = new MutationObserver(follow); // the older entries of a long game are drawn a moment later
    drawn.observe(panel, { subtree: true, childList: true });
    return () => {
      timers.forEach(clearTimeout);
      drawn.disconnect();
    };
  }, [log, at, isThere]);
}
