/** The table of the Westeros games by its gestures: pointing, dragging, keys. */
import type { Page } from '@playwright/test';
import { say } from '@corvo/core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { isAsked, logOf } from './players.ts';
import { BOT, layTable, ME } from './tables.ts';
import { FIRST, litIn, startGame } from './westeros-tables.ts';

/** Where the pieces of an area lie on the screen. */
async function spot(page: Page, area: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-pieces="${area}"]`).boundingBox();
  if (box === null) throw new Error(`nothing lies in ${area}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Chooses an area with the keyboard, wherever it is. */
async function enterArea(page: Page, area: string): Promise<void> {
  await page.locator(`[data-area="${area}"]`).focus();
  await page.keyboard.press('Enter');
}

const question = (page: Page): Promise<string> => page.locator('.decide-what strong').innerText();
const action = (page: Page): Promise<string> => page.getByTestId('commit').innerText();

/** Takes the hint and plays it, until a question comes. */
async function playOn(page: Page, until: RegExp): Promise<void> {
  for (let answers = 0; answers < 30; answers++) {
    await expect.poll(() => isAsked(page), { timeout: 120_000 }).toBe(true);
    if (until.test(await question(page))) return;
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.decide-why b').waitFor();
    const before = await page.locator('.bar-title small').innerText();
    await page.getByTestId('commit').click();
    await expect.poll(() => page.locator('.bar-title small').innerText()).not.toBe(before);
  }
  throw new Error(`nobody asks ${String(until)}`);
}

test('who is quicker than the dock finds it up to date', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await startGame(page, 'first-edition');
  const wasBehind = await page.evaluate(async () => {
    const click = (what: string): void =>
      void document.querySelector(what)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    click('[data-area="winterfell"]');
    await Promise.resolve(); // the map is drawn, and nothing else yet
    const isBehind = document.querySelector('.wt-under[aria-busy]') !== null;
    click('.wt-tokens li button[aria-disabled=false]');
    return isBehind;
  });
  expect(wasBehind).toBe(true);
  await expect.poll(() => action(page)).toBe('Place orders (1)'); // laid in the area, not picked up as if there were none
});

test('orders by wheel, by dragging and by keyboard; then a march with its units and its goal', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await startGame(page, 'first-edition');
  await expect.poll(() => action(page)).toBe('Choose an area on the map');
  expect(await faultsOf(page)).toEqual([]);

  const home = await spot(page, 'winterfell');
  await page.mouse.click(home.x, home.y);
  await page.getByRole('dialog', { name: 'Order at Winterfell' }).locator('.wt-wheel-hub').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('[data-order="march-zero"]').click();
  await expect.poll(() => action(page)).toBe('Place orders (1)');

  const raid = await page
    .locator('.wt-tokens')
    .getByRole('button', { name: 'Raid', exact: false })
    .first()
    .boundingBox();
  const sea = await spot(page, 'the-shivering-sea');
  await page.mouse.move((raid?.x ?? 0) + 20, (raid?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(sea.x - 60, sea.y + 60, { steps: 3 });
  await page.mouse.move(sea.x, sea.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => action(page)).toBe('Place orders (2)');

  await enterArea(page, 'white-harbor');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => action(page)).toBe('Place orders (3)');
  const focused = (): Promise<unknown> => page.evaluate(() => document.activeElement?.getAttribute('data-area'));
  await expect.poll(focused).toBe('white-harbor');

  // What is forbidden says why, and leaves everything as it was.
  await enterArea(page, 'the-shivering-sea');
  await page.locator('[data-order="consolidate"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.wt-wheel-text').innerText()).toMatch(/land areas only.* 1E-/s);
  await page.keyboard.press('Escape'); // closes the wheel
  await page.keyboard.press('Escape'); // and once more sweeps nothing away
  expect(await action(page)).toBe('Place orders (3)');
  await page.getByTestId('commit').click();

  await playOn(page, /Which March/);
  const marches = expect.arrayContaining(['winterfell', 'white-harbor']);
  await expect.poll(() => litIn(page, 'selectable')).toEqual(marches);
  await enterArea(page, 'winterfell');
  await page.getByRole('button', { name: 'Less: Footman' }).click();
  await enterArea(page, 'sunspear');
  await expect.poll(() => page.locator('.wt-note').innerText()).toMatch(/cannot go from Winterfell.* 1E-/s);
  await enterArea(page, 'karhold');
  await expect.poll(() => action(page)).toBe('March from Winterfell: 1 Knight to Karhold');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByTestId('commit').click();
  await expect.poll(async () => (await logOf(page)).join(' ')).toContain('Stark marches from Winterfell');
});

test('orders at a table of the server are open to all once the last are in', async ({ open, server }) => {
  const page = await open({ width: 1440, height: 900 });
  const id = await layTable(page.context(), server.address, 'Ada', {
    game: 'first-edition',
    seats: [ME, BOT, BOT],
    start: true,
  });
  await page.goto(`/table/${id}`);
  await page.locator('.wm-area.wm-selectable').first().waitFor();
  const [area = ''] = await litIn(page, 'selectable'); // the houses are dealt by lot
  await enterArea(page, area);
  await page.locator('[data-order="defense-plus-one"]').click();
  await page.getByTestId('commit').click();
  await page.getByRole('alert').getByText('Press again').waitFor(); // the other areas would stay without an order
  await page.getByTestId('commit').click();
  const placed = say(FIRST.game.messages, 'en', 'item.order.1', { area1: area, order1: 'defense-plus-one' });
  await expect.poll(async () => (await logOf(page)).join(' ')).toContain(placed);
});
