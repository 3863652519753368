import type { Moment } from '@corvo/protocol';

/** Pages of stories that this device has heard, each under a name. What cannot be kept, or found, is as if never heard. */
export interface Pages {
  get(name: string): Promise<readonly Moment[] | undefined>;
  put(name: string, moments: readonly Moment[]): Promise<void>;
}

const DATABASE = 'corvo.stories';
const PAGES = 'pages';
/** About 5 MB: twenty long games. The pages of longest ago go first. */
const MOST = 150;

interface Kept {
  readonly name: string;
  readonly moments: readonly Moment[];
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(DATABASE));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>(resolve => {
    const request = indexedDB.open(DATABASE, 1);
    // In the order in which they came, so that the oldest are found first.
    request.onupgradeneeded = () =>
      request.result.createObjectStore(PAGES, { autoIncrement: true }).createIndex('name', 'name', { unique: true });
    resolve(done(request));
  });
  return opened;
}

/** Private windows, and people who want it so, have no such store. */
async function easily<T>(task: (pages: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  try {
    const db = await open();
    return await task(db.transaction(PAGES, 'readwrite').objectStore(PAGES));
  } catch {
    return undefined;
  }
}

/** Those of one person: nobody else on this device is shown them. */
export const devicePages = (person: string): Pages => ({
  get: name =>
    easily(async pages => {
      const kept = (await done(pages.index('name').get(`${person} ${name}`))) as Kept | undefined;
      return kept?.moments;
    }),
  put: async (name, moments) => {
    await easily(async pages => {
      const kept: Kept = { name: `${person} ${name}`, moments };
      const known = await done(pages.index('name').getKey(kept.name));
      await done(known === undefined ? pages.put(kept) : pages.put(kept, known));
      const keys = await done(pages.getAllKeys());
      for (const key of keys.slice(0, -MOST)) pages.delete(key);
    });
  },
});

/** Somebody leaves this device, or somebody else comes to it. */
export async function forgetPages(): Promise<void> {
  await easily(pages => done(pages.clear()));
}
