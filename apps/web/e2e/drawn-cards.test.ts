/** Westeros and wildling cards when they are turned up: large for everybody, and nothing is pushed away by them. */
import type { Action } from '@corvo/core';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsIn } from './axe.ts';
import { test } from './harness.ts';
import { holdBots } from './tables.ts';
import { pictured, sharpness } from './pictured.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, momentsOf, savedAt } from './westeros-moments.ts';
import { comeIn, NORTH, SECOND, sitDown } from './westeros-tables.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const scenes = (page: Page) => page.locator('html.has-scenes').waitFor({ state: 'attached' });

const WORK = [
  ['muster', /^mustering$/],
  ['preemptive-raid-lowest', /^preemptive-raid$/],
] as const;

/** Sits down as somebody who only looks on while another house obeys a card. */
async function lookOn(page: Page, why: string): Promise<void> {
  const moment = allMoments(
    SECOND.game,
    WORK.map(([each]) => each),
  ).get(why);
  if (moment === undefined) throw new Error(`no game comes to ${why}`);
  const other = moment.start.seats.find(seat => seat !== moment.seat) ?? '';
  await sitDown(page, SECOND, savedAt({ ...moment, seat: other }), mouse);
  await scenes(page);
  expect(await page.locator('.decide-answer').count()).toBe(0);
}

test('whoever waits sees the card that another House obeys large beside the map, with its text', async ({ open }) => {
  const page = await open(WIDE);
  await holdBots(page);
  await comeIn(page);
  for (const [why, name] of WORK) {
    await lookOn(page, why);
    const now = page.locator('.tp-aside .wt-drawn li.now');
    await now.waitFor();
    const card = (await now.getAttribute('data-card')) ?? '';
    expect(card).toMatch(name);
    await expect.poll(() => pictured(page, '.wt-drawn li.now')).toEqual([card]);
    const box = await now.locator('.face').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(180);
    await expect.poll(() => sharpness(page, '.wt-drawn li.now .face')).toBeGreaterThanOrEqual(1);
    expect((await now.locator('p').innerText()).length).toBeGreaterThan(20);
    expect(await page.locator('.wt-drawn li').first().getAttribute('class')).toBe('now'); // whatever deck it is of
    expect(await page.locator('.wt-drawn-strip').isVisible()).toBe(false);
    // The other cards of the round are there by name, and all of them in the side panel.
    await expect.poll(async () => (await pictured(page, '.wt-drawn')).length).toBeGreaterThan(2);
    await expect.poll(() => pictured(page, '.wt-westeros')).toEqual(expect.arrayContaining([card]));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, colorScheme);
      expect(await faultsIn(page, ['.wt-drawn', '.wt-westeros']), colorScheme).toEqual([]);
    }
  }
});

test('on a phone it lies over the map, whose controls stay free, and is no obstacle for a finger', async ({ open }) => {
  const page = await open({ ...PHONE, deviceScaleFactor: 3 });
  await holdBots(page);
  await comeIn(page);
  for (const [why, name] of WORK) {
    await lookOn(page, why);
    const strip = page.locator('.wt-drawn-strip.stays');
    await strip.waitFor();
    const [card = ''] = await strip.locator('p').evaluateAll(all => all.map(one => one.dataset['card'] ?? ''));
    expect(card).toMatch(name);
    await expect.poll(() => pictured(page, '.wt-drawn-strip')).toEqual([card]);
    expect(await strip.locator('span').innerText()).not.toBe('');
    const found = await strip.evaluate(element => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const controls = [...document.querySelectorAll('.wm-zoom button, .wt-over-open')].map(control =>
        control.getBoundingClientRect(),
      );
      const covered = controls.filter(
        box => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
      const texts = [...element.querySelectorAll('b, span')].filter(each => each.scrollWidth > each.clientWidth + 1);
      return {
        isInWindow: left >= 0 && right <= window.innerWidth && width > 200,
        isPressedThrough: under !== null && !element.contains(under),
        covered: covered.length,
        controls: controls.length,
        cut: texts.map(each => each.textContent),
      };
    });
    expect(found).toEqual({
      isInWindow: true,
      isPressedThrough: true,
      covered: 0,
      controls: expect.any(Number),
      cut: [],
    });
    expect(found.controls).toBeGreaterThan(2);
    // In the tab of the battle, before there is one, it is as large as the screen allows.
    await page.locator('.tp-tabs button').nth(2).click();
    await expect.poll(() => pictured(page, '.wt-drawn li.now')).toEqual([card]);
    await expect.poll(() => sharpness(page, '.wt-drawn li.now .face')).toBeGreaterThanOrEqual(0.95);
    await page.locator('.tp-tabs button').first().click();
  }
});

test('cards that ask nothing of anybody lie over the map of a phone until something is touched', async ({ open }) => {
  const page = await open(PHONE);
  await holdBots(page);
  await comeIn(page);
  const { moment, action, cards } = beforeCards();
  const person = await sitDown(page, SECOND, savedAt(moment), mouse);
  const asked = await person.asked();
  if (asked === undefined) throw new Error('nobody is asked');
  await scenes(page);
  expect(await page.locator('.wt-drawn-strip').count()).toBe(0); // what lay there before one came is no news
  await person.answer(asked, action.choice);
  const strip = page.locator('.wt-drawn-strip:not(.stays)');
  await strip.waitFor();
  expect(await strip.locator('p').count()).toBe(cards);
  await expect.poll(async () => (await pictured(page, '.wt-drawn-strip')).length).toBe(cards);
  await page.keyboard.press('Shift');
  await expect.poll(() => strip.count()).toBe(0);
});

/** A game right before the answer that lets a round begin whose cards ask nothing of anybody, with that answer. */
function beforeCards(): {
  readonly moment: Parameters<typeof savedAt>[0];
  readonly action: Action;
  readonly cards: number;
} {
  const { game } = SECOND;
  for (const index of [1, 12, 4, 7, 190, 2, 3, 5, 6, 8]) {
    const later = momentsOf(game, 'war', index, ({ why }, { round }) => `${why} ${round}`);
    const last = [...later.values()].at(-1);
    if (last === undefined) continue;
    const { start, actions } = last;
    let state = game.setup(start.options, start.seats, start.seed);
    for (const [k, action] of actions.entries()) {
      const step = game.apply(state, action);
      if (!step.ok) throw new Error(step.problem.code);
      const cards = step.events.filter(({ type }) => type === 'westeros-card-drawn').length;
      if (cards > 0 && game.waiting(step.state.open).every(({ why }) => why === 'orders'))
        return { moment: { ...last, actions: actions.slice(0, k), seat: action.seat }, action, cards };
      state = step.state;
    }
  }
  throw new Error('cards always ask something');
}

test('Beyond the Wall, joined: the wildling card that is obeyed has its scene, and the switch stays in sight', async ({
  open,
}) => {
  const page = await open(PHONE);
  await holdBots(page);
  await comeIn(page);
  const seen = new Map<string, Parameters<typeof savedAt>[0]>();
  for (const index of [1, 2, 3, 4, 5, 6]) {
    for (const [kind, moment] of momentsOf(
      NORTH.game,
      'war',
      index,
      ({ why }, { decks }) => `${decks['wildlings']?.drawn ?? ''} ${why}`,
    ))
      if (!kind.startsWith(' ')) seen.set(kind, moment);
    if (seen.size > 0) break;
  }
  const [found] = seen;
  if (found === undefined) throw new Error('no wildling card is obeyed at a joined table');
  const [kind, moment] = found;
  const [card = ''] = kind.split(' ');
  const other = moment.start.seats.find(seat => seat !== moment.seat) ?? '';
  await sitDown(page, NORTH, savedAt({ ...moment, seat: other }), mouse);
  await scenes(page);
  await expect.poll(() => pictured(page, '.wt-drawn-strip')).toEqual([card]);
  const [strip, turn] = [
    await page.locator('.wt-drawn-strip').boundingBox(),
    await page.locator('.bw-switch').boundingBox(),
  ];
  expect((turn?.y ?? 0) + (turn?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
});
