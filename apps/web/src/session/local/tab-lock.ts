/** Whose bots think, where a game is open in several tabs. */
export interface TabLock {
  readonly mine: Promise<void>; // kept when this tab may let them think; asked anew before every thought
  leave(): void;
}

/** What is needed of a page; `document` has it. */
type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * One tab at a time lets the bots of a game think; the others look on. A tab that comes into sight claims the tab lock, for
 * browsers slow down or stop what nobody sees; a tab out of sight keeps it until then, and once it has lost it waits to
 * be seen again. Of several tabs in sight one has it, and the next one takes over when that one is closed. Where a
 * browser has no locks (a page without https) every tab thinks, and the first to keep a move is the one that counts.
 */
export function tabLocksOf(page: Page, locks: LockManager | undefined): (id: string) => TabLock {
  if (locks === undefined) return () => ({ mine: Promise.resolve(), leave() {} });
  // Once each time it is seen: a game is opened again at every move of another tab, and two in sight would rob each
  // other for ever.
  const claimed = new Set<string>();
  page.addEventListener('visibilitychange', () => page.hidden && claimed.clear());
  return id => heldTabLock(page, locks, `corvo.local.${id}`, claimed);
}

function heldTabLock(page: Page, locks: LockManager, name: string, claimed: Set<string>): TabLock {
  let given = Promise.withResolvers<void>();
  let isAsked = false;
  let isMine = false;
  let waiting = new AbortController();
  let isLeft = false;
  const left = Promise.withResolvers<void>();

  const hold = (): Promise<void> => {
    isMine = true;
    given.resolve();
    return left.promise;
  };
  const ask = async (): Promise<void> => {
    isAsked = true;
    waiting = new AbortController();
    const how = claimed.has(name) ? { signal: waiting.signal } : { steal: true };
    claimed.add(name);
    await locks.request(name, how, hold).catch(() => undefined); // claimed by another tab, or given up while waiting
    if (isMine) given = Promise.withResolvers();
    isMine = false;
    isAsked = false;
    follow();
  };
  /** What is out of sight does not wait: it would be next in line before one in sight that opens its game again. */
  const follow = (): void => {
    if (isLeft) return;
    if (!page.hidden && !isAsked) void ask();
    if (page.hidden && !isMine) waiting.abort();
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return {
    get mine() {
      return given.promise;
    },
    leave() {
      isLeft = true;
      page.removeEventListener('visibilitychange', follow);
      waiting.abort();
      left.resolve();
    },
  };
}
