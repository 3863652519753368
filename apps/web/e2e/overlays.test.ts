/** What the map shows on request: by pointing, by keyboard, on a phone; the same in words, and never in the way of play. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';

const OVERLAYS = ['supply', 'reach', 'support', 'ways', 'win', 'income'] as const;

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/play?game=${game}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.wm-area.wm-selectable').first().waitFor();
}

/** The areas that are marked on the map. */
const marked = (page: Page): Promise<string[]> =>
  page.locator('[data-marked]').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-marked') ?? ''));
const title = (page: Page): Promise<string> => page.locator('.wt-over-facts h2').innerText();
const pressed = (page: Page): Promise<string[]> =>
  page
    .locator('[data-overlay][aria-pressed=true]')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-overlay') ?? ''));

test.for(OVERLAYS)(
  '%s by its button: signs on the map, the same in words, its rules; Esc gives the game back',
  async (id, { open }) => {
    const page = await open({ width: 1440, height: 900 });
    await sitDown(page, 'first-edition');
    await page.getByRole('button', { name: 'Show on the map' }).click();
    await page.locator(`[data-overlay=${id}]`).click();
    await expect.poll(() => pressed(page)).toEqual([id]); // it may still be on its way
    const asks = id === 'reach' || id === 'support';
    await expect.poll(async () => (await marked(page)).length > 0).toBe(!asks); // about which area?
    if (asks) await page.getByLabel('Area', { exact: true }).selectOption('winterfell');
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.wt-over-group li').count()).toBeGreaterThan(0);
    expect(await page.locator('.wt-over-note .clause').first().innerText()).toMatch(/^1E-/);
    expect(await faultsOf(page)).toEqual([]);

    await page.locator(`[data-overlay=${id}]`).click(); // pressed again it is gone
    await expect.poll(() => marked(page)).toEqual([]);
    await page.locator(`[data-overlay=${id}]`).click();
    await page.keyboard.press('Escape');
    await page.locator('.wt-over').waitFor({ state: 'detached' });
    await expect.poll(() => marked(page)).toEqual([]);
    // The map means orders again.
    await page.locator('[data-area="winterfell"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Order at Winterfell' }).locator('.wt-wheel-hub').waitFor();
  },
);

test('by keyboard alone: a digit on the map opens one, Enter on an area asks about it, Esc keeps what was laid', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await sitDown(page, 'second-edition');
  const home = (await page.locator('.wm-area.wm-selectable').first().getAttribute('data-area')) ?? '';
  await page.locator(`[data-area="${home}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the first order of the wheel
  await page.locator('.wt-wheel').waitFor({ state: 'detached' });
  await page.locator('.wt-under[aria-busy]').waitFor({ state: 'detached' });
  const action = await page.getByTestId('commit').innerText();
  await page.keyboard.press('2');
  await expect.poll(() => pressed(page)).toEqual(['reach']);
  await page.locator(`[data-area="${home}"]`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => marked(page)).toContain(home);
  expect(await title(page)).not.toBe('');
  expect(await page.locator('.wt-wheel').count()).toBe(0);
  await page.keyboard.press('1');
  await expect.poll(() => pressed(page)).toEqual(['supply']);
  await page.keyboard.press('Escape');
  await page.locator('.wt-over').waitFor({ state: 'detached' });
  expect(await page.getByTestId('commit').innerText()).toBe(action);
});

test('on a phone: by touch, with the map in sight above it, and nothing wider than the screen', async ({ open }) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await sitDown(page, 'second-edition');
  await page.getByRole('button', { name: 'Show on the map' }).tap();
  for (const id of OVERLAYS) {
    await page.locator(`[data-overlay=${id}]`).tap();
    await expect.poll(() => pressed(page)).toEqual([id]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  // Each has its word beside its sign, whole.
  const cutOff = await page.locator('[data-overlay] span').evaluateAll(words =>
    words
      .filter(word => {
        const [box, button] = [word.getBoundingClientRect(), word.closest('button')!.getBoundingClientRect()];
        return box.height < 10 || box.left < button.left || box.right > button.right || box.bottom > button.bottom;
      })
      .map(word => word.textContent),
  );
  expect(cutOff).toEqual([]);
  const [map, panel] = [await page.locator('.wt-map').boundingBox(), await page.locator('.wt-over').boundingBox()];
  expect((panel?.height ?? 0) / (map?.height ?? 1)).toBeLessThan(0.6);
  // A tap on the map asks about the area under the finger.
  await page.locator('[data-overlay=support]').tap();
  const area = await page.evaluate(() => {
    const frame = document.querySelector('.wt-map')?.getBoundingClientRect();
    const at = document.elementFromPoint((frame?.x ?? 0) + 150, (frame?.y ?? 0) + 120);
    return at?.getAttribute('data-area') ?? '';
  });
  await page.touchscreen.tap((map?.x ?? 0) + 150, (map?.y ?? 0) + 120);
  await expect.poll(() => page.getByLabel('Area', { exact: true }).inputValue()).toBe(area);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.locator('.wt-over').waitFor({ state: 'detached' });
});
