import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { withoutVeil } from './spared.ts';
import { strayTexts } from './stray-texts.ts';
import { ask, layTable, ME, OPEN } from './tables.ts';

const SHOTS = process.env['SHOTS'];

test('CO-7.24 a table offers the seat of a late player, a newcomer takes it over, and the old player reads so', async ({
  open,
  server,
}) => {
  const ada = await open({ width: 1440, height: 900 });
  const bea = await open();
  const wish = {
    game: 'hand-of-the-king',
    name: 'The empty chair',
    order: 'chosen',
    seats: [ME, OPEN],
    options: { firstPlayer: 'seat1' },
    clock: { seconds: 20, atZero: 'seat' },
  };
  const table = await layTable(bea.context(), server.address, 'Bea', wish);
  await bea.goto(`/table/${table}`);
  await ask(ada.context(), server.address, 'POST', '/api/me', { name: 'Ada' });
  await ada.goto(`/table/${table}`);
  await ada.getByRole('button', { name: 'Take seat 2' }).click();
  await bea.getByRole('button', { name: 'Start the game' }).click();
  await ada.locator('.hk-cell').first().waitFor();
  await bea.locator('.hk-cell').first().waitFor();
  await bea.goto('about:blank'); // it is her turn: when her time runs out, a bot has her seat

  // Where one person is left who plays, one voice is enough.
  const menu = ada.getByRole('menuitem', { name: 'Put to the vote' });
  const radio = ada.getByRole('radio', { name: /^Offer the seat of somebody missing/ });
  await expect
    .poll(
      async () => {
        await ada.keyboard.press('Escape');
        await ada.locator('.tool-menu').click();
        await menu.click();
        return radio.count();
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(1);
  await radio.check();
  expect(await ada.getByRole('combobox', { name: 'Seat of' }).locator('option').allInnerTexts()).toEqual(['Bea']);
  expect(await faultsOf(ada)).toEqual([]);
  if (SHOTS !== undefined) await withoutVeil(ada, () => ada.screenshot({ path: `${SHOTS}/offer-ask.png` }));
  await ada.getByRole('button', { name: 'Ask the table' }).click();
  await ada.getByText('Bea’s seat is free for somebody else to take over').waitFor();

  const cid = await open({ language: 'it', width: 390, height: 844 });
  await cid.goto('/tables');
  await cid.getByText('Posto libero: Bea').waitFor();
  expect(await strayTexts(cid, 'it')).toEqual([]);
  await cid.getByRole('link', { name: 'Guarda The empty chair' }).click();
  await cid.getByRole('button', { name: 'Scrivi come ti chiami per prenderlo' }).click();
  await cid.getByRole('textbox').fill('Cid');
  await cid.getByRole('dialog').getByRole('button', { name: /Cid/ }).click();
  expect(await faultsOf(cid)).toEqual([]);
  if (SHOTS !== undefined) await withoutVeil(cid, () => cid.screenshot({ path: `${SHOTS}/offer-390.png` }));
  await cid.getByRole('button', { name: 'Prendi il posto di Bea' }).click();
  await ada.getByText('Cid took over from Bea.').first().waitFor();
  await expect.poll(() => ada.getByText('Bea’s seat is free').count()).toBe(0);

  await bea.goto(`/table/${table}`);
  await bea.getByText('Cid has taken over your seat: you only watch now.').waitFor();
  expect(await strayTexts(bea, 'en')).toEqual([]);
  expect(await strayTexts(cid, 'it')).toEqual([]);
});
