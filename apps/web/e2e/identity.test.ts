import { expect } from 'vitest';
import { test } from './harness.ts';
import { isAsked, play } from './players.ts';
import { ask, BOT, layTable, ME, OPEN } from './tables.ts';

test('a personal link carries a person and their games to another device, once, until the next link is made', async ({
  open,
  server,
}) => {
  const desk = await open();
  const id = await layTable(desk.context(), server.address, 'Ada', {
    name: 'The long summer',
    seats: [ME, BOT],
    order: 'chosen',
    options: { firstPlayer: 'seat1' },
    start: true,
  });
  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a personal link' }).click();
  const link = await desk.getByLabel('Personal link').inputValue();

  await desk.goto(link);
  await desk.getByText('You are already Ada on this device').waitFor();

  const phone = await open({ width: 390, height: 844, expected: /\/api\/me\/claim/ });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Play here as Ada' }).click();
  await phone.getByText('The long summer').waitFor();
  await phone.goto(link); // once more, where it has done its work
  await phone.getByRole('alert').getByText('no longer works').waitFor();
  await phone.goto(`/table/${id}`);
  await expect.poll(() => isAsked(phone)).toBe(true);
  await play([phone], { until: answers => answers === 1 });

  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a personal link' }).click(); // which cancels the first
  await desk.getByLabel('Personal link').waitFor();
  const stranger = await open({ expected: /\/api\/me\/claim/ });
  await stranger.goto(link);
  await stranger.getByRole('alert').getByText('no longer works').waitFor(); // before anything is asked
  expect(await stranger.getByRole('button', { name: /^Play here/ }).count()).toBe(0);
  await stranger.goto('/games');
  await stranger.getByText('No games online yet.').waitFor();
});

test('a device that I lost is signed out from another one, and its seat at the table is gone from it at once', async ({
  open,
  server,
}) => {
  const desk = await open();
  const id = await layTable(desk.context(), server.address, 'Ada', { name: 'Mine', seats: [ME, BOT], start: true });
  await desk.goto('/settings');
  await desk.getByRole('button', { name: 'Make a personal link' }).click();
  const link = await desk.getByLabel('Personal link').inputValue();
  const lost = await open({ expected: /\/api\/(me|tables)/ });
  await lost.goto(link);
  await lost.getByRole('button', { name: 'Play here as Ada' }).click();
  await lost.getByText('Mine').waitFor();
  await lost.goto(`/table/${id}`);
  await lost.locator('.board, .table-page, main').first().waitFor();
  await desk.reload();
  const devices = desk.locator('.known-devices li');
  await expect.poll(() => devices.count()).toBe(2);
  await desk.getByText('this device', { exact: true }).waitFor();
  await desk.getByRole('button', { name: /^Sign out of / }).click();
  await expect.poll(() => devices.count()).toBe(1);
  await lost.getByText('You are watching this game.').waitFor(); // as anybody may, without doing anything there
  await lost.goto('/games');
  await lost.getByText('No games online yet.').waitFor();
});

test('a double click in the name dialog makes one person and one table', async ({ open, server }) => {
  const page = await open();
  await page.goto('/new');
  const named: string[] = [];
  page.on('response', answer => {
    if (answer.url().endsWith('/api/me') && answer.request().method() === 'POST') named.push(answer.url());
  });
  await page.getByRole('button', { name: 'Create the table' }).dblclick();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Come in as Ada' }).dblclick();
  await page.waitForURL('**/table/*');
  await page.locator('.lobby').waitFor();
  const { tables } = await ask<{ tables: unknown[] }>(page.context(), server.address, 'GET', '/api/tables?list=mine');
  expect(tables).toHaveLength(1);
  const { me } = await ask<{ me: { name: string } }>(page.context(), server.address, 'GET', '/api/me');
  expect(me.name).toBe('Ada');
  expect(new Set(await page.context().cookies()).size).toBe(1);
  expect(named.length).toBeGreaterThan(0);
});

test('who has no name yet learns first what is behind the door, and that there is nothing', async ({
  open,
  server,
}) => {
  const host = await open();
  const invited = await layTable(host.context(), server.address, 'Ada', {
    name: 'Behind the door',
    access: 'invited',
    seats: [ME, OPEN],
  });
  const stranger = await open({ expected: /\/api\/tables\// });
  for (const nowhere of ['/table/nothing-here', `/table/${invited}`]) {
    await stranger.goto(nowhere);
    await stranger.getByText('There is no such table, or you are not invited to it.').waitFor();
    expect(await stranger.getByRole('textbox').count()).toBe(0);
  }
  await host.goto(`/table/${invited}`);
  const link = await host.getByLabel('Invitation link').inputValue();
  await expect.poll(() => host.url()).toBe(link); // whoever copies the address of the page invites with it
  await stranger.goto(link);
  await stranger.getByRole('heading', { name: 'Behind the door' }).waitFor();
  await stranger.getByRole('textbox', { name: 'Your name' }).waitFor();
});

test('a game that is over stays among my games, on the server as on the device', async ({ open, server }) => {
  const page = await open();
  const id = await layTable(page.context(), server.address, 'Ada', {
    name: 'The long summer',
    seats: [ME, BOT],
    order: 'chosen',
    options: { firstPlayer: 'seat1' },
    start: true,
  });
  await page.goto('/games');
  const running = page.locator('section[aria-labelledby=online]');
  const over = page.locator('section[aria-labelledby=over]');
  await running.getByText('The long summer').waitFor();
  await over.getByText('No finished games yet').waitFor();
  await page.goto(`/table/${id}`);
  await page.locator('.tool-menu').click();
  await page.getByRole('menuitem', { name: 'Resign' }).dblclick(); // whoever clicks twice has not read the question
  const asked = page.getByRole('dialog', { name: 'Do you want to resign?' });
  await asked.getByText('The game ends at once and counts as a loss.').waitFor();
  const keep = asked.getByRole('button', { name: 'Keep playing' });
  expect(await keep.evaluate(button => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter'); // the safe answer is under the keyboard
  await asked.waitFor({ state: 'detached' });
  expect(await page.locator('.result').count()).toBe(0);
  expect(await page.locator('.tool-menu').evaluate(button => button === document.activeElement)).toBe(true);
  await page.locator('.tool-menu').click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await asked.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.result').waitFor();
  await page.goto('/games');
  await over.getByText('The long summer').waitFor();
  await running.getByText('No games online').waitFor();
  await over.getByRole('link', { name: 'Replay: The long summer' }).click();
  await page.locator('.hk-cell').first().waitFor();
});
