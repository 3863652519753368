/** The pictures on the cards: when they come, where there is no line, where they are not wanted, and a closer look. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsIn } from './axe.ts';
import { test } from './harness.ts';
import { CUT, here, pictured, PICTURES } from './pictured.ts';
import { playHere } from './tables.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, momentsOf, savedAt } from './westeros-moments.ts';
import { comeIn, NORTH, SECOND, sitDown } from './westeros-tables.ts';

/** What a screen reader is told of the court. */
const spoken = (page: Page): Promise<string> => page.getByRole('grid').ariaSnapshot();

test('faces come after the court can be played on, change nothing that is spoken, and axe finds no fault', async ({
  open,
}) => {
  const page = await open();
  const asked: string[] = [];
  page.on('request', request => PICTURES.test(request.url()) && asked.push(request.url()));
  await playHere(page, 1);
  await page.locator('.hk-cell.lit').first().waitFor();
  expect(asked).toEqual([]);
  const before = await spoken(page);

  await here(page);
  expect(asked.map(url => /\/assets\/([\w-]+)-[\w-]{8}\.svg$/.exec(url)?.[1])).toEqual(['faces-hand-of-the-king']);
  const cards = await page.locator('.hk-grid [data-card]').count();
  expect(cards).toBeGreaterThan(30);
  await expect.poll(async () => (await pictured(page, '.hk-grid')).length).toBe(cards);
  expect(await pictured(page, '.hk-companions')).toHaveLength(6);
  expect(await spoken(page)).toBe(before);
  expect(await page.locator('.face').first().getAttribute('role')).toBeNull();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, colorScheme);
    expect(await faultsIn(page, ['.hk-grid', '.hk-companions']), colorScheme).toEqual([]);
  }
});

test('in a battle the hand and the card that is chosen have their pictures', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await comeIn(page);
  const moment = allMoments(SECOND.game).get('battle-card');
  if (moment === undefined) throw new Error('no game comes to a battle');
  const person = await sitDown(page, SECOND, savedAt(moment), mouse);
  await person.asked();
  await here(page);
  const hand = await page.locator('.wt-hand [data-card]').count();
  await expect.poll(async () => (await pictured(page, '.wt-hand')).length).toBe(hand);

  const card = page.locator('.wt-hand-card').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.click();
  const [id = ''] = await pictured(page, '.wt-hand-card:first-child');
  await expect.poll(() => pictured(page, '.wt-duel')).toEqual([id]);
  // Never mirrored: on all cards the light comes from the same side.
  const turns = await page
    .locator('.wt-duel .face')
    .evaluateAll(faces => faces.map(face => [getComputedStyle(face).scale, getComputedStyle(face).transform]));
  expect(turns).toEqual([['none', 'none']]);
  // Spoken whole: name, strength, icons and text as in the hand.
  const whole = (await page.locator('.wt-duel [role=img]').getAttribute('aria-label')) ?? '-';
  expect(name.startsWith(whole.trim())).toBe(true);
  expect(await faultsIn(page, ['.wt-hand', '.wt-battle'])).toEqual([]);
});

test('both cards of a battle are turned up face to face, each with its own picture', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await comeIn(page);
  const moment = momentsOf(SECOND.game, 'war', 1).get('retreat');
  if (moment === undefined) throw new Error('nobody has to retreat');
  await (await sitDown(page, SECOND, savedAt(moment), mouse)).asked();
  await here(page);
  const cards = await page
    .locator('.wt-duel > div')
    .evaluateAll(sides =>
      sides.map(side => [...side.querySelectorAll<HTMLElement>('[data-card]')].map(card => card.dataset['card'])),
    );
  expect(cards.map(side => side.length)).toEqual([1, 1]);
  expect(new Set(cards.flat()).size).toBe(2);
  await expect.poll(() => pictured(page, '.wt-duel')).toEqual(cards.flat());
  const drawn = await page
    .locator('.wt-duel .face')
    .evaluateAll(faces => faces.map(face => getComputedStyle(face).backgroundImage));
  expect(new Set(drawn).size).toBe(2);
  const [mine, theirs] = await Promise.all([0, 1].map(side => page.locator('.wt-duel .face').nth(side).boundingBox()));
  expect(mine?.y).toBe(theirs?.y); // side by side, equally large
  expect(mine?.width).toBe(theirs?.width);
});

test('a game that was played has its faces without a line; one that was not is not kept', async ({ open }) => {
  const page = await open({ copied: true, expected: CUT });
  await playHere(page, 1);
  await here(page);
  const isKept = (name: string): Promise<boolean> =>
    page.evaluate(async wanted => {
      for (const cache of await caches.keys())
        for (const { url } of await (await caches.open(cache)).keys()) if (url.includes(wanted)) return true;
      return false;
    }, `/assets/${name}-`);
  await expect.poll(() => isKept('faces-hand-of-the-king')).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await isKept('faces-second-edition')).toBe(false);

  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.hk-cell').first().waitFor();
  await here(page);
  await expect.poll(async () => (await pictured(page, '.hk-grid')).length).toBeGreaterThan(30);
});

test('a device that kept all games with an older version goes on keeping all of them', async ({ open }) => {
  const page = await open({ copied: true });
  const blank = '<link rel="icon" href="/icons/favicon.svg">';
  await page.route('/blank', route => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('/blank'); // a page that registers nothing yet
  await page.evaluate(() => caches.open('corvo-0123456789ab'));
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('played')).match('/played'))?.json()))
    .toEqual(expect.arrayContaining(['first-edition', 'second-edition', 'hand-of-the-king']));
});

test('emblems only: nothing is fetched, and the table looks as it says', async ({ open }) => {
  const page = await open();
  const asked: string[] = [];
  page.on('request', request => PICTURES.test(request.url()) && asked.push(request.url()));
  await page.goto('/settings');
  await page.getByRole('switch', { name: /Emblems only/ }).check();
  await playHere(page, 1);
  await page.locator('.hk-cell.lit').first().waitFor();
  // What is loaded while the page is idle has come, including everything that could ask for pictures.
  await page.locator('.tool-menu').click();
  const item = page.getByRole('menuitemcheckbox', { name: /Emblems only/ });
  await expect.poll(() => item.getAttribute('aria-checked')).toBe('true');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/Cards-/.test(name)));
  expect(asked).toEqual([]);
  expect(await pictured(page, '.tp')).toEqual([]);
  expect(await page.locator('.hk-emblem').first().isVisible()).toBe(true);

  await item.click();
  await here(page);
  expect(asked).toHaveLength(1);
  await expect.poll(async () => (await pictured(page, '.hk-grid')).length).toBeGreaterThan(30);

  await page.locator('.tool-menu').click(); // and plain again, at once
  await item.click();
  await expect.poll(() => page.locator('html.has-faces').count()).toBe(0);
  expect(await pictured(page, '.tp')).toEqual([]);
  expect(await page.locator('.hk-emblem').first().isVisible()).toBe(true);
});

test.for([
  { edition: SECOND, whys: ['battle-card', 'retreat', 'raven-card'] },
  { edition: NORTH, whys: ['battle-card', 'tactic', 'pick-objective'] },
])(
  'emblems only: no card of $edition.game.id has an empty box for its picture',
  async ({ edition, whys }, { open }) => {
    const page = await open({ width: 1440, height: 900 });
    const asked: string[] = [];
    page.on('request', request => PICTURES.test(request.url()) && asked.push(request.url()));
    await page.goto('/settings');
    await page.getByRole('switch', { name: /Emblems only/ }).check();
    await comeIn(page);
    const moments = edition === NORTH ? momentsOf(NORTH.game, 'few', 1) : allMoments(SECOND.game, whys);
    for (const why of whys) {
      const moment = moments.get(why);
      if (moment === undefined) throw new Error(`nobody is asked for ${why}`);
      await (await sitDown(page, edition, savedAt(moment), mouse)).asked();
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/Cards-/.test(name)),
      );
      if (why === 'battle-card') await page.locator('.wt-hand-card').first().click();
      await page.locator('button.wt-house').first().click();
      await page.locator('.wt-house-more .wt-card-line').first().waitFor();
      expect(await page.locator('.tp [data-card]').count()).toBeGreaterThan(5);
      const boxes = await page.locator('.tp [data-card]').evaluateAll(cards =>
        cards.flatMap(card => {
          const rooms = [...card.querySelectorAll('.face, .wt-card-picture')].filter(room => room.checkVisibility());
          const isBefore = getComputedStyle(card, '::before').content === '""';
          return rooms.length > 0 || isBefore
            ? [`${card.className} ${(card as HTMLElement).dataset['card'] ?? ''}`]
            : [];
        }),
      );
      expect(boxes, why).toEqual([]);
    }
    expect(asked).toEqual([]);
  },
);

test('the rulebook has pages of all cards, with pictures, texts and clauses', async ({ open }) => {
  const page = await open();
  await page.goto('/rules/first-edition');
  for (const name of ['First edition', 'A Clash of Kings'])
    await page.getByRole('heading', { name: `The cards: ${name}` }).click();
  const first = page.locator('[data-game=first-edition].card-pages');
  const eddard = first.locator('[data-card=eddard-stark]');
  await eddard.scrollIntoViewIfNeeded();
  expect(await eddard.innerText()).toMatch(/Eddard Stark/i);
  expect(await eddard.getByRole('link').getAttribute('href')).toMatch(/^#1E-/);
  await expect.poll(() => pictured(page, '.card-pages [data-card=eddard-stark]')).toContain('eddard-stark');
  const anew = page.locator('[data-game=clash-of-kings] [data-card$="-ck"]').first();
  await anew.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await pictured(page, '[data-game=clash-of-kings] [data-card$="-ck"]')).length)
    .toBeGreaterThan(0);
  await expect
    .poll(() => pictured(page, '.card-pages[data-game=first-edition] [data-card=supply]'))
    .toEqual(['supply']);
  expect(await faultsIn(page, ['.card-pages'])).toEqual([]);

  // A card of these pages is looked at as at a table, by the button and by the key: one of them, though two games lie
  // open.
  const closer = page.getByRole('dialog');
  await eddard.click({ button: 'right' });
  await closer.waitFor();
  expect(await closer.count()).toBe(1);
  expect(await closer.locator('img').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => closer.count()).toBe(0);
  await eddard.getByRole('link').focus();
  await page.keyboard.press('i');
  expect(await closer.getByRole('heading').innerText()).toMatch(/Eddard Stark/i);
});

test('pictures that do not come leave emblem and words; they come when the line is back', async ({ open }) => {
  const page = await open({ expected: CUT });
  await page.route(PICTURES, route => route.abort());
  const failed = page.waitForEvent('requestfailed', request => PICTURES.test(request.url()));
  await playHere(page, 1);
  await failed;
  expect(await page.locator('html.has-faces').count()).toBe(0);
  const card = page.locator('.hk-grid [data-card]').first();
  expect(await card.locator('.hk-emblem').isVisible()).toBe(true);
  expect(await card.locator('.hk-name b').innerText()).not.toBe('');
  expect(await pictured(page, '.tp')).toEqual([]);

  await page.unroute(PICTURES);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await here(page);
});

/** Room for a picture that can be seen although there is none: an empty box. */
const empty = (page: Page): Promise<string[]> =>
  page
    .locator('.tp .face')
    .evaluateAll(faces =>
      faces
        .filter(face => face.getClientRects().length > 0 && getComputedStyle(face).backgroundImage === 'none')
        .map(face => face.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? ''),
    );

test.for([SECOND, NORTH])(
  '$game.id: where no picture comes no empty box stands in its place',
  async (edition, { open }) => {
    const page = await open({ width: 1440, height: 900, expected: CUT });
    await page.route(PICTURES, route => route.abort());
    await comeIn(page);
    const moments = momentsOf(
      edition.game,
      edition === NORTH ? 'few' : 'war',
      2,
      ({ why }, { round }) => `${why} ${round}`,
    );
    const moment = moments.get('orders 3');
    if (moment === undefined) throw new Error('no game comes to its third round');
    await (await sitDown(page, edition, savedAt(moment), mouse)).asked();
    await page.locator('.wt-westeros [data-card]').first().waitFor();
    expect(await page.locator('.wt-westeros .face').count()).toBeGreaterThan(2);
    expect(await empty(page)).toEqual([]);
  },
);

test('Beyond the Wall: the Westeros cards of the round and the tactic cards in the hand have their pictures', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await comeIn(page);
  const moment = momentsOf(NORTH.game, 'few', 2, ({ why }, { round }) => `${why} ${round}`).get('tactic 3');
  if (moment === undefined) throw new Error('no game comes to its third round');
  await (await sitDown(page, NORTH, savedAt(moment), mouse)).asked();
  await page.locator('html.has-scenes').waitFor({ state: 'attached' });
  const cards = await page.locator('.wt-westeros [data-card]').count();
  expect(cards).toBe(3); // those of the three decks, and none of the decks of the Watch
  await expect.poll(async () => (await pictured(page, '.wt-westeros')).length).toBe(cards);
  const hand = await page.locator('.wt-hand [data-card]').count();
  await expect.poll(async () => (await pictured(page, '.wt-hand')).length).toBe(hand);
});

test('a card is looked at closely by key, by the other button, by resting on it and by a long press', async ({
  open,
}) => {
  const page = await open({ hasTouch: true });
  await playHere(page, 1);
  await here(page);
  // One that may be chosen: as soon as it is pointed at, the mark of where Varys would stop lies on it.
  const cell = page.locator('.hk-cell.lit').first();
  const first = await cell.locator('.hk-name b').innerText();
  const closer = page.getByRole('dialog');

  await cell.focus();
  await page.keyboard.press('i');
  await closer.waitFor();
  expect((await closer.getByRole('heading').innerText()).toLowerCase()).toContain(first.toLowerCase());
  expect(await closer.getByRole('link').innerText()).toMatch(/^HK-1\.[28]$/);
  expect(await closer.locator('img').getAttribute('alt')).toBe('');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, colorScheme);
    expect(await faultsIn(page, ['.loupe']), colorScheme).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => closer.count()).toBe(0);
  expect(await cell.evaluate(element => element === document.activeElement)).toBe(true);

  await cell.click({ button: 'right' });
  await closer.waitFor();
  // It stays while the mouse lies on other cards, however long. It lies to the right of its card: never on the first
  // column.
  const others = page.locator('.hk-row:nth-child(n + 5) .hk-cell:first-child [data-card]:not([data-card=varys])');
  await others.last().hover();
  await page.waitForTimeout(1_000);
  expect((await closer.getByRole('heading').innerText()).toLowerCase()).toContain(first.toLowerCase());
  await closer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => closer.count()).toBe(0);

  await cell.hover();
  await page.locator('.loupe[aria-hidden]').waitFor();
  await page.mouse.move(2, 2);
  await expect.poll(() => page.locator('.loupe').count()).toBe(0);

  const box = await cell.boundingBox();
  if (box === null) throw new Error('the card cannot be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await closer.waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await closer.count()).toBe(1);
  expect(await page.locator('.hk-cell.picked').count()).toBe(0); // to look is not to choose
});
