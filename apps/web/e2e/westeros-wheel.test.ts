/** The wheel of orders is made ready unseen: until it is shown it is in nobody's way. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { litIn, startGame } from './westeros-tables.ts';

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
  await expect.poll(() => ready.getAttribute('aria-label')).toBe('Order at Winterfell');
  await page.mouse.click(x, y);
  const wheel = page.getByRole('dialog', { name: 'Order at Winterfell' });
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

test('a double tap on an area opens its wheel, and lays no order that came to lie under the finger', async ({
  open,
}) => {
  const page = await open({ width: 390, height: 844, hasTouch: true });
  await startGame(page, 'first-edition');
  for (const area of await litIn(page, 'selectable')) {
    const box = await page.locator(`[data-pieces="${area}"]`).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const isInSight = await page.evaluate(
      ([at, id]) => document.elementFromPoint(at[0], at[1])?.getAttribute('data-area') === id,
      [[x, y], area] as const,
    );
    if (!isInSight) continue;
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await page.locator('.wt-wheel .wt-wheel-hub').waitFor();
    await page.waitForTimeout(100);
    expect(await page.getByTestId('commit').innerText(), area).toBe('Choose an area on the map');
    await page.keyboard.press('Escape');
    await page.locator('.wt-wheel').waitFor({ state: 'detached' });
  }
});

test('after a drag the keyboard picks up tokens as before', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await startGame(page, 'first-edition');
  const tokens = page.locator('.wt-tokens li button[aria-disabled=false]');
  const [from, to] = [
    await tokens.first().boundingBox(),
    await page.locator('[data-pieces="winterfell"]').boundingBox(),
  ];
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 40, { steps: 4 });
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.getByTestId('commit').innerText()).toBe('Place orders (1)');
  // By its name: which token is the third that may be used changes when the dock has come after.
  const support = page
    .locator('.wt-tokens')
    .getByRole('button', { name: /^Support/u })
    .first();
  await support.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => support.getAttribute('aria-pressed')).toBe('true');
});

test('a finger that rests on a token lifts it and carries it any way; a quick one scrolls the row', async ({
  open,
}) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true, painted: true });
  await startGame(page, 'first-edition');
  const row = page.locator('.wt-tokens ul');
  await row.waitFor();
  const hand = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  const glide = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    for (let step = 1; step <= 8; step++) {
      const part = step / 8;
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await page.waitForTimeout(20);
    }
  };
  const middle = async (what: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(what).first().boundingBox();
    if (box === null) throw new Error(`${what} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const orders = (): Promise<string> => page.getByTestId('commit').innerText();
  const token = await middle('.wt-tokens li:nth-child(4) button');
  const scrolled = (): Promise<number> => row.evaluate(element => element.scrollLeft);

  await touch('touchStart', token);
  await glide(token, { x: token.x - 120, y: token.y });
  await touch('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(40);
  expect(await orders()).toBe('Choose an area on the map');
  const rewound = async (): Promise<number> => {
    await row.evaluate(element => element.scrollTo(0, 0));
    await page.waitForTimeout(50); // it may still be gliding
    return scrolled();
  };
  await expect.poll(rewound).toBe(0);

  const home = await middle('[data-pieces="winterfell"]');
  await touch('touchStart', token);
  await page.locator('.wt-dragged').waitFor();
  const aside = { x: token.x - 90, y: token.y }; // along the row first
  await glide(token, aside);
  await glide(aside, home);
  await touch('touchEnd');
  await expect.poll(orders).toBe('Place orders (1)');
  expect(await scrolled()).toBe(0);

  await touch('touchStart', token); // put back where it was: picked up, as by a tap
  await page.locator('.wt-dragged').waitFor();
  await touch('touchEnd');
  const isPicked = (place: number): Promise<string | null> =>
    page.locator(`.wt-tokens li:nth-child(${place}) button`).getAttribute('aria-pressed');
  await expect.poll(() => isPicked(4)).toBe('true');
  await page.locator('.wt-tokens li:nth-child(3) button').tap();
  await expect.poll(() => isPicked(3)).toBe('true');
});
