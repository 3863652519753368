import { expect } from 'vitest';
import { test } from './harness.ts';
import { BOT, layTable, ME, OPEN } from './tables.ts';

/** What a browser says of what it cannot fetch; the test makes it so. */
const CUT = /ERR_FAILED|ERR_CONNECTION|WebSocket/;

test('without the server: my name and my games are still known, and a new table says at once what it needs', async ({
  open,
  server,
}) => {
  const page = await open({ copied: true, expected: CUT });
  await layTable(page.context(), server.address, 'Ada', { seats: [ME, OPEN], name: 'Winter council' });
  const who = page.locator('.top .who');
  const row = page.locator('.row').filter({ hasText: 'Winter council' });
  await page.goto('/games');
  await who.filter({ hasText: 'Ada' }).waitFor();
  await row.first().waitFor();

  await page.route(/\/(api|live)\//, route => route.abort());
  await page.goto('/games');
  await row.getByText('Needs a connection').waitFor();
  await page.getByText('As they stood when the server last answered').waitFor();
  expect(await who.innerText()).toBe('Ada');
  await page.goto('/');
  await row.getByText('Needs a connection').waitFor();

  await page.goto('/new?game=first-edition');
  await page.getByRole('status').getByText('a table for others needs it').waitFor();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0); // no name is asked for
  await page.locator('.new-away').getByRole('link', { name: 'Play on this device' }).click();
  await page.waitForURL('**/play?game=first-edition');

  await page.unroute(/\/(api|live)\//);
  await page.goto('/games');
  await row.getByText('Waiting for players').waitFor();
});

test('a part of the table that could not be fetched says so, and comes when it is opened again', async ({
  open,
  server,
}) => {
  // Without the copy for later, which would bring it.
  const page = await open({ copied: false, expected: /ERR_FAILED|could not be fetched|dynamically imported/ });
  const wish = { seats: [ME, BOT], start: true };
  await page.route(/\/ChatPanel-[^/]*\.js$/, route => route.abort());
  await page.goto(`/table/${await layTable(page.context(), server.address, 'Ada', wish)}`);
  const chat = page.locator('.tp-log-head button');
  await chat.click();
  await page.getByRole('alert').getByText('Part of this page did not load').waitFor();
  expect(await page.locator('.hk-cell').count()).toBeGreaterThan(0); // the table stands
  await chat.click(); // back to the log
  await page.unroute(/\/ChatPanel-[^/]*\.js$/);
  await chat.click();
  await page.locator('.chat form input').waitFor();
  expect(await page.locator('.part-missing').count()).toBe(0);
});
