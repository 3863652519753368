import { expect } from 'vitest';
import { test } from './harness.ts';
import { withoutVeil } from './spared.ts';
import { ask } from './tables.ts';

const SHOTS = process.env['SHOTS'];

test('CO-9.1 quiet hours and days off are chosen in the settings, by keyboard as well, and are there on the next visit', async ({
  open,
  server,
}) => {
  for (const width of [1440, 390, 360]) {
    const page = await open({ width, height: 844 });
    await ask(page.context(), server.address, 'POST', '/api/me', { name: 'Ada' });
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
    await page.getByText('Saved.').waitFor();
    await page.getByLabel('Quiet from').fill('23:15');
    await page.getByLabel('until', { exact: true }).fill('23:15');
    await page.getByText('cannot begin and end at the same time').waitFor();
    await page.getByLabel('until', { exact: true }).fill('07:30');
    await page.getByLabel('First day').fill('2026-12-24');
    await page.getByLabel('Last day').fill('2026-12-20');
    await page.getByText('must not come before the first').waitFor();
    await page.getByLabel('Last day').fill('2027-01-06');
    await page.getByLabel('Last day').press('Enter');
    await page.getByRole('button', { name: 'Remove 24 Dec 2026 to 6 Jan 2027' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Remove 24 Dec 2026 to 6 Jan 2027' }).click();
    expect(await page.getByLabel('Quiet from').inputValue()).toBe('23:15');
    expect(await page.getByLabel('until', { exact: true }).inputValue()).toBe('07:30');
    await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    if (SHOTS !== undefined)
      await withoutVeil(page, () => page.screenshot({ path: `${SHOTS}/rest-${width}.png`, fullPage: true }));
    await page.context().close();
  }
});
