import { useEffect, type RefObject } from 'react';

/** Keeps the entry of the moment on the screen in sight, in the middle of the log, and moves nothing else. */
export function useFollowedLog(log: RefObject<HTMLElement | null>, at: number, isThere: boolean): void {
  useEffect(() => {
    const panel = log.current;
    if (panel === null || !isThere) return undefined;
    const follow = (): boolean => {
      const entry = panel.querySelector('[aria-current]');
      if (entry === null) return false;
      const [inside, around] = [entry.getBoundingClientRect(), panel.getBoundingClientRect()];
      panel.scrollTop += inside.top - around.top - (around.height - inside.height) / 2;
      return true;
    };
    if (follow()) return undefined;
    // The older entries of a long game are drawn a moment later.
    const drawn = new MutationObserver(() => {
      if (follow()) drawn.disconnect();
    });
    drawn.observe(panel, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
    return () => drawn.disconnect();
  }, [log, at, isThere]);
}
