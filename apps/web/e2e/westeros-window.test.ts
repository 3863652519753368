/** The map in a window that changes its size: nobody has to find the place again. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './house.ts';
import { mouse } from './westeros-hands.ts';
import { comeIn, FIRST, planning, sitDown } from './westeros-tables.ts';

const HIGH = { width: 1440, height: 900 };
const LOW = { width: 1440, height: 480 };
const STILL = 300; // ms in which nothing moves

const sightOf = (page: Page): Promise<string> =>
  page.locator('.wm-sheet').evaluate(sheet => (sheet as HTMLElement).style.transform);
const zoomOf = async (page: Page): Promise<number> => Number(/scale\((.*)\)/.exec(await sightOf(page))?.[1]);

/** Where the map comes to rest. */
async function rest(page: Page): Promise<string> {
  for (let before = ''; ;) {
    const now = await sightOf(page);
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(STILL);
  }
}

test('a map that moved away in a lower window comes back in a higher one, unless somebody has moved it', async ({
  open,
}) => {
  const page = await open(HIGH);
  await comeIn(page);
  const person = await sitDown(page, FIRST, planning(FIRST), mouse);
  await person.asked();
  const first = await rest(page);
  const near = await zoomOf(page);

  await page.setViewportSize(LOW);
  await rest(page);
  expect(await zoomOf(page)).toBeLessThan(near);
  await page.setViewportSize(HIGH);
  expect(await rest(page)).toBe(first);

  await page.locator('.wm-zoom button[data-zoom=whole]').click();
  await rest(page);
  const whole = await zoomOf(page);
  await page.setViewportSize(LOW);
  await rest(page);
  expect(await zoomOf(page)).toBeLessThan(whole); // it stays whole
  await page.setViewportSize(HIGH);
  await rest(page);
  expect(await zoomOf(page)).toBe(whole);

  await page.getByRole('button', { name: 'Zoom in' }).click(); // by hand: from now on it stays as it is
  await rest(page);
  const chosen = await zoomOf(page);
  await page.setViewportSize(LOW);
  await rest(page);
  expect(await zoomOf(page)).toBe(chosen);
});
