/** What only a narrow screen, or a real click, can show. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { play } from './players.ts';
import { playHere } from './tables.ts';

test('a narrow screen: the game is chosen first, and the widest name fits into its dialog', async ({ open }) => {
  const page = await open({ width: 360, height: 740 });
  for (const [path, next] of [
    ['/play', '#strength'],
    ['/new', '#table-name'],
  ] as const) {
    await page.goto(path);
    const top = async (what: string): Promise<number> => (await page.locator(what).boundingBox())?.y ?? Number.NaN;
    await page.locator(next).waitFor();
    expect(await top('.picker'), path).toBeLessThan(await top(next));
  }
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('W'.repeat(24));
  const [inside, wide] = await page.locator('dialog').evaluate(dialog => [dialog.scrollWidth, dialog.clientWidth]);
  expect(inside).toBe(wide);
});

test('a double click chooses and does not drop again; the plain table begins at its top; the log leads back to its newest line', async ({
  open,
}) => {
  const page = await open({ width: 390, height: 844 });
  await playHere(page, 1);
  const cell = page.locator('.hk-cell.lit').first();
  await expect.poll(() => cell.count()).toBe(1);
  const moves = await page.locator('.bar-title').innerText();
  await cell.dblclick();
  await page.waitForTimeout(500); // by itself a click on what is chosen would play it now
  await cell.dispatchEvent('click', { detail: 2 }); // the second one of a slow hand
  expect(await page.locator('.hk-cell.picked').count()).toBeGreaterThan(0);
  expect(await page.locator('.bar-title').innerText()).toBe(moves);

  const wantPlain = async (): Promise<void> => {
    await page.locator('.tool-menu').click();
    await page.getByRole('menuitemcheckbox', { name: 'Text only' }).click();
  };
  await wantPlain();
  const drawn = await page.locator('.generic-board pre').boundingBox();
  const board = await page.locator('.generic-board').boundingBox();
  expect(drawn?.y).toBeGreaterThanOrEqual(board?.y ?? Number.NaN);
  await wantPlain();

  // A click of its own on what is chosen plays it, however soon it comes.
  const other = page.locator('.hk-cell.lit:not(.picked)').first();
  await other.evaluate(async element => {
    const click = (): boolean => element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    click();
    await new Promise(done => setTimeout(done, 60));
    click();
  });
  await expect.poll(() => page.locator('.bar-title').innerText()).not.toBe(moves);

  await play([page], { until: answers => answers === 6 });
  await page.locator('.tab-log').click();
  const panel = page.locator('.tp-log');
  await panel.evaluate(log => log.scrollTo(0, 9999));
  await page.getByRole('button', { name: 'Jump to the latest' }).click();
  await expect.poll(() => panel.evaluate(log => log.scrollTop)).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Jump to the latest' }).count()).toBe(0);
});
