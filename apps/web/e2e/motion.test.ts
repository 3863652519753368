/** Everywhere else motion is off, so that tests are quick; here it is what is looked at. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { isAsked, play } from './players.ts';
import { BOT, layTable, ME } from './tables.ts';

/** Every motion of a piece that leaves its place, by how long it was to last. With `slow` set none arrives by itself. */
interface Watched {
  flights: number[];
  slow: boolean;
}
declare global {
  interface Window {
    watched: Watched;
  }
}

async function watchMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    window.watched = { flights: [], slow: false };
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (this.classList.contains('flying')) {
        window.watched.flights.push(Number((options as KeyframeAnimationOptions).duration));
        if (window.watched.slow) animation.playbackRate = 0.001;
      }
      return animation;
    };
  });
}

/** Without companions every answer takes cards from the court. */
async function sitDown(page: Page, address: string): Promise<void> {
  const wish = { seats: [ME, BOT], start: true, options: { companionDeck: 'none' } };
  const id = await layTable(page.context(), address, 'Ada', wish);
  await page.goto(`/table/${id}`);
  await page.locator('.hk-cell').first().waitFor();
}

const setSpeed = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
};

/** How long pieces fly while one answer is given. */
async function flightsOf(page: Page): Promise<number[]> {
  await expect.poll(() => isAsked(page)).toBe(true);
  await page.evaluate(() => void (window.watched.flights = []));
  await play([page], { until: answers => answers === 1 });
  await expect.poll(() => isAsked(page)).toBe(true); // everything has arrived, and the bot has answered too
  return page.evaluate(() => [...new Set(window.watched.flights)].map(Math.round));
}

test('pieces move at the chosen speed, any key lets them arrive, and nobody complains', async ({ open, server }) => {
  const page = await open({ painted: true, reducedMotion: 'no-preference' });
  await watchMotions(page);
  await sitDown(page, server.address);
  const normal = await flightsOf(page);
  expect(normal).toHaveLength(1);
  const [usual = 0] = normal;
  expect(usual).toBeGreaterThan(0);
  await setSpeed(page, 'Fast');
  expect(await flightsOf(page)).toEqual([Math.round(usual / 2)]);

  // As good as standing still: only a key brings them to their place.
  await expect.poll(() => isAsked(page)).toBe(true);
  await page.evaluate(() => void (window.watched.slow = true));
  const count = page.locator('.bar-title small');
  const before = await count.innerText();
  await page.locator('.hk-cell.lit').first().click();
  await page.getByTestId('commit').click();
  await page.locator('.flying').first().waitFor();
  expect(await isAsked(page)).toBe(false); // nothing is asked before everything is seen
  await page.evaluate(() => void (window.watched.slow = false));
  await page.keyboard.press('Shift');
  await expect.poll(() => page.locator('.flying').count()).toBe(0);
  expect(await count.innerText()).not.toBe(before);

  await setSpeed(page, 'None');
  expect(await flightsOf(page)).toEqual([]);
});

test('who wants no motion gets none', async ({ open, server }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await watchMotions(page);
  await sitDown(page, server.address);
  expect(await flightsOf(page)).toEqual([]);
});
