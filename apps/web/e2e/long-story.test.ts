/** A table in the middle of a long game: what a page fetches of its story. */
import type { WesterosOpen } from '@corvo/westeros';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { becomeBy, longTable } from './by-wire.ts';
import { test as base } from './harness.ts';
import { PATIENT, startServer, type Running } from './server.ts';
import { SECOND } from './westeros-tables.ts';

const { game } = SECOND;

/** Six play as fast as they can: at a server that lets them. */
const test = base.override('server', { scope: 'file' }, async ({ environment }, { onCleanup }): Promise<Running> => {
  const server = await startServer({ CORVO_CLIENT: environment.client }, PATIENT);
  onCleanup(() => server.stop());
  return server;
});

const inRound =
  (round: number) =>
  (open: unknown): boolean =>
    (open as WesterosOpen).round === round;

const entries = (page: Page) => page.locator('.log-list > li');
const numbers = (page: Page): Promise<number[]> =>
  page.locator('.log-n').evaluateAll(all => all.map(one => Number(one.textContent)));

/** How often a page asks the server for earlier entries. */
function asksForPages(page: Page): () => number {
  let count = 0;
  page.on('request', request => void (new URL(request.url()).pathname.endsWith('/moments') && count++));
  return () => count;
}

/** Scrolls down the log until nothing more comes. */
async function readAll(page: Page): Promise<void> {
  const end = page.locator('.log-earlier');
  await end.waitFor();
  const scroll = async (): Promise<number> => {
    await end.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => {}); // it has gone meanwhile
    return end.count();
  };
  await expect.poll(scroll, { timeout: 30_000 }).toBe(0);
}

/** How many pages of stories the device keeps. */
const keptPages = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('corvo.stories');
        request.onerror = () => reject(request.error ?? new Error('closed'));
        request.onsuccess = () => {
          const pages = request.result.transaction('pages').objectStore('pages').count();
          pages.onsuccess = () => resolve(pages.result);
        };
      }),
  );

test('the log comes in pages: the last one at once, others by scrolling, and again from the device', async ({
  open,
  server,
}) => {
  // The last page begins among the first hundred entries, which are complete.
  const long = await longTable(server.address, game, ({ n }) => n > 110 && n < 145);
  const page = await open();
  await becomeBy(page.context(), long.cookie);
  const asked = asksForPages(page);
  await page.goto(long.path);
  await page.locator('.decide-answer').waitFor();
  await expect.poll(() => entries(page).count()).toBeGreaterThan(20);
  await expect.poll(async () => (await numbers(page)).at(-1)).toBeGreaterThan(long.n - 51);
  expect((await numbers(page))[0]).toBeLessThanOrEqual(long.n);
  expect(asked()).toBe(0);

  await readAll(page);
  await expect.poll(async () => (await numbers(page)).at(-1)).toBeLessThan(5);
  const whole = await numbers(page);
  const times = asked();
  expect(times).toBe(Math.ceil((long.n - 50 + 1) / 200));
  await expect.poll(() => keptPages(page)).toBe(Math.floor(long.n / 100));

  await page.reload();
  await page.locator('.decide-answer').waitFor();
  await readAll(page);
  await expect.poll(() => numbers(page)).toEqual(whole);
  expect(asked()).toBe(times); // all of it was there

  // Whoever leaves this device leaves nothing of it.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect.poll(() => keptPages(page)).toBe(0);
});

test('a round of long ago is told to whoever asks for it', async ({ open, server }) => {
  const long = await longTable(server.address, game, ({ view }) => inRound(5)(view.open));
  const page = await open({ width: 1600 }); // so that all rounds are shown
  await becomeBy(page.context(), long.cookie);
  await page.goto(long.path);
  await page.locator('.decide-answer').waitFor();
  await page.locator('.wt-status').getByRole('button', { name: /^I\./ }).click();
  await page.locator('.wt-round details > :not(summary)').filter({ hasNotText: '…' }).first().waitFor();
});
