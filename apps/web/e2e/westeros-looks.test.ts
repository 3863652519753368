/** The table of a Westeros game: axe in every theme and width, and somebody who clicks in a hurry. */
import { rngFromText, type Plain, type Request } from '@corvo/core';
import { battleNow, type OrdersAsk, type WesterosOpen } from '@corvo/westeros';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsOf, faultsOfColours } from './axe.ts';
import { ordersOf } from '../src/boards/westeros/asks/drafts.ts';
import { test } from './harness.ts';
import { listenIn, pointedIn } from './said.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, momentsOf, savedAt } from './westeros-moments.ts';
import { comeIn, FIRST, SECOND, sitDown } from './westeros-tables.ts';

const LONG = 300_000; // half a minute, were the machine ours alone
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

test.for(['orders', 'march', 'battle-card'])(
  'axe finds no fault with the table at "%s", light and dark, wide and narrow',
  { timeout: LONG },
  async (why, { open }) => {
    const page = await open(WIDE);
    await comeIn(page);
    const moment = allMoments(SECOND.game).get(why);
    if (moment === undefined) throw new Error(`no game comes to ${why}`);
    const person = await sitDown(page, SECOND, savedAt(moment), mouse);
    await person.asked();
    for (const size of [WIDE, NARROW])
      for (const [colorScheme, faults] of [
        ['light', faultsOf],
        ['dark', faultsOfColours],
      ] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, colorScheme);
        expect(await faults(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
  },
);

/** The planning of a house with so many areas, by their number. */
const areasAsked = ({ why, ask }: Request): string =>
  why === 'orders' ? `orders ${(ask as unknown as OrdersAsk).areas.length}` : why;

test.for([FIRST, SECOND])(
  '$game.id: planning with eight areas takes at most twenty gestures',
  { timeout: LONG },
  async (edition, { open }) => {
    const page = await open(WIDE);
    await listenIn(page);
    await comeIn(page);
    const moment = Array.from({ length: 20 }, (_, i) => i)
      .map(index => momentsOf(edition.game, 'peace', index, areasAsked).get('orders 8'))
      .find(found => found !== undefined);
    if (moment === undefined) throw new Error('in these games nobody has eight areas');
    const person = await sitDown(page, edition, savedAt(moment), mouse);
    const asked = await person.asked();
    if (asked === undefined) throw new Error('nobody is asked for orders');
    const rng = rngFromText('eight');
    const isFull = (choice: Plain): boolean => Object.keys(ordersOf(choice)).length === 8;
    const choices = Array.from({ length: 200 }, () => edition.game.sample(asked.view, asked.request, rng));
    const wanted = choices.find(isFull);
    if (wanted === undefined) throw new Error('eight orders cannot be given');
    await person.answer(asked, wanted);
    expect(await pointedIn(page)).toBeLessThanOrEqual(20);
  },
);

const boxOf = async (page: Page, what: string) => {
  const { x, y, width, height } = (await page.locator(what).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
};

test(
  'in a battle the map stays with it, keeps its room, and both hands can be read',
  { timeout: LONG },
  async ({ open }) => {
    const page = await open({ width: 1440, height: 780 });
    await comeIn(page);
    const moment = allMoments(SECOND.game).get('battle-card');
    if (moment === undefined) throw new Error('no game comes to a battle');
    const person = await sitDown(page, SECOND, savedAt(moment), mouse);
    const asked = await person.asked();
    const battle = battleNow(asked?.view.open as WesterosOpen)?.area;
    await page.locator('.wt-hands').waitFor();

    // The panel ends where the log begins; what it cannot hold can be scrolled to, with keys as well.
    const [aside, log] = [await boxOf(page, '.tp-aside'), await boxOf(page, '.tp-log')];
    expect(aside.y + aside.height).toBeLessThanOrEqual(log.y + 1);
    const panel = page.locator('.tp-aside');
    const hidden = await panel.evaluate(box => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeGreaterThan(20); // this window is too low for it
    const toItsEnd = async (): Promise<number> => {
      await panel.focus(); // what else comes to the table meanwhile may take the focus
      await page.keyboard.press('End');
      return panel.evaluate(box => box.scrollTop);
    };
    await expect.poll(toItsEnd).toBeGreaterThan(hidden - 2);

    // Whatever is chosen, nothing moves.
    const sheet = await boxOf(page, '.wm-sheet');
    for (const card of await page.locator('.wt-hand-card').all()) {
      await card.click();
      expect(await boxOf(page, '.wm-sheet')).toEqual(sheet);
    }

    // Pointing at the log marks and moves nothing; a click moves, and the way back leads to the battle.
    const told = page.locator('.log-line').filter({ hasText: /^[A-Z][a-z]+ reveals / });
    await told.first().hover();
    await expect.poll(() => page.locator('.wm-edge-pointed').count()).toBeGreaterThan(0);
    expect(await boxOf(page, '.wm-sheet')).toEqual(sheet);
    await told.last().click();
    await page.getByText(/^You are looking at move/).waitFor();
    await page.getByRole('button', { name: 'Back to the current move' }).click();
    await page.locator('.decide-answer').waitFor();
    const stage = await boxOf(page, '.wm-stage');
    await expect
      .poll(async () => {
        const { x, y, width, height } = await boxOf(page, `.wm-area[data-area="${battle}"]`);
        const [across, down] = [x + width / 2 - stage.x, y + height / 2 - stage.y];
        return across > 0 && across < stage.width && down > 0 && down < stage.height;
      })
      .toBe(true);
  },
);
