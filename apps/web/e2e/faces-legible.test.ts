/** Faces take nothing from what is to be read: on a phone, on used cards, and wherever a card lies alone. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsIn } from './axe.ts';
import { test } from './harness.ts';
import { contrastOf, faultsOf, printedOn } from './legible.ts';
import { here, pictured, sharpness } from './pictured.ts';
import { holdBots, playHere } from './tables.ts';
import { mouse } from './westeros-hands.ts';
import { allMoments, momentsOf, savedAt } from './westeros-moments.ts';
import { comeIn, NORTH, SECOND, sitDown, type Edition } from './westeros-tables.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const LOW = { width: 1366, height: 768 };

async function bothThemes(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(theme => document.documentElement.dataset['theme'] === theme, colorScheme);
    await look(colorScheme);
  }
}

async function sitAt(page: Page, edition: Edition, why: string): Promise<void> {
  const moments = edition === NORTH ? momentsOf(edition.game, 'few', 1) : allMoments(edition.game, [why]);
  const moment = moments.get(why);
  if (moment === undefined) throw new Error(`no game comes to ${why}`);
  await (await sitDown(page, edition, savedAt(moment), mouse)).asked();
  await here(page);
  await page.locator('html.has-scenes').waitFor({ state: 'attached' });
}

/** Somebody of the second edition who fights with all seven cards in hand. */
function wholeHand() {
  const sizeOf = (ask: object): number => ('from' in ask && Array.isArray(ask.from) ? ask.from.length : 0);
  for (const index of [1, 2, 3, 4, 5]) {
    const moments = momentsOf(SECOND.game, 'war', index, ({ why, ask }) => `${why} ${sizeOf(ask)}`);
    const moment = moments.get('battle-card 7');
    if (moment !== undefined) return moment;
  }
  throw new Error('nobody fights with a whole hand');
}

test('on a phone all 36 of the court have their faces, and name, size and emblem can be read', async ({ open }) => {
  const page = await open(PHONE);
  await holdBots(page); // the court is whole, whoever begins
  await playHere(page, 1);
  await here(page);
  await expect.poll(async () => new Set(await pictured(page, '.hk-grid')).size).toBe(36);
  const cards = '.hk-grid [data-card]:not([data-card=varys])';
  const printed = await printedOn(page, cards, ['.hk-name b', '.hk-size', '.hk-emblem']);
  expect(printed).toHaveLength(35 * 3);
  expect(faultsOf(printed)).toEqual([]);
  // All of it is on the screen at once: nobody scrolls to see where Varys could go.
  const court = await page.locator('.hk-grid').boundingBox();
  expect([court?.x ?? -1, (court?.x ?? 0) + (court?.width ?? 999)].every(x => x >= 0 && x <= 390)).toBe(true);
  await bothThemes(page, async theme => {
    for (const what of ['.hk-name b', '.hk-size'])
      for (const ratio of await contrastOf(page, `${cards} ${what}`))
        expect(ratio, `${theme} ${what}`).toBeGreaterThan(4.5);
    expect(await faultsIn(page, ['.hk-grid']), theme).toEqual([]);
  });
});

test('on a phone a hand of seven has its faces, and name, strength and icons can be read', async ({ open }) => {
  const page = await open(PHONE);
  await comeIn(page);
  await (await sitDown(page, SECOND, savedAt(wholeHand()), mouse)).asked();
  await here(page);
  await expect.poll(async () => (await pictured(page, '.wt-hand')).length).toBe(7);
  const cards = '.wt-hand [data-card]';
  const printed = await printedOn(page, cards, [
    '.wt-card-name',
    '.wt-card-head > b',
    '.wt-card-icons',
    '.wt-card-text',
    '.wt-card-total',
  ]);
  expect(printed.filter(({ what }) => what === '.wt-card-name')).toHaveLength(7);
  expect(printed.filter(({ what }) => what === '.wt-card-head > b')).toHaveLength(7);
  expect(printed.filter(({ what }) => what === '.wt-card-icons').length).toBeGreaterThan(1);
  expect(faultsOf(printed)).toEqual([]);
  await bothThemes(page, async theme => {
    for (const what of ['.wt-card-name', '.wt-card-head > b', '.wt-card-text'])
      for (const ratio of await contrastOf(page, `${cards} ${what}`))
        expect(ratio, `${theme} ${what}`).toBeGreaterThan(4.5);
    expect(await faultsIn(page, ['.wt-hand']), theme).toEqual([]);
  });
  // Every card can be brought into sight whole by swiping.
  const last = page.locator('.wt-hand-card').last();
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test.for([WIDE, PHONE])(
  'used cards keep their words as plain as the others, and their faces, $width px',
  async (size, { open }) => {
    const page = await open(size);
    await comeIn(page);
    const moment = momentsOf(SECOND.game, 'war', 1, ({ why }, { round }) => `${why} ${round}`).get('orders 4');
    if (moment === undefined) throw new Error('no game comes to its fourth round');
    await (await sitDown(page, SECOND, savedAt(moment), mouse)).asked();
    await here(page);
    const tab = page.locator('.tp-tabs button').nth(1);
    if (await tab.isVisible()) await tab.click();
    let used = 0;
    for (const house of await page.locator('button.wt-house').all()) {
      await house.click();
      await page.locator('.wt-house-more .wt-card-line').first().waitFor();
      const lines = await page.locator('.wt-house-more .wt-card-line').count();
      await expect.poll(async () => (await pictured(page, '.wt-house-more')).length).toBe(lines);
      used += await page.locator('.wt-used .wt-card-line').count();
      const printed = await printedOn(page, '.wt-house-more .wt-card-line', ['.wt-strength', '.wt-strength + span']);
      expect(printed).toHaveLength(lines * 2);
      expect(faultsOf(printed)).toEqual([]);
      // Where a house has used none, there is none to measure.
      await bothThemes(page, async theme => {
        for (const what of ['.wt-strength', '.wt-strength + span > b', 'small'])
          for (const ratio of await contrastOf(page, `.wt-used ${what}`))
            expect(ratio, `${theme} ${what}`).toBeGreaterThan(4.5);
      });
      await house.click();
    }
    expect(used).toBeGreaterThan(3);
  },
);

test('the card that only its owner knows, and the wildling card that is obeyed, lie in the dock with their pictures', async ({
  open,
}) => {
  for (const size of [WIDE, PHONE]) {
    const page = await open(size);
    await comeIn(page);
    for (const why of ['raven-card', 'preemptive-raid-lowest']) {
      await sitAt(page, SECOND, why);
      const card = await page.locator('.wt-own-card').getAttribute('data-card');
      await expect.poll(() => pictured(page, '.wt-own-card')).toEqual([card]);
      expect(await sharpness(page, '.wt-own-card .face')).toBeGreaterThanOrEqual(1);
      const printed = await printedOn(page, '.wt-own-card', ['b', 'span', 'small']);
      expect(printed.length).toBeGreaterThan(1);
      expect(faultsOf(printed)).toEqual([]);
      expect(await page.locator('.wt-own-card small').count()).toBe(why === 'raven-card' ? 1 : 0); // whether it is a secret
    }
  }
});

test.for([
  { ...WIDE, deviceScaleFactor: 1 },
  { ...WIDE, deviceScaleFactor: 2 },
  { ...PHONE, deviceScaleFactor: 3 },
])('the scenes of tactic cards are as sharp as the screen, $width px, $deviceScaleFactor', async (look, { open }) => {
  const page = await open(look);
  await comeIn(page);
  await sitAt(page, NORTH, 'tactic');
  const cards = await page.locator('.wt-hand [data-card]').count();
  expect(cards).toBeGreaterThan(2);
  await expect.poll(async () => (await pictured(page, '.wt-hand')).length).toBe(cards);
  for (let place = 1; place <= cards; place++)
    await expect.poll(() => sharpness(page, `.wt-hand-card:nth-child(${place}) .face`)).toBeGreaterThanOrEqual(1);
  const printed = await printedOn(page, '.wt-hand [data-card]', ['.wt-card-name', '.wt-card-text']);
  expect(printed).toHaveLength(cards * 2);
  expect(faultsOf(printed)).toEqual([]);
});

test.for([
  { ...WIDE, deviceScaleFactor: 2 },
  { ...PHONE, deviceScaleFactor: 3 },
])(
  'both cards of a battle, face to face, are as sharp as the screen, $width px, $deviceScaleFactor',
  async (look, { open }) => {
    const page = await open(look);
    await comeIn(page);
    await sitAt(page, SECOND, 'retreat');
    const tab = page.locator('.tp-tabs .tab-aside');
    if (await tab.isVisible()) await tab.click();
    await expect.poll(async () => (await pictured(page, '.wt-duel')).length).toBe(2);
    for (const side of [1, 2])
      await expect.poll(() => sharpness(page, `.wt-duel > div:nth-child(${side}) .face`)).toBeGreaterThanOrEqual(1);
  },
);

test.for([WIDE, LOW, PHONE])(
  'no word of the tactic cards goes below the edge of the dock, in Italian, $width x $height',
  async (size, { open }) => {
    const page = await open({ ...size, language: 'it' });
    await comeIn(page);
    await sitAt(page, NORTH, 'tactic');
    const cards = await page.locator('.wt-hand [data-card]').count();
    expect(cards).toBe(3);
    await expect.poll(async () => (await pictured(page, '.wt-hand')).length).toBe(cards);
    const printed = await printedOn(page, '.wt-hand [data-card]', ['.wt-card-name', '.wt-card-text']);
    expect(printed).toHaveLength(cards * 2);
    expect(faultsOf(printed)).toEqual([]);
    // Beside each other, where there is room for three; a phone is swiped.
    const hidden = await page.locator('.wt-hand').evaluate(hand => hand.scrollWidth - hand.clientWidth);
    expect(hidden > 0).toBe(size === PHONE);
  },
);

test('in a low window the totals of a hand stay in sight, in Italian', async ({ open }) => {
  const page = await open({ ...LOW, language: 'it' });
  await comeIn(page);
  await (await sitDown(page, SECOND, savedAt(wholeHand()), mouse)).asked();
  await here(page);
  await expect.poll(async () => (await pictured(page, '.wt-hand')).length).toBe(7);
  const printed = await printedOn(page, '.wt-hand [data-card]', [
    '.wt-card-name',
    '.wt-card-head > b',
    '.wt-card-icons',
    '.wt-card-total',
  ]);
  expect(printed.filter(({ what }) => what === '.wt-card-total')).toHaveLength(7);
  expect(faultsOf(printed)).toEqual([]);
});

test('the hands of both are seen whole beside the map, and each card is looked at closely from there', async ({
  open,
}) => {
  const page = await open(WIDE);
  await comeIn(page);
  await (await sitDown(page, SECOND, savedAt(wholeHand()), mouse)).asked();
  await here(page);
  const lines = page.locator('.tp-aside .wt-hands [data-card]');
  const below = await lines.evaluateAll(all =>
    all.flatMap(line => {
      let panel = line.parentElement;
      while (panel !== null && getComputedStyle(panel).overflowY !== 'auto') panel = panel.parentElement;
      const edge = panel?.getBoundingClientRect().bottom ?? 0;
      return line.getBoundingClientRect().bottom > edge ? [line.textContent] : [];
    }),
  );
  expect(await lines.count()).toBeGreaterThan(7);
  expect(below).toEqual([]);
  await lines.last().click({ button: 'right' });
  await page.getByRole('dialog').locator('img').waitFor();
});

test('Beyond the Wall: what has been played lies in the side panel and in the panel of the battle with its pictures', async ({
  open,
}) => {
  const page = await open(WIDE);
  await comeIn(page);
  const moment = momentsOf(NORTH.game, 'few', 1).get('battle-card');
  if (moment === undefined) throw new Error('nobody fights in the north');
  await (await sitDown(page, NORTH, savedAt(moment), mouse)).asked();
  await here(page);
  await page.locator('html.has-scenes').waitFor({ state: 'attached' });
  await page.locator('.wt-hand-card').first().click();
  await expect.poll(async () => (await pictured(page, '.tp-aside .wt-duel')).length).toBe(1);
  expect(await sharpness(page, '.wt-duel .face')).toBeGreaterThanOrEqual(1);
  await page.locator('.bw-goal').first().click();
  const tactics = await page.locator('.bw-tactic[data-card]').count();
  expect(tactics).toBeGreaterThan(0);
  await expect.poll(async () => (await pictured(page, '.bw-tactic')).length).toBe(tactics);
});

test('with the keyboard alone every card on the table is looked at, one after another', async ({ open }) => {
  const page = await open(WIDE);
  await comeIn(page);
  await sitAt(page, SECOND, 'battle-card');
  for (const house of [0, 1]) {
    await page.locator('button.wt-house').nth(house).focus();
    await page.keyboard.press('Enter'); // a house opens when another closes
  }
  await page.locator('.wt-house-more .wt-card-line').first().waitFor();
  const all = await page
    .locator('.tp [data-card]')
    .evaluateAll(cards => [
      ...new Set(
        cards
          .filter(card => card.checkVisibility({ visibilityProperty: true }))
          .map(card => (card as HTMLElement).dataset['card'] ?? ''),
      ),
    ]);
  expect(all.length).toBeGreaterThan(10);
  const closer = page.getByRole('dialog');
  const name = (): Promise<string> => closer.getByRole('heading').innerText();

  // From the button of a house it begins with that house's cards.
  await page.keyboard.press('i');
  await closer.waitFor();
  const first = await page.locator('.wt-house-more .wt-card-line b:not(.wt-strength)').first().innerText();
  expect((await name()).toLowerCase()).toBe(first.toLowerCase());
  const names = new Set<string>();
  for (const _card of all) {
    names.add(await name());
    expect(await closer.getByRole('link').count()).toBe(1); // with its clause
    await page.keyboard.press('ArrowRight');
  }
  expect(names.size).toBe(all.length);
  expect(await name()).toBe([...names][0]); // and round again
  await page.keyboard.press('ArrowLeft');
  expect(await name()).toBe([...names].at(-1));
  // By its buttons too, which keep the keyboard.
  await closer.getByRole('button', { name: 'Next card' }).focus();
  await page.keyboard.press('Enter');
  expect(await name()).toBe([...names][0]);
  await page.keyboard.press('Enter');
  expect(await name()).toBe([...names][1]);
  await page.keyboard.press('i'); // is no way out of it
  expect(await name()).toBe([...names][1]);
  expect(await faultsIn(page, ['.loupe'])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => closer.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('wt-house');
});
