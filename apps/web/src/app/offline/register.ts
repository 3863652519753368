import { create } from 'zustand';

/** A newer version of the pages is here and waits. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

const PATIENCE = 3_000;

/** Keeps the pages on this device, so that games against bots need no server. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The copy for later fetches many files: the page in front comes first. Not every browser tells when it idles.
  const start = (): void => void register();
  const idle = (): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: PATIENCE }) : setTimeout(start, PATIENCE);
  window.addEventListener('load', idle);
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const notice = (worker: ServiceWorker | null): void => {
      // Without a controller this is the first visit: nothing older is on the screen.
      if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null)
        useUpdate.setState({ waiting: worker });
    };
    notice(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => notice(worker));
    });
  } catch {
    // A browser that refuses simply has no offline pages.
  }
}

/** Takes the new version into use; the page begins again with it. */
export function takeUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage('take-over');
}
