/** What lies around the board: advice, refusals, the log. */
import { expect } from 'vitest';
import { test as base } from './harness.ts';
import { isAsked, logOf, play } from './players.ts';
import { PATIENT, startServer } from './server.ts';
import { BOT, layTable, ME } from './tables.ts';

/**
 * Each of them may ask for one hint, and never gets a second: so the refusal does not depend on how fast the test is.
 */
const test = base.extend('server', { scope: 'file' }, async ({ environment }, { onCleanup }) => {
  const settings = { CORVO_BOT_MS: '5', CORVO_CLIENT: environment.client, CORVO_TEST_HINTS: '1' };
  const server = await startServer(settings, PATIENT);
  onCleanup(() => server.stop());
  return server;
});

test('a hint says what a bot would do and why; who asks too often is refused with the clause', async ({
  open,
  server,
}) => {
  const page = await open();
  const wish = { seats: [ME, BOT], hints: true, start: true, order: 'chosen', options: { firstPlayer: 'seat1' } };
  const id = await layTable(page.context(), server.address, 'Ada', wish);
  await page.goto(`/table/${id}`);
  await expect.poll(() => isAsked(page)).toBe(true);
  const commit = page.getByTestId('commit');
  expect(await commit.getAttribute('aria-disabled')).toBe('true');
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await expect.poll(() => commit.getAttribute('aria-disabled')).toBe('false');
  const advice = await page.locator('.decide-what').innerText();
  expect(advice).toContain(await commit.innerText()); // what it would do, and then a sentence why
  expect(advice).not.toMatch(/bot\.|\{\{/);
  expect(await page.locator('.hk-cell.picked').count()).toBeGreaterThan(0);

  await hint.click(); // the first has come: nothing is on its way that could take the place of the refusal
  await page.locator('.decide-refusal').getByRole('link', { name: 'Rule CO-7.3' }).click();
  await page.locator('.beside [id="CO-7.3"].found').waitFor(); // beside the table; from there one comes to the rulebook
  expect(await page.locator('.beside').innerHTML()).not.toMatch(/\brules\.[a-z]/); // every message found its text
  const whole = page.getByRole('link', { name: 'The whole rulebook' });
  const [rule] = await Promise.all([page.context().waitForEvent('page'), whole.click()]);
  await rule.locator('#CO-7\\.3').waitFor();
  expect(new URL(rule.url()).pathname + new URL(rule.url()).hash).toBe('/rules/platform#CO-7.3');
  await rule.close();
  await page.locator('.beside').getByRole('button', { name: 'Close' }).click();

  await commit.click(); // what was chosen before is still there, and can be played
  await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(1);
});

test('the log shows what is asked for, and leads to its moments and back', async ({ open, server }) => {
  const page = await open();
  const id = await layTable(page.context(), server.address, 'Ada', { seats: [ME, BOT], start: true });
  await page.goto(`/table/${id}`);
  await play([page], { until: answers => answers === 4 });
  await expect.poll(() => isAsked(page)).toBe(true);
  const all = await logOf(page);
  const filter = (name: string) => page.getByRole('group', { name: 'What to show' }).getByRole('button', { name });
  await filter('Banners').click();
  await expect.poll(async () => (await logOf(page)).length).toBeLessThan(all.length); // it is drawn a moment later
  const banners = await logOf(page);
  expect(banners.length).toBeGreaterThan(0);
  expect(banners.every(line => /banner/i.test(line))).toBe(true);
  await filter('Moves').click();
  await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(0);
  await filter('All').click();
  await expect.poll(() => logOf(page)).toEqual(all);

  const court = (): Promise<string> => page.locator('.tp-board').innerText();
  const now = await court();
  await page.locator('.log-entry').last().click(); // how it began
  await page.getByText(/^You are looking at move \d+ of \d+$/).waitFor();
  await expect.poll(court).not.toBe(now);
  await expect.poll(() => isAsked(page)).toBe(false);
  await expect.poll(() => page.locator('.hk-cell.lit').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the current move' }).click();
  await expect.poll(() => isAsked(page)).toBe(true);
  await expect.poll(court).toBe(now);
});
