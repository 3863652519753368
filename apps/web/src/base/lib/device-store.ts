/** What a page needs of the browser's store. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps everything while the page is open, and nothing longer; what is not in it is looked up in `beneath`. */
function memory(beneath?: Store): Store {
  const kept = new Map<string, string | null>(); // null: deleted
  return {
    getItem: key => kept.get(key) ?? (kept.has(key) ? null : (beneath?.getItem(key) ?? null)),
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => {
      kept.set(key, null);
      beneath?.removeItem(key);
    },
  };
}

const PROBE = 'corvo.probe';

/** Does a store take anything? One that has no room, or may not have any, can be read all the same. */
function takes(store: Store): boolean {
  try {
    store.setItem(PROBE, PROBE);
    const isThere = store.getItem(PROBE) === PROBE;
    store.removeItem(PROBE);
    return isThere;
  } catch {
    return false;
  }
}

/** The store of a browser; where it is closed to us, as private windows may have it, the page's own memory. */
export function openStore(owner: Pick<Window, 'localStorage'>): { readonly store: Store; readonly isKept: boolean } {
  try {
    const store: Storage | null = owner.localStorage; // some browsers throw here, others have none
    store?.getItem('corvo.settings');
    if (store !== null) return takes(store) ? { store, isKept: true } : { store: memory(store), isKept: false };
  } catch {
    // Nothing can be read, so nothing can be written.
  }
  return { store: memory(), isKept: false };
}

let opened: ReturnType<typeof openStore> | undefined;
const here = (): ReturnType<typeof openStore> => (opened ??= openStore(window));

/** Where this device keeps games, marks and settings. */
export const deviceStore = (): Store => here().store;

/** Does what is put there outlast the page? */
export const isDeviceKeeping = (): boolean => here().isKept;

/** For what is chosen and need not be kept: where there is no room any more, it holds as long as the page is open. */
export function bestEffort(store: Store): Store {
  return {
    getItem: key => store.getItem(key),
    setItem: (key, value) => {
      try {
        store.setItem(key, value);
      } catch {
        // No room: the choice holds all the same.
      }
    },
    removeItem: key => store.removeItem(key),
  };
}
