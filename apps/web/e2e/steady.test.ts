/** Pictures and notices come when somebody may already be answering: nothing moves under the pointer. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, savedAt } from './westeros-moments.ts';
import { comeIn, FIRST, SECOND, sitDown } from './westeros-tables.ts';

const PICTURES = /\/assets\/(faces|vignettes)-[\w-]+\.svg$/;

/** Where everything lies that can be pressed to answer. */
const places = (page: Page): Promise<string[]> =>
  page.locator('.wt-dock :is(button, input), .tp-decide button').evaluateAll(all =>
    all.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** Notes where everything lay as soon as there was something to press. */
const noteFirst = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = (): void => {
      const all = [...document.querySelectorAll('.wt-dock button')];
      if (all.length === 0) requestAnimationFrame(look);
      else Object.assign(window, { firstPlaces: all.map(one => Math.round(one.getBoundingClientRect().y)) });
    };
    requestAnimationFrame(look);
  });

const SIZES = [
  { width: 1200, height: 760 },
  { width: 390, height: 844 },
];

const CASES = [
  [FIRST, 'supply-cut'],
  [FIRST, 'bid-throne'],
  [FIRST, 'wildling-losses'],
  [SECOND, 'battle-card'],
  [SECOND, 'preemptive-raid-lowest'],
] as const;

/** Questions that come after others have acted, so that there is something to tell of. */
const AFTER_OTHERS = [
  [FIRST, 'muster'],
  [SECOND, 'supply-cut'],
] as const;

test.for(SIZES)('what can be pressed stays where it is when the pictures come, $width px', async (size, { open }) => {
  const page = await open(size);
  await comeIn(page);
  for (const [edition, why] of CASES) {
    const moment = allMoments(edition.game).get(why);
    if (moment === undefined) throw new Error(`no game comes to ${why}`);
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(PICTURES, async route => {
      if (isHeld) await new Promise<void>(resolve => void held.push(resolve));
      await route.continue();
    });
    await (await sitDown(page, edition, savedAt(moment), mouse)).asked();
    await page.locator('.wt-under:not([aria-busy])').waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(1); // the table stands, and the pictures are asked for
    const before = await places(page);
    isHeld = false;
    for (const letGo of held) letGo();
    await page.locator('html.has-faces.has-scenes').waitFor({ state: 'attached' });
    expect(await places(page), why).toEqual(before);
    await page.unrouteAll();
  }
});

test.for(SIZES)(
  'what can be pressed stays where it is when the notice of what was missed comes, $width px',
  async (size, { open }) => {
    const page = await open(size);
    await noteFirst(page);
    await comeIn(page);
    for (const [edition, why] of AFTER_OTHERS) {
      const moment = allMoments(edition.game).get(why);
      if (moment === undefined) throw new Error(`no game comes to ${why}`);
      if (moment.actions.at(-1)?.seat === moment.seat) throw new Error(`nothing was missed before ${why}`);
      await (await sitDown(page, edition, savedAt(moment), mouse)).asked();
      await page.locator('section.since').waitFor();
      const now = await page
        .locator('.wt-dock button')
        .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().y)));
      expect(await page.evaluate(() => (window as { firstPlaces?: number[] }).firstPlaces), why).toEqual(now);
    }
  },
);
