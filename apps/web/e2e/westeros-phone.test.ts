/** The table of a Westeros game on a phone. */
import { expect } from 'vitest';
import { placesOf } from '../src/boards/westeros/map/places.ts';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { thumb } from './westeros-hands.ts';
import { comeIn, FIRST, litIn, NORTH, planning, playRound, SECOND, sitDown, startGame } from './westeros-tables.ts';

const LONG = 300_000; // half a minute, were the machine ours alone

test.for([FIRST, SECOND])(
  '$game.id on a phone: a planning phase with the thumb, every panel in its drawer',
  async ({ game, loadMap }, { open }) => {
    const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await startGame(page, game.id);
    const hand = thumb(placesOf(await loadMap(), 'en'));
    const areas = await litIn(page, 'selectable');
    for (const area of areas) {
      await hand.area(page, area);
      await page.locator('.wt-wheel .wt-wheel-hub').waitFor(); // the wheel itself is a point, all lies around it
      await hand.press(page, page.locator('.wt-wheel [data-order]:not(.closed)').first());
      await page.locator('.wt-wheel').waitFor({ state: 'detached' });
    }
    await expect.poll(() => page.getByTestId('commit').innerText()).toBe(`Place orders (${areas.length})`);
    expect(await faultsOf(page)).toEqual([]);
    for (const tab of await page.locator('.tp-tabs button').all()) {
      await tab.tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  },
);

test.for([SECOND, NORTH])(
  '$game.id: a whole round on a phone, with the thumb',
  { timeout: LONG },
  async (edition, { open }) => {
    const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await comeIn(page);
    const person = await sitDown(page, edition, planning(edition), thumb);
    await playRound(edition, person, async () => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBe(0);
      const box = await page.getByTestId('commit').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 844)).toBeLessThanOrEqual(844);
      expect(box?.height).toBeGreaterThanOrEqual(40);
    });
    expect(person.met.get('orders')).toBe(1);
    expect(person.met.get('march')).toBeGreaterThan(0);
  },
);
