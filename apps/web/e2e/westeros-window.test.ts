/** The map in a window that changes its size: nobody has to find the place again. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { comeIn, FIRST, planning, sitDown } from './westeros-tables.ts';

const HIGH = { width: 1440, height: 900 };
const LOW = { width: 1440, height: 480 };
const STILL = 300; // ms in which nothing moves

const sightOf = (page: Page): Promise<string> =>
  page.locator('.wm-sheet').evaluate(sheet => (sheet as HTMLElement).style.transform);
const zoomOf = async (page: Page): Promise<number> => Number(/scale\((.*)\)/.exec(await sightOf(page))?.[1]);

/** What lies in the middle of the frame, in units of the map. */
const middleOf = (page: Page): Promise<{ x: number; y: number }> =>
  page.locator('.wm-sheet').evaluate(sheet => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(sheet).transform);
    const { clientWidth, clientHeight } = sheet.parentElement as HTMLElement;
    return { x: (clientWidth / 2 - e) / a, y: (clientHeight / 2 - f) / a };
  });

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

  await page.setViewportSize(LOW);
  expect(await rest(page)).not.toBe(first); // nearer or further away: it shows as many of my areas as can be read
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

  await page.getByRole('button', { name: 'Zoom in' }).click(); // by hand: from now on it stays as near as it is
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const byHand = await rest(page);
  const chosen = await zoomOf(page);
  const middle = await middleOf(page);
  await page.setViewportSize(LOW);
  await rest(page);
  expect(await zoomOf(page)).toBe(chosen);
  const middleLow = await middleOf(page);
  for (const way of ['x', 'y'] as const) expect(Math.abs(middleLow[way] - middle[way])).toBeLessThan(2);
  await page.setViewportSize(HIGH);
  expect(await rest(page)).toBe(byHand);
});
