/**
 * The service worker: keeps every file of this build, so that the pages open and solo games run without a server. The
 * build writes the version and the list of files into it. It never touches what the server says about games.
 */
export {};

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
const scope = self as unknown as WorkerScope;

const CACHE = 'corvo-__CORVO_VERSION__';
const FILES = '__CORVO_FILES__' as unknown as readonly string[];
const LIVE = ['/api/', '/live/', '/healthz'];

scope.addEventListener('install', event => event.waitUntil(keepAll()));
scope.addEventListener('activate', event => event.waitUntil(dropOlder().then(() => scope.clients.claim())));
scope.addEventListener('message', event => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
scope.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (LIVE.some(path => url.pathname.startsWith(path))) return;
  event.respondWith(answer(request, url));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files with a hash in their name never change; the others must come fresh.
  await Promise.all(
    FILES.map(async file => {
      const response = await fetch(new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

async function dropOlder(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('corvo-') && name !== CACHE) await caches.delete(name);
  }
}

/** The page and its files from this version's store; anything else from the network. */
async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? '/' : url.pathname;
  return (await cache.match(wanted)) ?? fetch(request);
}
