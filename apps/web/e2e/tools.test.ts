/** What lies around the board: advice, refusals, the log. */
import { expect } from 'vitest';
import { test } from './house.ts';
import { isAsked, logOf, play } from './players.ts';
import { BOT, layTable, ME } from './tables.ts';

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

  // Other pages of hers ask as well: on a busy server one page alone waits for its bot longer than asking often is refused.
  const others = await Promise.all(Array.from({ length: 6 }, () => page.context().newPage()));
  await Promise.all(others.map(other => other.goto(`/table/${id}`)));
  const hints = others.map(other => other.getByRole('button', { name: 'Hint' }));
  await Promise.all(hints.map(one => one.waitFor()));
  await Promise.all(hints.map(one => one.click()));
  // A bot thinks about a hint, but a refusal comes at once: a hint of before may come after it and take its place.
  const clause = page.locator('.decide-refusal').getByRole('link', { name: 'Rule CO-7.3' });
  const isOpen = async (): Promise<boolean> => {
    if (!(await clause.isVisible())) {
      await hint.click();
      return false;
    }
    await clause.click({ timeout: 2_000 }).catch(() => undefined);
    const beside = page.locator('.beside').waitFor({ timeout: 5_000 }); // it is fetched first
    return beside.then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isOpen, { timeout: 100_000 }).toBe(true);
  for (const other of others) await other.close(); // beside the table; from there the way leads to the whole rulebook
  await page.locator('.beside [id="CO-7.3"].found').waitFor();
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
