import { expect } from 'vitest';
import { ONCE, test } from './harness.ts';
import { isAsked, logOf, play } from './players.ts';
import { startServer } from './server.ts';
import { playHere } from './tables.ts';
import { litIn } from './westeros-tables.ts';

/** With the server gone, asking it who I am fails; nothing else may. */
const GONE = /ERR_CONNECTION_REFUSED.*\/api\//;

test(
  'a game against bots goes on to its end with the server stopped, over a reload',
  ONCE,
  async ({ open, environment }) => {
    const server = await startServer({ CORVO_CLIENT: environment.client });
    const page = await open({ baseURL: server.address, copied: true, expected: GONE });
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise(resolve => active?.addEventListener('statechange', resolve));
    });
    await server.stop();

    await playHere(page, 1);
    await play([page], { until: answers => answers === 3 });
    const before = await logOf(page);
    expect(before.length).toBeGreaterThan(3);
    await page.reload();
    await page.locator('.hk-cell').first().waitFor();
    await expect.poll(async () => (await logOf(page)).slice(-before.length)).toEqual(before);

    await play([page]);
    await page.locator('.result').waitFor();
    await page.reload(); // and what is over stays over
    await page.locator('.result').waitFor();
  },
);

test('two people around one screen play in turns; nothing is secret, so no curtain falls', async ({ open }) => {
  const page = await open();
  await page.goto('/play');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.locator('summary').filter({ hasText: 'Seats' }).click();
  await page.locator('#seat-1').selectOption('person');
  await page.getByLabel('Name of the player in seat 2').fill('Bruno');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.hk-cell').first().waitFor();
  const asked = new Set<string>();
  await play([page], {
    until: answers => answers === 6,
    each: async () => void asked.add((await page.locator('.decide-what strong').innerText()).split(' · ')[0] ?? ''),
  });

  const names = await page.locator('.player-who b').allInnerTexts();
  expect(names).toContain('Bruno');
  expect([...asked].sort()).toEqual(names.sort());
  expect(await page.locator('.curtain').count()).toBe(0);
});

test(
  'two people around one screen with secrets: a curtain falls between them, and nobody sees the other’s orders',
  ONCE,
  async ({ open }) => {
    const page = await open({ width: 1440, height: 900 });
    await page.goto('/play?game=first-edition');
    await page.locator('#seat-1').waitFor({ state: 'attached' }); // before that there are no folds to open
    for (const fold of await page.locator('details summary').all()) await fold.click();
    await page.locator('#seat-1').selectOption('person');
    await page.getByLabel('Name of the player in seat 2').fill('Bruno');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.wm-area.wm-selectable').first().waitFor();
    const own = await litIn(page, 'selectable');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('[data-testid=commit][aria-disabled=false]').click();

    await page.locator('.curtain').waitFor();
    expect(await page.locator('.wm, .log-list, [data-disc]').count()).toBe(0); // behind it there is nothing to be seen
    // Who has given orders can change them as long as the device is still in the same hand, and nobody else ever.
    await page.getByRole('button', { name: 'Take the answer back' }).click();
    await page.locator('.wm-area.wm-selectable').first().waitFor();
    expect(await litIn(page, 'selectable')).toEqual(own);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('[data-testid=commit][aria-disabled=false]').click();
    await page.locator('.curtain .main').click();
    await page.locator('.wm-area.wm-selectable').first().waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect((await litIn(page, 'selectable')).filter(area => own.includes(area))).toEqual([]);
    const discs = await page
      .locator('[data-disc]')
      .evaluateAll(all => all.map(one => `${one.getAttribute('data-disc')} ${one.getAttribute('class')}`));
    const theirs = discs.filter(disc => own.some(area => disc.startsWith(`${area} `)));
    expect(theirs.length).toBeGreaterThan(0);
    for (const disc of theirs) expect(disc).toMatch(/ wm-order-covered$/);
  },
);

test('pointing at a card that is not lit says why not, with the rule, and keeps what was chosen', async ({ open }) => {
  const page = await open();
  await playHere(page, 1);
  await expect.poll(() => isAsked(page)).toBe(true);
  await page.locator('.hk-cell.lit').first().click();
  const chosen = await page.getByTestId('commit').innerText();
  await page
    .locator('.hk-cell:not(.lit):not(.on-line)')
    .filter({ has: page.locator('[data-piece^=card]') })
    .first()
    .click();
  const refusal = page.locator('.decide-refusal');
  await refusal.getByText('is neither in Varys’s row nor in his column').waitFor();
  await refusal.getByText('HK-3.3').waitFor();
  expect(await page.getByTestId('commit').innerText()).toBe(chosen);
  await page.locator('[data-piece=varys]').click();
  await refusal.getByText('HK-3.7').waitFor();
  await page.locator('.hk-cell.lit').last().click();
  await expect.poll(() => refusal.count()).toBe(0);
});

test('a browser that keeps nothing says so once, and a game can be played all the same', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await playHere(page, 1);
  const notice = page.getByText('This browser saves no data');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await notice.waitFor({ state: 'detached' });
  await play([page], { until: answers => answers === 3 });
  expect((await logOf(page)).length).toBeGreaterThan(2);
  expect(await notice.count()).toBe(0);
});

test(
  'a browser whose store is full says above the decision that the game is not saved any more',
  ONCE,
  async ({ open }) => {
    const page = await open();
    await playHere(page, 1);
    await expect.poll(() => isAsked(page)).toBe(true);
    expect(await page.locator('.strip').count()).toBe(0);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await play([page], { until: answers => answers === 1 });
    await page.locator('.strip').getByText('the browser no longer saves the game').waitFor();
  },
);
