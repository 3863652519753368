import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

const OLD = 'https://push.example/old';
const asked: { path: string; method: string; body: unknown }[] = [];
const listeners = new Map<string, Listener>();
let pages: { url: string; focus: () => Promise<unknown> }[] = [];
let answers: Record<string, { ok: boolean; json: () => Promise<unknown> }> = {};
const shown = vi.fn<(title: string, more: unknown) => Promise<void>>(() => Promise.resolve());
const opened = vi.fn<(path: string) => Promise<null>>(() => Promise.resolve(null));
const subscribed = vi.fn<(how: unknown) => Promise<unknown>>(() => Promise.resolve(subscription('made')));

const subscription = (name: string) => {
  const endpoint = `https://push.example/${name}`;
  return { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: `${name} key`, auth: `${name} auth` } }) };
};
const saysWays = (ways: unknown, ok = true): void =>
  void (answers = { '/api/me/notices': { ok, json: () => Promise.resolve(ways) } });

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    clients: { matchAll: () => Promise.resolve(pages), openWindow: opened },
    registration: { showNotification: shown, pushManager: { subscribe: subscribed } },
    location: { origin: 'https://corvo.example' },
  });
  vi.stubGlobal('navigator', { language: 'it-IT' });
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push({ path, method, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve(answers[path] ?? { ok: true, json: () => Promise.resolve({}) });
  });
  await import('./sw.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  asked.length = 0;
  pages = [];
});

/** Lets the worker hear of something, and waits as long as it wants to be waited for. */
async function happens(type: string, event: object = {}): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void (done = promise) });
  await done;
}
const clickOn = (data: unknown) => ({ notification: { close: vi.fn<() => void>(), data } });

test('CO-9.2 a click on a notice goes to the page of its table that is open, else it opens one', async () => {
  const focus = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const other = vi.fn<() => Promise<void>>(() => Promise.resolve());
  pages = [
    { url: 'https://corvo.example/', focus: other },
    { url: 'https://corvo.example/table/t1#code', focus },
  ];
  const click = clickOn({ path: '/table/t1' });
  await happens('notificationclick', click);
  expect([click.notification.close.mock.calls.length, focus.mock.calls.length, other.mock.calls.length]).toEqual([
    1, 1, 0,
  ]);
  expect(opened).not.toHaveBeenCalled();
  await happens('notificationclick', clickOn({ path: '/table/t2' }));
  expect(opened.mock.calls).toEqual([['/table/t2']]);
});

test('CO-9.2 a click on a notice that names no page opens the front page', async () => {
  await happens('notificationclick', clickOn(null));
  await happens('notificationclick', clickOn({}));
  expect(opened.mock.calls).toEqual([['/'], ['/']]);
});

test('CO-9.2 a notice without anything in it is shown all the same, and one of a table takes the place of the last', async () => {
  await happens('push', { data: null });
  await happens('push', { data: { json: () => ({ title: 'Your turn', body: 'Your turn', path: '/table/t1' }) } });
  expect(shown.mock.calls.map(([title, more]) => [title, (more as { tag: string }).tag])).toEqual([
    ['Corvo', '/'],
    ['Your turn', '/table/t1'],
  ]);
});

test('CO-9.2 where the push service hands out another address, notices come to that one, and to the old one no more', async () => {
  saysWays({ pushKey: 'server key', pushes: [OLD] });
  const changed = { oldSubscription: subscription('old'), newSubscription: subscription('new') };
  await happens('pushsubscriptionchange', changed);
  const told = { endpoint: 'https://push.example/new', p256dh: 'new key', auth: 'new auth', language: 'it' };
  expect(asked.slice(1)).toEqual([
    { path: '/api/me/push', method: 'POST', body: told },
    { path: '/api/me/push', method: 'DELETE', body: { endpoint: OLD } },
  ]);
  expect(subscribed).not.toHaveBeenCalled();
});

test('CO-9.2 a browser that says neither address arranges a new one with the key of the server', async () => {
  saysWays({ pushKey: 'server key', pushes: [OLD] });
  await happens('pushsubscriptionchange');
  expect(subscribed.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'server key' }]]);
  expect(asked.slice(1).map(({ method, body }) => [method, (body as { endpoint: string }).endpoint])).toEqual([
    ['POST', 'https://push.example/made'],
  ]);
});

test('CO-9.2 a device that gets no notices, and one on which nobody is signed in, arrange nothing', async () => {
  saysWays({ pushKey: 'server key', pushes: ['https://push.example/of-another-device'] });
  await happens('pushsubscriptionchange', { oldSubscription: subscription('old') });
  saysWays({ pushKey: 'server key', pushes: [] });
  await happens('pushsubscriptionchange');
  saysWays({ code: 'no-identity' }, false);
  await happens('pushsubscriptionchange', { oldSubscription: subscription('old') });
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  expect(subscribed).not.toHaveBeenCalled();
});

test('CO-9.2 the old address is not forgotten where the new one is refused', async () => {
  saysWays({ pushKey: 'server key', pushes: [OLD] });
  answers['/api/me/push'] = { ok: false, json: () => Promise.resolve({}) };
  await happens('pushsubscriptionchange', {
    oldSubscription: subscription('old'),
    newSubscription: subscription('new'),
  });
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
});
