import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './idle.ts';
import { retryUntilDone } from './retry.ts';

/**
 * Something that is loaded when it is wanted, once, and then stays. A failure is not kept: whoever asks next asks again.
 * Everything that the pages load late is one of these (`lazy`, `lazyBy` for many of a kind), or a component in a file
 * of its own (`base/ui/lazy-view.tsx`).
 */
export interface Lazy<T> {
  /** Loads it; the same promise for everybody. */
  load(): Promise<T>;
  isHere(): boolean;
  here(): T | undefined;
  /** Loads it until it is here or this is called off: at once where somebody waits for it, else when the page idles. */
  want(isUrgent: boolean): () => void;
  /** Does somebody wait for it in vain? The next try comes by itself; a page says so meanwhile. */
  isMissing(): boolean;
  /** Tells when it comes, or somebody begins or ceases to wait in vain. */
  subscribe(changed: () => void): () => void;
  /** As if it had never been loaded, for tests. */
  forget(): void;
}

export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | undefined;
  let found: { readonly value: T } | undefined;
  let waiting = 0;
  let hasFailed = false; // the last time that it was asked for, and somebody was waiting already
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach(changed => changed());

  async function begin(): Promise<T> {
    try {
      const value = await load();
      found = { value };
      hasFailed = false;
      return value;
    } catch (error) {
      loading = undefined;
      hasFailed = true;
      throw error;
    } finally {
      tell();
    }
  }

  const self: Lazy<T> = {
    load() {
      if (loading !== undefined) return loading;
      const coming = begin();
      loading = coming;
      // So that React's `use` need not wait to see it.
      coming.then(
        value => Object.assign(coming, { status: 'fulfilled', value }),
        () => undefined,
      );
      return coming;
    },
    isHere: () => found !== undefined,
    here: () => found?.value,
    want(isUrgent) {
      let stop = (): void => {};
      const start = (): void => void (stop = retryUntilDone(self.load));
      if (!isUrgent) {
        const callOff = whenIdle(start);
        return () => {
          callOff();
          stop();
        };
      }
      if (waiting++ === 0) hasFailed = false; // nobody has waited in vain before this try
      tell();
      start();
      return () => {
        stop();
        waiting--;
        tell();
      };
    },
    isMissing: () => found === undefined && waiting > 0 && hasFailed,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    forget() {
      loading = found = undefined;
      hasFailed = false;
      waiting = 0;
    },
  };
  return self;
}

/** Many of a kind, by their names. */
export function lazyBy<T>(load: (name: string) => Promise<T>): (name: string) => Lazy<T> {
  const known = new Map<string, Lazy<T>>();
  return name => {
    const one = known.get(name) ?? lazy(() => load(name));
    known.set(name, one);
    return one;
  };
}

/** For a component, which is drawn again when it comes; undefined until then. */
export function useLazy<T>(one: Lazy<T>, isUrgent: boolean): T | undefined {
  const found = useSyncExternalStore(one.subscribe, one.here);
  const isHere = found !== undefined;
  useEffect(() => (isHere ? undefined : one.want(isUrgent)), [one, isHere, isUrgent]);
  return found;
}

/** Does somebody wait for it in vain? For the component that says so. */
export const useMissing = (one: Lazy<unknown>): boolean => useSyncExternalStore(one.subscribe, one.isMissing);
