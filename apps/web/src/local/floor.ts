/** Whose bots think, where a game is open in several tabs. */
export interface Floor {
  readonly mine: Promise<void>; // kept when this tab may let them think
  leave(): void;
}

/**
 * One tab at a time lets the bots of a game think; the others look on, and the next one takes over when it is closed.
 * Where a browser has no locks (a page without https) every tab thinks, and the first to keep a move is the one that
 * counts.
 */
export function takeFloor(id: string): Floor {
  if (!('locks' in navigator)) return { mine: Promise.resolve(), leave() {} };
  const given = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const waiting = new AbortController();
  const held = navigator.locks.request(`corvo.local.${id}`, { signal: waiting.signal }, () => {
    given.resolve();
    return left.promise;
  });
  held.catch(() => undefined); // given up while still waiting
  return {
    mine: given.promise,
    leave() {
      waiting.abort();
      left.resolve();
    },
  };
}
