/** The wheel of orders is made ready unseen: until it is shown it is in nobody's way. */
import { expect } from 'vitest';
import { test } from './house.ts';
import { startGame } from './westeros-tables.ts';

test('a wheel that is only ready is not seen, not heard, not focused and not in the way of a click', async ({
  open,
}) => {
  const page = await open({ width: 1440, height: 900 });
  await startGame(page, 'first-edition');
  const ready = page.locator('.wt-circle');
  await ready.waitFor({ state: 'attached' });
  expect(
    await ready.evaluate(wheel => [Number(getComputedStyle(wheel).opacity) < 0.01, wheel.hasAttribute('inert')]),
  ).toEqual([true, true]);
  expect(await page.getByRole('dialog').count()).toBe(0);

  // It lies over this area: what is clicked there is the map.
  const area = await page.locator('[data-pieces="winterfell"]').boundingBox();
  const [x, y] = [(area?.x ?? 0) + (area?.width ?? 0) / 2, (area?.y ?? 0) + (area?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await expect.poll(() => ready.getAttribute('aria-label')).toBe('Order for Winterfell');
  await page.mouse.click(x, y);
  const wheel = page.getByRole('dialog', { name: 'Order for Winterfell' });
  await wheel.locator('.wt-wheel-hub').waitFor(); // around a point: the wheel itself has no size
  await expect.poll(() => wheel.evaluate(shown => shown.contains(document.activeElement))).toBe(true);
  expect(await wheel.evaluate(shown => Number(getComputedStyle(shown).opacity))).toBeGreaterThan(0.99);
  await page.keyboard.press('Escape');
  await wheel.waitFor({ state: 'detached' });
  expect(await ready.evaluate(unseen => unseen.hasAttribute('inert'))).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-area'))).toBe('winterfell');
});

test('Escape closes a wheel that has just been opened, before the focus has come to it', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await startGame(page, 'first-edition');
  const seen = await page.evaluate(async () => {
    const isShown = (): boolean => document.querySelector('.wt-wheel') !== null;
    const area = document.querySelector<SVGElement>('[data-area="winterfell"]');
    area?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await Promise.resolve();
    const before = isShown();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await new Promise(requestAnimationFrame);
    return [before, isShown()];
  });
  expect(seen).toEqual([true, false]);
  expect(await page.getByTestId('commit').innerText()).toBe('Choose an area on the map'); // nothing was laid
});
