/** What lies around the board: advice, refusals, the log. */
import { expect } from 'vitest';
import { test } from './house.ts';
import { isAsked, logOf, play } from './players.ts';
import { BOT, layTable, ME } from './tables.ts';

test('a hint says what a bot would do and why', async ({ open, server }) => {
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
