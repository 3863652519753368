/**
 * Every other place where cards have pictures: rulebook and closer look in the north, lessons, results, replays,
 * offline.
 */
import { course } from '@corvo/second-edition/lessons';
import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsIn } from './axe.ts';
import { test } from './harness.ts';
import { Pupil } from './lesson-pupil.ts';
import { untilFinished } from './people.ts';
import { CUT, here, pictured, PICTURES } from './pictured.ts';
import { answerByPointing } from './players.ts';
import { BOT, layTable, playHere } from './tables.ts';
import { mouse } from './westeros-hands.ts';
import { momentsOf, savedAt } from './westeros-moments.ts';
import { CLASH, comeIn, NORTH, SECOND, sitDown, startGame } from './westeros-tables.ts';

const closerOn = (page: Page): Locator => page.getByRole('dialog');

test('Beyond the Wall: the rulebook shows every tactic and objective card with picture, text and clause', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/rules/beyond-the-wall');
  await page.getByRole('heading', { name: /^The cards: / }).click();
  const book = page.locator('.card-pages');
  const [tactics, objectives] = [book.locator('[data-card^=tac-]'), book.locator('[data-card^=obj-]')];
  await tactics.first().waitFor();
  expect([await tactics.count(), await objectives.count()]).toEqual([18, 6]);
  for (const [cards, clause] of [
    [tactics, /^#BW-10\.\d+$/],
    [objectives, /^#BW-11\.[234]$/],
  ] as const) {
    const links = await cards
      .getByRole('link')
      .evaluateAll(nodes => nodes.map(node => node.getAttribute('href') ?? ''));
    expect(links).toHaveLength(await cards.count());
    expect(new Set(links).size).toBe(cards === tactics ? 18 : 3);
    for (const href of links) expect(href).toMatch(clause);
    for (const text of await cards.locator('p').allTextContents()) expect(text.length).toBeGreaterThan(20);
  }
  await objectives.last().scrollIntoViewIfNeeded();
  const drawn = async (): Promise<number> =>
    (await pictured(page, '.card-pages :is([data-card^=tac-],[data-card^=obj-])')).length;
  await expect.poll(drawn).toBe(24);
  expect(await faultsIn(page, ['.card-pages'])).toEqual([]);
});

test('Beyond the Wall: tactic and objective cards are looked at closely, by the other button and by the key', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await comeIn(page);
  const moments = momentsOf(NORTH.game, 'few', 1);
  for (const why of ['tactic', 'pick-objective']) {
    const moment = moments.get(why);
    if (moment === undefined) throw new Error(`nobody is asked for ${why}`);
    await (await sitDown(page, NORTH, savedAt(moment), mouse)).asked();
    await page.locator('html.has-scenes').waitFor({ state: 'attached' });
    const card = page.locator('.wt-hand-card').first();
    const name = await card.locator('.wt-card-name').innerText();
    await card.click({ button: 'right' });
    expect(await closerOn(page).getByRole('heading').innerText()).toBe(name);
    expect(await closerOn(page).locator('img').isVisible()).toBe(true);
    const box = await closerOn(page).boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900); // all of it, however long its text
    expect(await closerOn(page).getByRole('link').innerText()).toMatch(/^BW-1[01]\.\d+$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => closerOn(page).count()).toBe(0);
    await card.focus();
    await page.keyboard.press('i');
    await closerOn(page).waitFor();
    await page.keyboard.press('Escape');
  }
});

test('a card that no page tells of brings nothing closer, and the next one is looked at all the same', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/rules/first-edition');
  await page.getByRole('heading', { name: 'The cards: First edition' }).click();
  const cards = page.locator('.card-pages [data-card]');
  await cards.first().waitFor();
  await cards.first().evaluate(card => {
    card.dataset['card'] = 'nobody';
  });
  await cards.first().click({ button: 'right' });
  await page.waitForTimeout(300);
  expect(await closerOn(page).count()).toBe(0);
  // If that press counted as held although nothing is shown, no other card would be enlarged under a resting pointer.
  await cards.nth(1).hover();
  await page.locator('.loupe').waitFor();
});

test('at a joined table a card without a picture keeps its strength and its name in their columns', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await comeIn(page);
  const missing = 'eddard-stark';
  await page.route(PICTURES, async route => {
    const answer = await route.fetch();
    const svg = (await answer.text()).replace(new RegExp(`<symbol id="face-${missing}".*?</symbol>`), '');
    await route.fulfill({ response: answer, body: svg });
  });
  const moment = momentsOf(NORTH.game, 'war', 1).get('orders');
  if (moment === undefined) throw new Error('nobody gives orders');
  await (await sitDown(page, NORTH, savedAt(moment), mouse)).asked();
  await here(page);
  await page.locator('button.wt-house').filter({ hasText: 'Stark' }).click();
  const lines = page.locator('.wt-house-more .wt-card-line');
  await lines.first().waitFor();
  await expect.poll(async () => (await pictured(page, '.wt-house-more')).length).toBe((await lines.count()) - 1);
  const places = await lines.evaluateAll(rows =>
    rows.map(row => {
      const [strength, name] = [row.querySelector('.wt-strength'), row.querySelector('.wt-strength + span')];
      const left = row.getBoundingClientRect().left;
      const [a, b] = [strength?.getBoundingClientRect(), name?.getBoundingClientRect()];
      return {
        id: row.dataset['card'],
        strength: Math.round((a?.left ?? 0) - left),
        name: Math.round((b?.left ?? 0) - left),
        room: b?.width ?? 0,
      };
    }),
  );
  expect(places.map(({ id }) => id)).toContain(missing);
  expect(new Set(places.map(({ strength, name }) => `${strength} ${name}`)).size).toBe(1);
  for (const { room } of places) expect(room).toBeGreaterThan(90);
});

test('the lesson about battles shows the faces of the hand and of both cards', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  const pupil = await Pupil.come(page, SECOND, course);
  const lesson = course.lessons.find(({ id }) => id === 'battle');
  if (lesson === undefined) throw new Error('no lesson is about battles');
  const hand: string[] = [];
  await pupil.play(lesson, async step => {
    if (step !== 'card') return;
    await here(page);
    await expect.poll(async () => (await pictured(page, '.wt-hand')).length).toBe(3);
    hand.push(...(await pictured(page, '.wt-hand')));
  });
  expect(hand.sort()).toEqual(['ser-gregor-clegane', 'ser-kevan-lannister', 'the-hound']);
  await expect.poll(() => pictured(page, '.wt-duel')).toEqual(['ser-gregor-clegane', 'euron-crows-eye']);
});

test('who fought most and the battle of a replay have their faces', async ({ open, server }) => {
  const page = await open({ width: 1440, height: 900 });
  const fighters = page.locator('.we-fighters [data-card]');
  // Once in a while bots come to an end without a battle.
  for (let games = 0; games < 4 && (await fighters.count()) === 0; games++) {
    const seats = Array.from({ length: 4 }, () => BOT);
    const id = await layTable(page.context(), server.address, 'Ada', { game: 'second-edition', seats, start: true });
    await untilFinished(page.context(), server.address, id);
    await page.goto(`/table/${id}`);
    await page.locator('.we-list').first().waitFor();
  }
  const count = await fighters.count();
  expect(count).toBeGreaterThan(0);
  await expect.poll(async () => (await pictured(page, '.we-fighters')).length).toBe(count);
  expect(await faultsIn(page, ['.we-fighters'])).toEqual([]);

  await page.locator('a[data-battle]').first().click();
  await page.locator('.wm-area').first().waitFor();
  await page.getByRole('button', { name: 'Back one move' }).click();
  await page.locator('.tp-aside .wt-battle h2').waitFor();
  const duel = page.locator('.tp-aside .wt-duel [data-card]');
  for (let steps = 0; steps < 12 && (await duel.count()) === 0; steps++)
    await page.getByRole('button', { name: 'Forward one move' }).click(); // until a card is turned up
  const turned = await duel.count();
  expect(turned).toBeGreaterThan(0);
  await expect.poll(async () => (await pictured(page, '.wt-duel')).length).toBe(turned);

  // Nobody is asked in a replay: before its first battle a round shows its Westeros cards to whoever looks on.
  await page.goBack();
  await page.locator('a[data-battle]').last().click();
  const drawn = page.locator('.tp-aside .wt-drawn [data-card]');
  for (let steps = 0; steps < 150 && (await drawn.count()) === 0; steps++)
    await page.getByRole('button', { name: 'Back one move' }).click();
  const cards = await drawn.count();
  expect(cards).toBeGreaterThan(1);
  await expect.poll(async () => (await pictured(page, '.wt-drawn')).length).toBe(cards);
});

test('Hand of the King: what a player has taken lies in their play area with its faces, the own ones larger', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await playHere(page, 1);
  await here(page);
  const mine = page.locator('.hk-areas .mine [data-card]');
  for (let turns = 0; turns < 12 && (await mine.count()) === 0; turns++) {
    await page.locator('.decide-answer').waitFor();
    await answerByPointing(page);
  }
  const taken = await page.locator('.hk-areas [data-card]').count();
  expect(await mine.count()).toBeGreaterThan(0);
  await expect.poll(async () => (await pictured(page, '.hk-areas')).length).toBeGreaterThanOrEqual(taken);
  const box = await mine.first().locator('.face').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await faultsIn(page, ['.hk-areas'])).toEqual([]);
});

test('Hand of the King: companions that were used and characters that were killed are gone with their faces', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await playHere(page, 1);
  await here(page);
  const gone = page.locator('.hk-foot [data-card]');
  for (let turns = 0; turns < 24 && (await gone.count()) === 0; turns++) {
    await page.locator('.decide-answer').waitFor();
    await answerByPointing(page);
  }
  expect(await gone.count()).toBeGreaterThan(0);
  // others go on playing
  const isPictured = async (): Promise<boolean> => (await pictured(page, '.hk-foot')).length === (await gone.count());
  await expect.poll(isPictured).toBe(true);
  expect((await gone.first().innerText()).length).toBeGreaterThan(3);
  expect(await faultsIn(page, ['.hk-companions'])).toEqual([]);
});

test('A Clash of Kings without a line: the faces of both boxes are there', async ({ open }) => {
  const page = await open({ copied: true, expected: CUT, width: 1440, height: 900 });
  await startGame(page, CLASH.game.id);
  await here(page);
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const cache of await caches.keys())
        for (const { url } of await (await caches.open(cache)).keys())
          found.push(/\/assets\/((?:faces|vignettes)-[a-z-]+)-[\w-]{8}\.svg$/.exec(url)?.[1] ?? '');
      return [...new Set(found)].filter(name => name !== '').sort();
    });
  await expect.poll(kept).toEqual([
    'faces-clash-of-kings',
    'faces-first-edition',
    'faces-hand-of-the-king', // kept wherever none has been played
    'vignettes-westeros',
  ]);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.wm-area').first().waitFor();
  await here(page);
  await page.locator('button.wt-house').first().click();
  const lines = page.locator('.wt-house-more .wt-card-line');
  await lines.first().waitFor();
  await expect.poll(async () => (await pictured(page, '.wt-house-more')).length).toBe(await lines.count());
  expect(await page.locator('html.has-scenes').count()).toBe(1);
});
