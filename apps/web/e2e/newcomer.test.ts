/** What somebody who came for the first time stumbled over. */
import type { Locator } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { withoutVeil } from './spared.ts';
import { ask, BOT, layTable, ME, playHere } from './tables.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SHOTS = process.env['SHOTS'];

const boxOf = async (place: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it cannot be seen');
  return box;
};

test('log and talk have room for a dozen lines beside the court, in windows of 1440 by 900', async ({
  open,
  server,
}) => {
  const page = await open({ width: 1440, height: 900 });
  const seats = [ME, BOT, BOT, BOT];
  const id = await layTable(page.context(), server.address, 'Ada', { name: 'Four', seats, start: true });
  await page.goto(`/table/${id}`);
  await page.locator('.hk-cell').first().waitFor();
  const log = page.locator('.tp-log');
  if (SHOTS !== undefined) await withoutVeil(page, () => page.screenshot({ path: `${SHOTS}/newcomer-log.png` }));
  expect((await boxOf(log)).height).toBeGreaterThanOrEqual(320);
  const aside = page.locator('.tp-aside');
  expect((await boxOf(aside)).height).toBeGreaterThan(150);
});

test('nothing is called saved beside what is wrong in a field, and days that are over are refused', async ({
  open,
  server,
}) => {
  for (const width of [1440, 390]) {
    const page = await open({ width, height: 844 });
    await ask(page.context(), server.address, 'POST', '/api/me', { name: 'Ada' });
    await page.goto('/settings');
    const saved = page.getByText('Saved.', { exact: true });
    await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
    await saved.waitFor();
    await page.getByLabel('Quiet from').fill('08:00');
    await page.getByText('cannot begin and end at the same time').waitFor();
    expect(await saved.count()).toBe(0);
    await page.getByLabel('First day').fill('2024-08-01');
    await page.getByLabel('Last day').fill('2024-08-10');
    await page.getByText('These days are already over.').waitFor();
    if (SHOTS !== undefined)
      await withoutVeil(page, () => page.screenshot({ path: `${SHOTS}/newcomer-rest-${width}.png`, fullPage: true }));
    await page.getByLabel('Last day').press('Enter');
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    await page.context().close();
  }
});

test('devices are called as people call them, in both languages', async ({ open, server }) => {
  for (const [language, name] of [
    ['en', 'Chrome on Linux'],
    ['it', 'Chrome su Linux'],
  ] as const) {
    const page = await open({ language, userAgent: LINUX });
    await ask(page.context(), server.address, 'POST', '/api/me', { name: 'Ada' });
    await page.goto('/settings');
    const device = page.locator('.known-devices li').first();
    await device.waitFor();
    expect((await device.innerText()).split('\n')[0]).toBe(name);
  }
});

test('the House that Joffrey counts for stands in one line, also on a phone', async ({ open }) => {
  for (const width of [390, 360]) {
    const page = await open({ width, height: 844 });
    await playHere(page, 1);
    const mark = page.locator('.hk-counted').first();
    await mark.waitFor();
    if (SHOTS !== undefined)
      await withoutVeil(page, () => page.screenshot({ path: `${SHOTS}/newcomer-joffrey-${width}.png` }));
    const looks = await mark.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const field = element.parentElement!.getBoundingClientRect();
      return { lines: range.getClientRects().length, isWithin: words.left >= field.left && words.right <= field.right };
    });
    expect(looks).toEqual({ lines: 1, isWithin: true });
    await page.context().close();
  }
});
