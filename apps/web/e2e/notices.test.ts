import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect } from 'vitest';
import { Device, Post, Receiver } from '../../server/src/testing/receivers.fixture.ts';
import { faultsOf } from './axe.ts';
import { test as base } from './harness.ts';
import { PATIENT, startServer } from './server.ts';
import { withoutVeil } from './spared.ts';
import { strayTexts } from './stray-texts.ts';
import { ask, enterAs, layTable, ME, OPEN } from './tables.ts';

const SHOTS = process.env['SHOTS'];

const test = base
  .extend('post', { scope: 'file' }, async ({ environment }, { onCleanup }): Promise<Post> => {
    if (environment.missing !== '') throw new Error(environment.missing);
    const post = await Post.open();
    onCleanup(() => post.close());
    return post;
  })
  .extend('outside', { scope: 'file' }, async ({ environment }, { onCleanup }): Promise<Receiver> => {
    if (environment.missing !== '') throw new Error(environment.missing);
    const receiver = await Receiver.open();
    onCleanup(() => receiver.close());
    return receiver;
  })
  .extend('server', { scope: 'file' }, async ({ environment, post }, { onCleanup }) => {
    const settings = { CORVO_BOT_MS: '5', CORVO_CLIENT: environment.client };
    const server = await startServer({ ...settings, CORVO_SMTP: `smtp://127.0.0.1:${post.port}` }, PATIENT);
    onCleanup(() => server.stop());
    return server;
  });

const wideBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A browser whose push service is this one: what it arranges leads to a device of the test's own. */
async function pushBy(context: BrowserContext, address: string, device: Device): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: address });
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    Notification.requestPermission = () => Promise.resolve('granted');
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    let subscription: PushSubscription | null = null;
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => ((subscription = null), Promise.resolve(true)),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => Promise.resolve((subscription = made));
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
  }, device.subscription);
}

/** Hands a message to the worker of a page, as the push service of a browser does. */
async function deliver(line: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>(resolve =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found !== undefined) resolve(found.registrationId);
    }),
  );
  await line.send('ServiceWorker.enable');
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('CO-9.2 notices are chosen in the settings, and come to this device and by mail', async ({
  open,
  server,
  outside,
  post,
}) => {
  const device = new Device(`${outside.address}/ada`);
  const ada = await open({ copied: true, width: 1440, height: 900 });
  await pushBy(ada.context(), server.address, device);
  const wish = { seats: [ME, OPEN], order: 'chosen', options: { firstPlayer: 'seat1' }, start: false };
  const id = await layTable(ada.context(), server.address, 'Ada', wish);
  await ada.goto('/settings');
  await ada.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  await ada.reload();
  await ada.getByRole('button', { name: 'Notify me on this device' }).click();
  await ada.getByText('Notifications come to this device').waitFor();
  await ada.getByRole('switch', { name: 'when a game of mine begins' }).press('Space');
  await ada.getByLabel('E-mail address').fill('ada@corvo.example');
  await ada.getByRole('button', { name: 'Notify me by e-mail' }).click();
  await ada.getByText('A message has gone to ada@corvo.example').waitFor();
  await expect.poll(() => post.last).toMatch(/\/api\/mail\/confirm/);
  const path = /\/api\/mail\/confirm\S+/.exec(post.last)?.[0] ?? '';
  await ada.goto(path);
  await ada.getByRole('button', { name: 'Yes, send them' }).click();
  await ada.getByText('From now on notifications go to ada@corvo.example.').waitFor();
  await ada.goto('/settings');
  await ada.getByText('Notifications go to ada@corvo.example.').waitFor();
  expect(await ada.getByRole('switch', { name: 'when a game of mine begins' }).isChecked()).toBe(false);
  expect(await faultsOf(ada)).toEqual([]);
  expect(await strayTexts(ada, 'en')).toEqual([]);
  for (const width of [1440, 390]) {
    await ada.setViewportSize({ width, height: 900 });
    expect(await wideBy(ada)).toBe(0);
    if (SHOTS !== undefined)
      await withoutVeil(ada, () => ada.screenshot({ path: `${SHOTS}/notices-${width}.png`, fullPage: true }));
  }

  await ada.goto('/rules');
  const bea = await open({ language: 'it' });
  await ask(bea.context(), server.address, 'POST', '/api/me', { name: 'Bea' });
  await bea.goto(`/table/${id}`);
  await bea.getByRole('button', { name: 'Siediti al posto 2' }).click();
  const host = await ada.context().newPage();
  await host.goto(`/table/${id}`);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.locator('.hk-cell').first().waitFor();
  await expect.poll(() => host.title()).toMatch(/^Your turn · /);
  expect(await host.locator('link[rel="icon"]').getAttribute('href')).toBe('/icons/favicon-turn.svg');
  expect(await host.locator('.toast').count()).toBe(0); // she is there
  await host.close();
  await ada.reload();
  await expect.poll(() => ada.title()).toMatch(/^Your turn · /);

  // What the device gets, its worker shows; of a table the newest takes the place of the others.
  const told = (text: string): string => JSON.stringify({ title: text, body: text, path: `/table/${id}`, id: text });
  const line = await ada.context().newCDPSession(ada);
  const shown = (): Promise<string[]> =>
    ada.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(
        ({ title, data }) => `${title} ${(data as { path: string }).path}`,
      ),
    );
  await deliver(line, server.address, told('Once'));
  await expect.poll(shown).toEqual([`Once /table/${id}`]);
  await line.send('ServiceWorker.disable');
  await deliver(line, server.address, told('It is your turn at “Winter council”.'));
  await expect.poll(shown).toEqual([`It is your turn at “Winter council”. /table/${id}`]);
});

test('CO-9.2 a turn that comes while I am elsewhere in the pages is told there, with the way to the question', async ({
  open,
  server,
  outside,
}) => {
  const way = `/bea-${outside.got.length}`; // another one where the test is tried again
  const device = new Device(`${outside.address}${way}`);
  const ada = await open();
  const wish = { seats: [ME, OPEN], order: 'chosen', options: { firstPlayer: 'seat1' } };
  const id = await layTable(ada.context(), server.address, 'Ada', { ...wish, name: 'Long night' });
  const bea = await open({ width: 390, height: 844 });
  await ask(bea.context(), server.address, 'POST', '/api/me', { name: 'Bea' });
  await ask(bea.context(), server.address, 'POST', '/api/me/push', device.subscription);
  await bea.goto(`/table/${id}`);
  await bea.getByRole('button', { name: 'Take seat 2' }).click();
  await ada.goto(`/table/${id}`);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await bea.locator('.hk-cell').first().waitFor();
  const listed = bea.waitForResponse(/\/api\/tables\?list=mine/);
  await bea.goto('/rules');
  await listed; // so that what comes then is news
  await ada.locator('.hk-cell.lit').first().click();
  await ada.getByTestId('commit').click();
  const got = () => outside.got.filter(({ path }) => path === way).map(({ body }) => device.read(body));
  await expect.poll(() => got().map(({ title }) => title)).toContain('It is your turn at “Long night”.');
  expect(got().at(-1)?.path).toBe(`/table/${id}`);
  await bea.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as when the tab comes to the front
  await bea.locator('.toast').getByText('Your turn: Long night').waitFor();
  if (SHOTS !== undefined) await withoutVeil(bea, () => bea.screenshot({ path: `${SHOTS}/turn-390.png` }));
  await bea.locator('.toast').getByRole('link', { name: 'Play now' }).click();
  await bea.locator('.hk-cell.lit').first().waitFor();
  expect(await bea.locator('.toast').count()).toBe(0);
  await expect.poll(() => bea.title()).toMatch(/^Your turn · /);
});

test('CO-9.4 the host of a table says which room elsewhere it tells, and takes it back', async ({ open, outside }) => {
  const ada = await open({ language: 'en', width: 390, height: 844 });
  await ada.goto('/new');
  await ada.getByRole('button', { name: 'Create the table' }).click();
  await enterAs(ada, 'Ada');
  await ada.waitForURL('**/table/*');
  await ada.getByText('Notifications to a channel').click();
  await ada.getByLabel('Address of the webhook').fill(`${outside.address}/room`);
  await ada.getByRole('button', { name: 'Notify this channel' }).click();
  const { host } = new URL(outside.address);
  await ada.getByRole('button', { name: `Stop notifying ${host}` }).waitFor();
  expect(await wideBy(ada)).toBe(0);
  expect(await faultsOf(ada)).toEqual([]);
  expect(await strayTexts(ada, 'en')).toEqual([]);
  if (SHOTS !== undefined)
    await withoutVeil(ada, () => ada.screenshot({ path: `${SHOTS}/room-390.png`, fullPage: true }));
  expect(await ada.content()).not.toContain('/room'); // such an address is as good as a password
  await ada.getByRole('button', { name: `Stop notifying ${host}` }).click();
  await ada.getByText('none', { exact: true }).waitFor();
});
