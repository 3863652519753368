/**
 * The service worker: keeps the pages, and all that belongs to the games that were played on this device, so that they
 * open and solo games run without a server. The build writes the version and the lists of files into it. It never
 * touches what the server says about games.
 */
export {};

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null; // not every browser says them
  readonly newSubscription?: PushSubscription | null;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & ExtendableEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
}
const scope = self as unknown as WorkerScope;

const CACHE = 'corvo-__CORVO_VERSION__';
const FILES = '__CORVO_FILES__' as unknown as readonly string[];
const GAMES = '__CORVO_GAMES__' as unknown as Readonly<Record<string, readonly string[]>>;
/** The game that can be played where none has been. */
const FIRST = '__CORVO_FIRST__';
/** Which games are played here outlasts every version. */
const PLAYED = 'played';
const PLAYED_LIST = '/played';
const LIVE = ['/api/', '/live/', '/healthz', '/readyz'];

scope.addEventListener('install', event => event.waitUntil(keepPages()));
scope.addEventListener('activate', event => event.waitUntil(dropOlder().then(() => scope.clients.claim())));
scope.addEventListener('message', event => {
  if (event.data === 'take-over') void scope.skipWaiting();
  else if (typeof event.data?.play === 'string') event.waitUntil(keepGame(event.data.play));
});
scope.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (LIVE.some(path => url.pathname.startsWith(path))) return;
  event.respondWith(answer(request, url));
});

scope.addEventListener('push', event => event.waitUntil(show(event.data?.json())));
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo((event.notification.data as { readonly path?: string } | null)?.path ?? '/'));
});

scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(arrangeAnew(event)));

/** What the server says of how I am told, as far as it is needed here. */
interface PushWays {
  readonly pushKey?: string;
  readonly pushes?: readonly string[];
}

const PUSH = '/api/me/push';
const tell = (method: 'POST' | 'DELETE', body: object): Promise<Response> =>
  fetch(PUSH, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** The browser has arranged otherwise with its push service: notices come the new way from now on, if they came here before. */
async function arrangeAnew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const answer = await fetch('/api/me/notices');
  if (!answer.ok) return; // nobody is signed in here
  const { pushKey, pushes = [] } = (await answer.json()) as PushWays;
  const old = oldSubscription?.endpoint;
  const cameHere = old === undefined ? pushes.length > 0 : pushes.includes(old);
  if (pushKey === undefined || !cameHere) return;
  const how = { userVisibleOnly: true, applicationServerKey: pushKey };
  const { endpoint, keys } = (newSubscription ?? (await scope.registration.pushManager.subscribe(how))).toJSON();
  const language = navigator.language.startsWith('it') ? 'it' : 'en';
  const told = await tell('POST', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], language });
  if (told.ok && old !== undefined && old !== endpoint) await tell('DELETE', { endpoint: old });
}

/** What the server says of what waits for me. Of a table the newest notice takes the place of those before it. */
async function show(told: unknown): Promise<void> {
  const { title = 'Corvo', body = '', path = '/' } = (told ?? {}) as Partial<Record<string, string>>;
  const more = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', tag: path, data: { path } };
  await scope.registration.showNotification(title, body === title ? more : { ...more, body });
}

/** The page that a notice is about: the one that is open, else a new one. */
async function goTo(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? scope.clients.openWindow(path) : there.focus());
}

/** The games that are played on this device; undefined where nobody has kept a list. */
async function played(): Promise<string[] | undefined> {
  const found = await (await caches.open(PLAYED)).match(PLAYED_LIST);
  return (await found?.json()) as string[] | undefined;
}

/** The same for a device without a list: an older version kept all games, and nobody loses what was there. */
async function unlisted(): Promise<string[]> {
  const isOlder = (await caches.keys()).some(name => name.startsWith('corvo-') && name !== CACHE);
  return isOlder ? Object.keys(GAMES) : [];
}

const filesOf = (game: string): readonly string[] => (Object.hasOwn(GAMES, game) ? (GAMES[game] ?? []) : []);

async function keepPages(): Promise<void> {
  let games = await played();
  if (games === undefined) {
    games = await unlisted();
    if (games.length > 0) await list(games);
    else games = [FIRST];
  }
  await keep([...FILES, ...games.flatMap(filesOf)]);
}

/** A game is being played: from now on its files are kept. */
async function keepGame(game: string): Promise<void> {
  if (!Object.hasOwn(GAMES, game)) return;
  await list([...new Set(await played()).add(game)]);
  await keep(filesOf(game));
}

async function list(games: readonly string[]): Promise<void> {
  await (await caches.open(PLAYED)).put(PLAYED_LIST, new Response(JSON.stringify(games)));
}

async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files with a hash in their name never change; the others must come fresh.
  await Promise.all(
    [...new Set(files)].map(async file => {
      if (file.startsWith('/assets/') && (await cache.match(file)) !== undefined) return;
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
