import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { strayTexts } from './stray-texts.ts';
import { BOT, enterAs, layTable, ME } from './tables.ts';

test('CO-7.5 who has no name watches from the list of tables, and is seen to', async ({ open, server }) => {
  const [ada, eve] = [await open(), await open()];
  const table = await layTable(ada.context(), server.address, 'Ada', { seats: [ME, BOT, BOT], start: true });
  await ada.goto(`/table/${table}`);
  await ada.locator('.hk-cell').first().waitFor();
  expect(await ada.locator('.watchers').count()).toBe(0);

  await eve.goto('/tables');
  await eve.getByRole('link', { name: 'Watch Winter council' }).click();
  await eve.locator('.hk-cell').first().waitFor(); // nobody asked for a name
  await eve.getByText('You are watching this game.').waitFor();
  await ada.getByText('Watching: 1 person').waitFor();
  expect(await eve.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  expect(await faultsOf(eve)).toEqual([]);
  expect(await strayTexts(eve, 'en')).toEqual([]);

  const finn = await open({ language: 'it' });
  await finn.goto(`/table/${table}`);
  await finn.getByText('Stai guardando questa partita. Altri spettatori: 1 persona.').waitFor();
  expect(await strayTexts(finn, 'it')).toEqual([]);

  await eve.getByRole('button', { name: 'Enter your name' }).click();
  await enterAs(eve, 'Eve');
  await ada.getByText('Watching: Eve, 1 more').waitFor();
  await finn.getByText('Altri spettatori: Eve.').waitFor();
  await eve.getByText('You are watching this game. Also watching: 1 person.').waitFor();
  expect(await eve.getByRole('button', { name: 'Enter your name' }).count()).toBe(0);

  await finn.close();
  await eve.close();
  await expect.poll(() => ada.locator('.watchers').count()).toBe(0);
});

test('CO-7.2 a page that was open while the server was renewed is asked to reload, and goes on then', async ({
  open,
  server,
}) => {
  const ada = await open();
  let isOld = true;
  await ada.routeWebSocket(/\/live/, page => {
    const live = page.connectToServer();
    page.onMessage(said => live.send(isOld ? String(said).replace(/"protocol":\d+/, '"protocol":1') : said));
  });
  const table = await layTable(ada.context(), server.address, 'Ada', { seats: [ME, BOT, BOT], start: true });
  await ada.goto(`/table/${table}`);
  await ada.getByRole('heading', { name: 'This page is older than the server: reload it. Nothing is lost.' }).waitFor();
  expect(await faultsOf(ada)).toEqual([]);
  expect(await strayTexts(ada, 'en')).toEqual([]);

  isOld = false;
  await ada.getByRole('button', { name: 'Reload the page' }).click();
  await ada.locator('.hk-cell').first().waitFor();
});

test('CO-7.9 a house says that a bot stands in, that its player resigned, and how long it has left', async ({
  open,
  server,
}) => {
  const [ada, eve] = [await open(), await open({ width: 390, height: 844 })];
  const seen = eve.locator('.wt-houses li', { hasText: 'Ada' });
  const choose = async (name: RegExp): Promise<void> => {
    await ada.getByRole('button', { name: 'More', exact: true }).click();
    await ada.getByRole('menuitem', { name }).click();
  };
  /** A table of its own for each: as soon as nobody is waited for, the bots play on to the end within seconds. */
  const sitAndWatch = async (): Promise<void> => {
    const table = await layTable(ada.context(), server.address, 'Ada', {
      game: 'first-edition',
      seats: [ME, BOT, BOT],
      clock: { seconds: 600 },
      start: true,
    });
    await ada.goto(`/table/${table}`);
    const mine = ada.locator('.wt-houses li', { hasText: 'You' });
    await expect.poll(() => mine.locator('.time-left').innerText()).toMatch(/\d/);
    await eve.goto(`/table/${table}`);
    await eve.getByText('You are watching this game.').waitFor();
    await expect.poll(() => seen.allTextContents()).toHaveLength(1);
  };

  await sitAndWatch();
  await choose(/^Let a bot play for/);
  await expect.poll(() => seen.textContent()).toContain('A bot plays in this seat');

  await sitAndWatch();
  await choose(/^Resign$/);
  await ada.getByRole('button', { name: 'Yes, resign' }).click();
  await expect.poll(() => seen.textContent()).toContain('Resigned; a bot plays in this seat');
});
