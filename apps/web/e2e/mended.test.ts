/** Places where new users stumbled and that were mended by eye: here they are measured. */
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { thumb } from './westeros-hands.ts';
import { allMoments, savedAt } from './westeros-moments.ts';
import { comeIn, FIRST, SECOND, sitDown, startGame } from './westeros-tables.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (what: Locator): Promise<Box> => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
};
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

test('Hand of the King with four: no column lies on a name, and a card shows the house that it counts for', async ({
  open,
}) => {
  const page = await open({ width: 1280, height: 800 });
  await page.goto('/play');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const joffrey = page.locator('.hk-cell', { has: page.locator('[data-card^=joffrey]') });
  await joffrey.waitFor(); // before a bot takes him
  const shown = await joffrey.evaluate(cell => ({
    said: cell.querySelector('.sr-only')?.textContent ?? '',
    counted: cell.querySelector('.hk-counted')?.textContent ?? '',
    name: [...cell.querySelectorAll('.hk-name > *')].map(part => part.textContent).join(' '),
  }));
  expect(shown.said).toContain('Joffrey Baratheon, House Lannister');
  expect(shown).toMatchObject({ counted: 'Lannister', name: 'Joffrey Baratheon' });

  const rows = page.locator('.hk-houses tbody tr');
  expect(await rows.count()).toBe(7);
  for (const row of await rows.all()) {
    expect(await row.locator('td').count()).toBe(4);
    const name = await boxOf(row.locator('.hk-house > span').last());
    for (const cell of await row.locator('td').all()) expect(overlap(name, await boxOf(cell))).toBe(false);
  }
});

/** How much of the light of one colour is in another, as the guidelines for contrast count it. */
const contrastOf = (name: Locator): Promise<number> =>
  name.evaluate(node => {
    const { fill, stroke, strokeOpacity } = getComputedStyle(node);
    const sea = getComputedStyle(document.querySelector('.wm') ?? node)
      .getPropertyValue('--wm-sea')
      .trim();
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('nothing can be drawn here');
    const light = (...layers: readonly (readonly [string, number])[]): number => {
      for (const [colour, alpha] of layers) {
        pen.globalAlpha = alpha;
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map(value => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    };
    // A land's name may lie over the sea from far away: it is read against its halo, which lies over the sea.
    const [letters, halo] = [light([fill, 1]), light([sea, 1], [stroke, Number(strokeOpacity)])];
    return (Math.max(letters, halo) + 0.05) / (Math.min(letters, halo) + 0.05);
  });

test('the whole map in the dark: names of lands can be read where they lie over the sea', async ({ open }) => {
  const page = await open({ width: 1440, height: 900, colorScheme: 'dark' });
  await startGame(page, 'second-edition');
  await page.locator('.wm-zoom button').last().click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await contrastOf(page.locator('.wm-name:not(.wm-name-sea)').first())).toBeGreaterThan(7);
});

test('on a phone there is no hole between a march and its button', async ({ open }) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await comeIn(page);
  const moment = allMoments(FIRST.game).get('march');
  if (moment === undefined) throw new Error('nobody marches');
  const person = await sitDown(page, FIRST, savedAt(moment), thumb);
  await person.asked();
  const hole = (): Promise<number> =>
    page.evaluate(() => {
      const tray = document.querySelector('.wt-dock');
      if (!tray) throw new Error('there is no tray');
      const filled = [...tray.querySelectorAll('button, p, li, b, small, svg')].map(node =>
        node.getBoundingClientRect(),
      );
      // Under it may stand what was missed, which is no hole.
      return (
        tray.getBoundingClientRect().bottom -
        Math.max(...filled.filter(({ height }) => height > 0).map(({ bottom }) => bottom))
      );
    });
  await expect.poll(hole).toBeLessThan(40);
});

test.for([
  ['hand-of-the-king', 4],
  ['first-edition', 5],
  ['clash-of-kings', 6],
  ['second-edition', 6],
] as const)(
  'the form of %s begins with all its players, and the seats are in sight',
  async ([game, most], { open }) => {
    const page = await open();
    for (const path of ['/play', '/new']) {
      await page.goto(`${path}?game=${game}`);
      await page.locator('.houses input').first().waitFor({ state: 'attached' });
      expect(await page.getByRole('radio', { name: String(most), exact: true }).isChecked(), path).toBe(true);
      const seats = page.locator('.houses label');
      expect(await seats.count(), path).toBe(most + 1); // and one for whatever is drawn
      for (const seat of await seats.all()) expect(await seat.locator('svg').isVisible()).toBe(true);
      await seats.last().click();
      expect(await seats.last().locator('input').isChecked()).toBe(true);
    }
  },
);

test('the form of Beyond the Wall shows the three factions by their emblems, not three places', async ({ open }) => {
  const page = await open();
  await page.goto('/play?game=beyond-the-wall');
  const seats = page.locator('.houses label');
  await seats.first().locator('.house-chip').waitFor();
  const names = await seats.evaluateAll(labels => labels.map(label => label.getAttribute('title')));
  expect(names.slice(0, 3)).toEqual(['Night’s Watch', 'Wildlings', 'Others']);
  expect(await page.locator('.houses .house-chip').count()).toBe(3);
});

test('Learn is in the menu, its lessons are numbered, and who has done them all is sent to a table', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).first().click();
  await page.waitForURL('**/learn');
  await page.goto('/learn/first-edition');
  const numbers = page.locator('.learn-n');
  await numbers.first().waitFor();
  expect(await numbers.allInnerTexts()).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.']);
  expect(await page.locator('.learn-finish').count()).toBe(0);
  const lessons = await page
    .locator('.learn-list a')
    .evaluateAll(links => links.map(link => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  await page.evaluate(
    ids =>
      localStorage.setItem(
        'corvo.learn.first-edition',
        JSON.stringify(Object.fromEntries(ids.map(id => [id, { answers: [], read: 0, done: true }]))),
      ),
    lessons,
  );
  await page.reload();
  const finish = page.locator('.learn-finish a');
  expect(await finish.getAttribute('href')).toBe('/play?game=first-edition');
});

test('the rulebook reads as rules: sources are folded, and a clause beside the table has its neighbours', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/rules/second-edition#2E-8.1');
  const clause = page.locator('[id="2E-8.1"]');
  await clause.waitFor();
  expect(await page.locator('.origin, .edition-sign').count()).toBe(0);
  const mark = clause.locator('.rule-mark'); // one for all that it says: where the rule comes from, how it compares
  await mark.click();
  expect(await clause.locator('.origin, .edition-sign').count()).toBe(2);
  await mark.click();
  expect(await clause.locator('.origin, .edition-sign').count()).toBe(0);

  await startGame(page, 'second-edition');
  await page.locator('.decide').getByRole('link', { name: '2E-8.1' }).click();
  await page.locator('.beside [id="2E-8.1"].found').waitFor();
  for (const neighbour of ['2E-8.2', '2E-8.3']) await page.locator(`.beside [id="${neighbour}"]`).waitFor();
});

test('an entry of the log says when it was and under which rule', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await startGame(page, SECOND.game.id);
  const entry = page.locator('.log-list li').last();
  expect(await entry.locator('time').innerText()).toMatch(/^\d{1,2}:\d{2}/);
  expect(Number.isNaN(Date.parse((await entry.locator('time').getAttribute('datetime')) ?? ''))).toBe(false);
  expect(await entry.locator('.clause').first().innerText()).toMatch(/^2E-/);
});

const emblemsOf = (page: Page): Promise<string[]> =>
  page.locator('section[aria-labelledby=here] .row').evaluateAll(rows => rows.map(row => row.innerHTML));

test('“Your games” shows the emblem of my house', async ({ open }) => {
  const page = await open();
  await page.goto('/play?game=second-edition');
  await page.getByRole('radio', { name: /Martell/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.wm-area.wm-selectable').first().waitFor();
  await page.goto('/games');
  await page.locator('section[aria-labelledby=here] .row').first().waitFor();
  const [row = ''] = await emblemsOf(page);
  expect(row).toMatch(/martell/);
  expect(row).not.toMatch(/house-lannister/);
});

const SPRITE = readFileSync(join(import.meta.dirname, '../src/base/art/sprite.svg'), 'utf8');
const drawingOf = (name: string): string => {
  const [, drawn] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(SPRITE) ?? [];
  if (drawn === undefined) throw new Error(`there is no drawing ${name}`);
  return drawn.replaceAll('var(--art-cut,Canvas)', '#fff');
};

/** How much of a drawing's box is ink, and how often ink and ground change along its lines, at the size of an order. */
const inkOf = (page: Page, drawing: string): Promise<{ share: number; changes: number }> =>
  page.evaluate(async drawn => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="24" height="24"><rect width="64" height="64" fill="#fff"/><g fill="#000">${drawn}</g></svg>`;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [24, 24];
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('nothing can be drawn here');
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, 24, 24);
    const isInk = (x: number, y: number): boolean => (data[(y * 24 + x) * 4] ?? 255) < 128;
    let [ink, changes] = [0, 0];
    for (let y = 0; y < 24; y++)
      for (let x = 0; x < 24; x++) {
        if (isInk(x, y)) ink++;
        if (x > 0 && isInk(x, y) !== isInk(x - 1, y)) changes++;
      }
    return { share: ink / 576, changes };
  }, drawingOf(drawing));

test('the Supply Caravan is a wagon with hoops and wheels at the size of an order, and no blob', async ({ open }) => {
  const page = await open();
  const caravan = await inkOf(page, 'caravan');
  expect(caravan.share).toBeLessThan(0.6);
  expect(caravan.changes).toBeGreaterThan(100); // a round blob has about fifty
});
