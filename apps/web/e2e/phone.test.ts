import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './house.ts';
import { answerByPointing, pick, play } from './players.ts';
import { playHere } from './tables.ts';

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Wholly on the screen, and big enough for a thumb. */
async function expectInReach(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) throw new Error('the control is not on the screen');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  expect(box.height).toBeGreaterThanOrEqual(40);
}

test.for([
  [360, 740],
  [390, 844],
] as const)('a whole game on a phone of %i by %i', async ([width, height], { open }) => {
  const page = await open({ width, height, hasTouch: true, isMobile: true });
  await playHere(page, 1);
  await page.getByRole('navigation', { name: 'Parts of the table' }).waitFor();
  await play([page], {
    answer: async () => {
      await pick(page);
      await expectInReach(page, page.getByTestId('commit'));
      await answerByPointing(page);
    },
    each: async () => expect(await tooWide(page)).toBe(0),
  });
  await page.locator('.result').waitFor();
  expect(await tooWide(page)).toBe(0);

  for (const tab of await page.locator('.tp-tabs button').all()) {
    await expectInReach(page, tab);
    await tab.click();
    expect(await tooWide(page)).toBe(0);
  }
  for (const tool of await page.locator('.bar-tools > *').filter({ visible: true }).all())
    await expectInReach(page, tool);
});

test('a mouse on a narrow screen never makes the board dance: the bar that speaks of what it rests on only grows', async ({
  open,
}) => {
  const page = await open({ width: 360, height: 740 });
  await playHere(page, 1);
  await page.locator('.decide-answer').waitFor();
  const bar = page.locator('.decide');
  const heights: number[] = [];
  for (const cell of await page.locator('.hk-cell.lit').all()) {
    await cell.hover({ force: true });
    await page.locator('.hk-court.previewing').waitFor();
    heights.push((await bar.boundingBox())?.height ?? 0);
    await page.mouse.move(180, 20);
    await page.locator('.hk-court:not(.previewing)').waitFor();
    heights.push((await bar.boundingBox())?.height ?? 0);
  }
  expect(heights.length).toBeGreaterThan(4);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
