import { vi } from 'vitest';

interface Question {
  readonly method: string;
  readonly path: string;
  readonly answer: (body: unknown, status?: number) => Promise<void>;
  readonly fallSilent: () => Promise<void>; // as a line that is cut
  readonly waitTooLong: () => Promise<void>; // as one that is dead: only who has a limit hears of it
}

/** Everything that follows from an answer. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** What a device keeps from one visit to the next. */
export const device = (): Map<string, string> => new Map();

/** A page that has just been opened on a device, and the questions it puts to the server, answered by hand. */
export async function arrive(kept = device()) {
  vi.useFakeTimers();
  vi.resetModules();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  const limits = new Map<AbortSignal, AbortController>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.set(limit.signal, limit);
    return limit.signal;
  });
  const questions: Question[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError')));
    questions.push({
      method,
      path,
      answer: async (body, status = 200) => {
        resolve(Response.json(body, { status }));
        await settled();
      },
      fallSilent: async () => {
        reject(new TypeError('failed to fetch'));
        await settled();
      },
      waitTooLong: async () => {
        if (signal) limits.get(signal)?.abort();
        await settled();
      },
    });
    return promise;
  });
  const store = await import('./store.ts');
  const devices = await import('./devices.ts');
  const { person } = await import('./person.ts');
  const { useSettings } = await import('../../base/settings/store.ts');
  const { layTable } = await import('../../pages/tables/lay-table.ts');
  return {
    ...store,
    ...devices,
    person,
    layTable,
    questions,
    settings: () => useSettings.getState(),
    me: () => store.useIdentity.getState().me,
    isAway: () => store.useIdentity.getState().away,
    /** The next question, once it has been put. */
    asked: async (): Promise<Question> => {
      await settled();
      const next = questions.shift();
      if (next === undefined) throw new Error('nothing was asked');
      return next;
    },
  };
}

export function depart(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.resetModules(); // other tests get a store of their own
}
