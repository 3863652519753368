import { useEffect, type RefObject } from 'react';

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
    const drawn = new MutationObserver(follow); // the older entries of a long game are drawn a moment later
    drawn.observe(panel, { subtree: true, childList: true });
    return () => drawn.disconnect();
  }, [log, at, isThere]);
}
