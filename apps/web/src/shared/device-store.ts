/** What a page needs of the browser's store. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps everything while the page is open, and nothing longer. */
function memory(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

/** The store of a browser; where it is closed to us, as private windows may have it, the page's own memory. */
export function openStore(owner: Pick<Window, 'localStorage'>): { readonly store: Store; readonly isKept: boolean } {
  try {
    const store: Storage | null = owner.localStorage; // some browsers throw here, others have none
    store?.getItem('corvo.settings');
    if (store !== null) return { store, isKept: true };
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
