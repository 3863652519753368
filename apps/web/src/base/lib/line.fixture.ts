import { vi } from 'vitest';

/** A window whose clock and line are ours, and a page that says in which language it is. */
export function stubLine() {
  vi.useFakeTimers();
  const window = new EventTarget();
  const page = { lang: '' };
  vi.stubGlobal('window', Object.assign(window, { setTimeout, clearTimeout }));
  vi.stubGlobal('document', { documentElement: page });
  return {
    page,
    comesBack: () => void window.dispatchEvent(new Event('online')),
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
    restore: () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
