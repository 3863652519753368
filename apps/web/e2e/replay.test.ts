import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { untilFinished } from './people.ts';
import { play } from './players.ts';
import { BOT, layTable, playHere } from './tables.ts';

const place = (page: Page): Promise<string> => page.locator('.replay-line b').innerText();
const court = (page: Page): Promise<string> => page.locator('.tp-board').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a recorded game: scrub, step, play, a link to a moment, and the proof that it was fair', async ({
  open,
  server,
}) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const id = await layTable(page.context(), server.address, 'Ada', { seats: [BOT, BOT], start: true });
  await untilFinished(page.context(), server.address, id);
  await page.goto(`/replay/${id}`);
  await page.locator('.hk-cell').first().waitFor();
  const last = Number(/^Move 0 of (\d+)$/.exec(await place(page))?.[1]);
  expect(last).toBeGreaterThan(6);
  const start = await court(page);
  expect(await button(page, 'Back one move').isDisabled()).toBe(true);

  await button(page, 'Forward one move').click();
  await expect.poll(() => place(page)).toBe(`Move 1 of ${last}`);
  await expect.poll(() => court(page)).not.toBe(start);
  await button(page, 'Back one move').click();
  await expect.poll(() => place(page)).toBe(`Move 0 of ${last}`);
  await expect.poll(() => court(page)).toBe(start);

  await page.getByRole('slider', { name: 'Timeline' }).fill('5');
  await expect.poll(() => place(page)).toBe(`Move 5 of ${last}`);
  await page.getByRole('slider', { name: 'Timeline' }).press('ArrowRight');
  await expect.poll(() => place(page)).toBe(`Move 6 of ${last}`);
  await page
    .locator('.log-entry')
    .filter({ has: page.getByLabel('Move 5', { exact: true }) })
    .click();
  await expect.poll(() => place(page)).toBe(`Move 5 of ${last}`);
  const fifth = await court(page);

  await button(page, 'Copy link').click();
  await button(page, 'Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await open();
  await friend.goto(link);
  await friend.locator('.hk-cell').first().waitFor();
  await expect.poll(async () => [await place(friend), await court(friend)]).toEqual([`Move 5 of ${last}`, fifth]);

  await page.getByRole('slider', { name: 'Timeline' }).fill(String(last - 2));
  await button(page, 'Play').click();
  await button(page, 'Pause').waitFor();
  await expect.poll(() => place(page)).toBe(`Move ${last} of ${last}`);
  await button(page, 'Play').waitFor(); // and stops there by itself
  await button(page, 'To the start').click();
  await expect.poll(() => court(page)).toBe(start);

  await page.locator('.verification summary').click();
  await button(page, 'Verify now').click();
  await page.locator('.verified:not(.not)').getByText(`${last} moves and every shuffle check out`).waitFor();
});

test('a game of this device travels in its link: another browser shows the same moment and verifies it', async ({
  open,
}) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await playHere(page, 1);
  await play([page]);
  await page.getByRole('link', { name: 'Watch the game again' }).click();
  await page.locator('.hk-cell').first().waitFor();
  await page.getByRole('slider', { name: 'Timeline' }).fill('4');
  await expect.poll(() => place(page)).toMatch(/^Move 4 of/);
  await button(page, 'Copy link').click();
  await button(page, 'Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2_000);
  expect(new URL(link).pathname).toBe('/replay');

  const friend = await open();
  await friend.goto(link);
  await friend.locator('.hk-cell').first().waitFor();
  const moment = [await place(page), await court(page)];
  await expect.poll(async () => [await place(friend), await court(friend)]).toEqual(moment);
  await button(friend, 'Forward one move').click();
  await expect.poll(() => place(friend)).toMatch(/^Move 5 of/);
  await friend.reload(); // the game stays in the address
  await expect.poll(() => place(friend)).toMatch(/^Move 5 of/);
  await friend.locator('.verification summary').click();
  await button(friend, 'Verify now').click();
  await friend.locator('.verified:not(.not)').waitFor();

  await friend.goto('/');
  await friend.goto(link.slice(0, -30)); // cut off on its way
  await friend.getByRole('alert').getByText('This link is incomplete').waitFor();
});

test('CO-4.2 a file that was altered is called that without being asked, and the sound one is not', async ({
  open,
  server,
}) => {
  const page = await open();
  const id = await layTable(page.context(), server.address, 'Ada', { seats: [BOT, BOT], start: true });
  await untilFinished(page.context(), server.address, id);
  const record = await (await page.request.get(`${server.address}/api/tables/${id}/record`)).text();
  const fileOf = (text: string) => ({ name: 'a.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  const warning = page.getByRole('alert').getByText('This saved game is not genuine');
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(fileOf(record));
  await page.locator('.hk-cell').first().waitFor();
  await page.locator('.verified:not(.not)').waitFor({ state: 'attached' });
  expect(await warning.count()).toBe(0);

  const altered = record.replace(
    /"commitment":"([0-9a-f])/,
    (_, digit) => `"commitment":"${digit === 'a' ? 'b' : 'a'}`,
  );
  expect(altered).not.toBe(record);
  await page.locator('input[type=file]').setInputFiles(fileOf(altered));
  await warning.waitFor();
});

test('a game by invitation is shown by a short link that lets in who has it, and nobody else', async ({
  open,
  server,
}) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const wish = { seats: [BOT, BOT], access: 'invited', start: true };
  const id = await layTable(page.context(), server.address, 'Ada', wish);
  await untilFinished(page.context(), server.address, id);
  await page.goto(`/replay/${id}`);
  await page.locator('.hk-cell').first().waitFor();
  await page.getByRole('slider', { name: 'Timeline' }).fill('4');
  await expect.poll(() => place(page)).toMatch(/^Move 4 of/);
  await button(page, 'Copy link').click();
  await button(page, 'Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(120);

  const friend = await open();
  await friend.goto(link);
  await friend.locator('.hk-cell').first().waitFor();
  await expect.poll(() => place(friend)).toMatch(/^Move 4 of/);
  await button(friend, 'Forward one move').click();
  await expect.poll(() => place(friend)).toMatch(/^Move 5 of/);
  await friend.reload(); // the invitation stays in the address
  await expect.poll(() => place(friend)).toMatch(/^Move 5 of/);

  const stranger = await open({ expected: /404/ });
  await stranger.goto(`/replay/${id}#4`);
  await stranger.getByRole('heading', { name: 'No such table' }).waitFor();
});
