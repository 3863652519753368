import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { answerByPointing, pick, play } from './players.ts';
import { ask, layTable, ME, OPEN, playHere } from './tables.ts';

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
  await page.locator('.tool-menu').click();
  await expectInReach(page, page.getByRole('menuitem', { name: 'Rules' }));
  expect(await page.getByRole('menuitem', { name: 'Rules' }).getAttribute('href')).toBe('/rules/hand-of-the-king');
  await page.keyboard.press('Escape');
  for (const tool of await page.locator('.bar-tools > *').filter({ visible: true }).all())
    await expectInReach(page, tool);
});

test('a mouse on a narrow screen never makes the board dance: the bar that speaks of what it rests on only grows', async ({
  open,
}) => {
  const page = await open({ width: 360, height: 740 });
  await playHere(page, 1);
  await page.locator('.decide-answer').waitFor();
  // Whatever is looked at takes two lines more, so that it does not depend on the words of this game.
  await page.addStyleTag({ content: '.tp:has(.hk-court.previewing) .decide-what{padding-bottom:40px}' });
  const bar = page.locator('.decide');
  const height = (): Promise<number> =>
    bar.evaluate(async box => {
      for (let frame = 0; frame < 6; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
      return box.getBoundingClientRect().height;
    });
  const heights = [await height()];
  for (const cell of await page.locator('.hk-cell.lit').all()) {
    await cell.hover({ force: true });
    heights.push(await height());
    await page.mouse.move(180, 20);
    heights.push(await height());
  }
  expect(heights.at(-1)).toBeGreaterThan((heights[0] ?? 0) + 20);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

/** What sticks out of the window, though nothing scrolls there: text that does not break. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(node => node.checkVisibility() && node.closest('.unseen, .sr-only, [aria-hidden=true], select') === null)
      .filter(node => {
        const box = node.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && (box.right > innerWidth + 1 || box.left < -1);
      })
      .filter(node => [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()))
      .map(node => `${node.className}: ${node.textContent?.slice(0, 40)}`),
  );

test('long names without a break stay on a narrow screen, wherever people read them', async ({ open, server }) => {
  const name = 'W'.repeat(60);
  const nick = 'M'.repeat(24);
  const visit = { width: 360, height: 740, hasTouch: true, isMobile: true };
  const [ada, bob] = [await open(visit), await open(visit)];
  const wish = { name, seats: [ME, OPEN], order: 'chosen', options: { firstPlayer: 'seat1' } };
  const id = await layTable(ada.context(), server.address, nick, wish);
  await ask(bob.context(), server.address, 'POST', '/api/me', { name: 'N'.repeat(24) });
  const look = async (page: Page, ready: string, where: string): Promise<void> => {
    await page.locator(ready).first().waitFor();
    expect(await tooWide(page), where).toBe(0);
    expect(await sticksOut(page), where).toEqual([]);
  };
  const stranger = await open(visit);
  await stranger.goto(`/table/${id}`);
  await look(stranger, '.doorstep', 'doorstep');
  for (const path of ['/', '/tables', '/games', '/settings']) {
    await ada.goto(path);
    await look(ada, path === '/settings' ? 'h1' : '.row', path);
  }
  await bob.goto(`/table/${id}`);
  await bob.getByRole('button', { name: 'Take seat 2' }).click();
  await ada.goto(`/table/${id}`);
  await ada.locator('.lobby-seats').getByText('N'.repeat(24), { exact: true }).waitFor();
  await look(ada, '.comings', 'lobby');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await look(ada, '.hk-cell', 'table');
  await ada.locator('.tp-tabs .tab-left').click();
  await look(ada, '.player-who', 'players');
  await ada.locator('.tp-tabs button').last().click();
  await ada.locator('.tp-log-head button').click();
  await ada.getByLabel('Write a message').fill('U'.repeat(200));
  await ada.keyboard.press('Enter');
  await ada.locator('.chat-lines').getByText('UUUU').waitFor();
  await look(ada, '.chat-lines', 'chat');
  await ada.locator('.tool-menu').click();
  await look(ada, '[role=menu]', 'menu');
});
