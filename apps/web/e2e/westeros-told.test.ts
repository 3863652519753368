/** The game as it is told: the log with its ways to map and rules, rounds in short, what was missed, motion. */
import { pick, rngFromText, type Action, type Game, type OptionValues } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import type { WesterosOpen } from '@corvo/westeros';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { SavedGame } from '../src/session/local/saved.ts';
import { keptAfter } from './kept-game.ts';
import { faultsOf } from './axe.ts';
import { ONCE, test } from './harness.ts';
import { isAsked, logOf } from './players.ts';
import { BOT, enterAs, layTable, ME, OPEN } from './tables.ts';

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/play?game=${game}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.wm-area.wm-selectable').first().waitFor();
}

/** A game of this device, played by chance up to the last answer of its second round; who gives it is the person here. */
function almostRoundThree(seed: string): SavedGame {
  const game = firstEdition as Game;
  const options = game.resolveOptions({}, 3) as OptionValues;
  const seats = game.seats(3);
  const rng = rngFromText(seed);
  let state = game.setup(options, seats, seed);
  const actions: Action[] = [];
  while ((state.open as WesterosOpen).round < 3) {
    const waiting = game.waiting(state.open).filter(({ answered }) => !answered);
    const { seat } = pick(rng, waiting);
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const action = { seat, request: request.id, choice: game.sample(view, request, rng) };
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    state = step.state;
    actions.push(action);
  }
  const last = actions.pop();
  return keptAfter(game, actions, {
    id: 'told',
    name: 'Told',
    options,
    seats: seats.map(seat => ({
      seat,
      name: seat,
      person: seat === last?.seat,
      bot: seat === last?.seat ? null : 'random',
    })),
    seed,
  });
}

async function openSaved(page: Page, saved: SavedGame): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(
    ([id, text]) => {
      localStorage.setItem(`corvo.local.${id}`, text);
      localStorage.setItem('corvo.local', JSON.stringify([id]));
    },
    [saved.id, JSON.stringify(saved)] as const,
  );
  await page.goto(`/play/${saved.id}`);
  await page.locator('.wm-area').first().waitFor();
}

const count = (page: Page): Promise<string> => page.locator('.bar-title small').innerText();

/** Takes the hint and plays it. */
async function answer(page: Page): Promise<void> {
  await expect.poll(() => isAsked(page), { timeout: 60_000 }).toBe(true);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.decide-why b').waitFor();
  const before = await count(page);
  await page.getByTestId('commit').click();
  // A sealed answer is no move until all are in.
  const isSealed = async (): Promise<boolean> => (await page.locator('.decide-given').count()) > 0;
  await expect.poll(async () => (await count(page)) !== before || (await isSealed())).toBe(true);
}

/** Answers by hints until it has come to that. */
async function answerUntil(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  for (let answers = 0; answers < 40; answers++) {
    await expect.poll(async () => (await isAsked(page)) || (await isEnough()), { timeout: 60_000 }).toBe(true);
    if (await isEnough()) return;
    await answer(page);
  }
  throw new Error('it does not come to that');
}

const round = (page: Page): Promise<string> => page.locator('.wt-status li.now').innerText();
const card = (page: Page) => page.locator('.wt-round');

test('the log leads to the map and to the rules; a round that is over is told in short', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await openSaved(page, almostRoundThree('raven'));
  expect(await card(page).count()).toBe(0);
  await answerUntil(page, async () => (await round(page)) === 'III');

  // Only its title comes by itself, and leaves the middle of the map alone.
  const notice = card(page).getByText('Round 2: what happened');
  await notice.waitFor();
  expect(await card(page).locator('tbody').isVisible()).toBe(false);
  const [map, told] = [await page.locator('.wt-map').boundingBox(), await card(page).boundingBox()];
  expect(told?.height).toBeLessThan(60);
  await notice.click();
  await expect.poll(() => card(page).locator('tbody tr').count()).toBe(3);
  const whole = await card(page).boundingBox();
  expect((whole?.x ?? 0) + (whole?.width ?? 0)).toBeLessThan((map?.x ?? 0) + (map?.width ?? 0) / 2);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);
  // From the log it comes again, and goes when its reader goes on playing.
  await page.locator('.log-more').first().click();
  await card(page).getByText('Round 2: what happened').waitFor();
  await expect.poll(() => isAsked(page), { timeout: 60_000 }).toBe(true);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect.poll(() => card(page).count()).toBe(0);
  await page.locator('.wt-status').getByRole('button', { name: 'Round 1: what happened' }).click();
  await card(page).waitFor();
  await card(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('.log-more').last().click();
  await card(page).getByText('Round 1: what happened').waitFor();
  await card(page).getByRole('button', { name: 'Close' }).click();

  // An entry points at its areas, and leads to its moment.
  const reveal = page.locator('.log-list > li').filter({ hasText: 'Stark reveals' }).first();
  await reveal.locator('.log-line').filter({ hasText: 'Stark reveals' }).hover();
  await expect.poll(() => page.locator('.wm-edge-pointed').count()).toBeGreaterThan(1);
  await page.locator('.tp-left').hover();
  await expect.poll(() => page.locator('.wm-edge-pointed').count()).toBe(0);
  await reveal.locator('.log-entry').click();
  await page.getByText(/^You are looking at move \d+ of \d+$/).waitFor();
  await expect.poll(() => page.locator('.wm-edge-pointed').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Back to the current move' }).click();

  // And to the rule behind it, beside the table; from clause to clause, and away again.
  await reveal.getByRole('link', { name: 'Rule 1E-9.1' }).click();
  const beside = page.locator('.beside');
  await beside.locator('[id="1E-9.1"].found').waitFor();
  expect(await beside.innerHTML()).not.toMatch(/\brules\.[a-z]/); // every message found its text
  expect(await faultsOf(page)).toEqual([]);
  await beside.getByRole('link', { name: '1E-14.4' }).first().click();
  await beside.locator('[id="1E-14.4"].found').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => beside.count()).toBe(0);

  // By house: those it attacks and those who attack it.
  const all = (await logOf(page)).length;
  await page.getByRole('group', { name: 'Only one House' }).getByRole('button', { name: 'Stark' }).click();
  await expect.poll(async () => (await logOf(page)).length).toBeLessThan(all); // it is drawn a moment later
  const ofStark = await logOf(page);
  const isElse = (entry: string): boolean => /supply|Iron Throne/.test(entry);
  expect(ofStark.some(isElse)).toBe(true);
  await page.getByRole('group', { name: 'What to show' }).getByRole('button', { name: 'Orders' }).click();
  await expect.poll(async () => (await logOf(page)).some(isElse)).toBe(false);
  const orders = await logOf(page);
  expect(orders.filter(entry => entry.includes('Stark reveals'))).toHaveLength(2); // of either round
  expect(orders.filter(entry => !entry.includes('Stark'))).toEqual([]);
});

test('who comes back is told what happened, over a reload, and can see it again on the map', async ({
  open,
  server,
}) => {
  const ada = await open({ width: 1440, height: 900 });
  const id = await layTable(ada.context(), server.address, 'Ada', {
    game: 'first-edition',
    seats: [ME, OPEN, BOT],
    hints: true,
  });
  await ada.goto(`/table/${id}`);
  const bruno = await open({ width: 1280, height: 800 });
  await bruno.goto(await ada.getByLabel('Invitation link').inputValue());
  await enterAs(bruno, 'Bruno');
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await ada.locator('.lobby-seats').getByText('Bruno', { exact: true }).waitFor();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, bruno]) await page.locator('.wm-area').first().waitFor();
  expect(await ada.locator('.since').count()).toBe(0); // nothing has been missed yet

  // Ada gives her orders and goes; Bruno gives his, and the round goes on without her.
  await answer(ada);
  await ada.getByText(/^Sealed: you can still change it\. Waiting for: /).waitFor();
  await ada.goto('/rules');
  await answer(bruno);
  await expect.poll(async () => (await logOf(bruno)).join(' ')).toContain(' reveals ');

  await ada.goto(`/table/${id}`);
  const notice = ada.getByRole('region', { name: 'While you were away' });
  await notice.waitFor();
  await ada.reload();
  await notice.getByRole('button', { name: 'What happened' }).click();
  await expect.poll(() => notice.locator('.since-list').innerText()).toContain(' reveals ');
  expect(await faultsOf(ada)).toEqual([]);

  await notice.getByRole('button', { name: 'Show it on the table' }).click();
  await ada.locator('.since.is-playing').waitFor();
  expect(await isAsked(ada)).toBe(false); // nothing is asked before everything is seen
  await ada.keyboard.press('Shift');
  await expect.poll(() => ada.locator('.since').count()).toBe(0);
  await ada.reload();
  await ada.locator('.wm-area').first().waitFor();
  await expect.poll(async () => (await logOf(ada)).length).toBeGreaterThan(1);
  expect(await ada.locator('.since').count()).toBe(0); // and that was that

  // On another device the last move of one's own says how far one has seen.
  await ada.evaluate(() => localStorage.removeItem('corvo.seen'));
  await ada.reload();
  await notice.waitFor();
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => ada.locator('.since').count()).toBe(0);
});

interface Moved {
  readonly what: string;
  readonly time: number;
}
declare global {
  interface Window {
    moved: Moved[];
    held: boolean; // nothing arrives by itself
  }
}

async function watchMap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    window.moved = [];
    window.held = false;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (this.closest('.wm') !== null) {
        const time = Number((options as KeyframeAnimationOptions).duration);
        window.moved.push({ what: this.getAttribute('class') ?? '', time });
        if (window.held) animation.playbackRate = 0.001;
      }
      return animation;
    };
  });
}
const moved = (page: Page): Promise<Moved[]> => page.evaluate(() => window.moved);

test('orders turn over and armies go along their arrows; a key lets all arrive', async ({ open }) => {
  const page = await open({ width: 1440, height: 900, painted: true, reducedMotion: 'no-preference' });
  await watchMap(page);
  await sitDown(page, 'second-edition');
  await page.evaluate(() => void (window.held = true));
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.decide-why b').waitFor();
  await page.getByTestId('commit').click();
  await expect.poll(async () => (await moved(page)).length, { timeout: 120_000 }).toBeGreaterThan(4);
  expect((await moved(page)).every(({ what }) => what === 'wm-act')).toBe(true); // discs that turn
  expect(await isAsked(page)).toBe(false);
  await page.evaluate(() => void (window.held = false));
  await page.keyboard.press('Shift');
  await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(1);
  await answerUntil(page, async () => (await moved(page)).some(({ what }) => what === 'wm-flyer'));
  expect((await moved(page)).every(({ time }) => time > 0 && time <= 3000)).toBe(true);
  // Who has arrived is no longer on the way.
  const onTheWay = page.locator('.wm-acts .wm-flyer');
  await expect
    .poll(() => onTheWay.evaluateAll(nodes => nodes.filter(node => getComputedStyle(node).opacity !== '0').length))
    .toBe(0);
});

test('without motion the areas where something happened are marked instead', async ({ open }) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await watchMap(page);
  await sitDown(page, 'first-edition');
  await answerUntil(page, async () => (await page.locator('.wm-edge-told').count()) > 0);
  expect(await moved(page)).toEqual([]);
});

test(
  'orders of those who are ready lie face down, and nothing more is known of them',
  ONCE,
  async ({ open, server }) => {
    const page = await open({ width: 1440, height: 900 });
    const id = await layTable(page.context(), server.address, 'Ada', {
      game: 'second-edition',
      seats: [ME, BOT, BOT],
      start: true,
    });
    await page.goto(`/table/${id}`);
    await page.locator('.wm-area.wm-selectable').first().waitFor();
    await expect.poll(() => page.locator('.wm-order-covered').count()).toBeGreaterThan(3);
    const discs = await page
      .locator('[data-disc]')
      .evaluateAll(nodes =>
        nodes.map(node => [node.getAttribute('data-disc') ?? '', node.getAttribute('class') ?? '']),
      );
    for (const [, look] of discs) expect(look).toMatch(/^house house-[a-z]+ wm-order wm-order-covered$/);
    // One's own are not given yet.
    const mine = await page
      .locator('.wm-area.wm-selectable')
      .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-area') ?? ''));
    expect(discs.filter(([where = '']) => mine.includes(where.split(' ')[0] ?? ''))).toEqual([]);
  },
);
