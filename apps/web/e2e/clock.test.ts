import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { withoutVeil } from './spared.ts';
import { strayTexts } from './stray-texts.ts';
import { ask, enterAs, layTable, ME, OPEN } from './tables.ts';

const SHOTS = process.env['SHOTS'];

const widthOver = (page: { evaluate<T>(task: () => T): Promise<T> }): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('CO-7.18 CO-7.19 CO-7.25 the clock of a new table is chosen by keyboard, and a guest reads it in another language', async ({
  open,
  server,
}) => {
  const ada = await open({ width: 360, height: 740 });
  await ada.goto('/new');
  const clock = ada.getByRole('group', { name: 'Clock' });
  expect(await ada.getByRole('group', { name: 'When the time runs out' }).count()).toBe(0);
  await clock.getByRole('radio', { name: 'None' }).focus();
  await ada.keyboard.press('ArrowRight');
  expect(await clock.getByLabel('Time for each decision').inputValue()).toBe('86400');
  await ada.keyboard.press('ArrowRight');
  await clock.getByLabel('Time in the bank').selectOption({ label: '3 hours' });
  await clock.getByLabel('Added with each decision').selectOption({ label: '30 seconds' });
  await ada.getByRole('radio', { name: 'A bot plays until they are back' }).focus();
  await ada.keyboard.press('Space');
  await ada.getByRole('switch', { name: /^Pauses during each player’s quiet hours/ }).press('Space');
  await ada.getByRole('group', { name: 'When the time runs out' }).scrollIntoViewIfNeeded();
  expect(await widthOver(ada)).toBe(0);
  expect(await faultsOf(ada)).toEqual([]);
  expect(await strayTexts(ada, 'en')).toEqual([]);

  await ada.getByRole('button', { name: 'Create the table' }).click();
  await enterAs(ada, 'Ada');
  await ada.waitForURL(/\/table\//);
  await ada.getByText('Rules of this table').click();
  expect(await clock.getByLabel('Time in the bank').inputValue()).toBe('10800');
  await clock.getByLabel('Time in the bank').selectOption({ label: '1 day' });

  const bea = await open({ language: 'it', width: 360, height: 740 });
  await ask(bea.context(), server.address, 'POST', '/api/me', { name: 'Bea' });
  await bea.goto(ada.url());
  await bea.getByText('Una riserva di 1 giorno, più 30 secondi a ogni decisione').waitFor();
  await bea.getByText('Gioca un bot finché chi manca non torna').waitFor();
  await bea.getByText('Si ferma nelle ore di silenzio e nei giorni liberi di ciascuno').waitFor(); // before she sits
  expect(await widthOver(bea)).toBe(0);
  expect(await faultsOf(bea)).toEqual([]);
  expect(await strayTexts(bea, 'it')).toEqual([]);
});

test('CO-7.18 CO-7.19 at the table both banks run, and each is told what the end of theirs brings', async ({
  open,
  server,
}) => {
  const [ada, bea] = [await open(), await open({ language: 'it' })];
  const clock = { seconds: 7_200, increment: 60, atZero: 'seat' } as const;
  const game = 'second-edition';
  const about = { game, players: 3, seats: [ME, OPEN, { kind: 'bot', bot: 'random' } as const], clock };
  const table = await layTable(ada.context(), server.address, 'Ada', about);
  await ada.goto(`/table/${table}`);
  await ask(bea.context(), server.address, 'POST', '/api/me', { name: 'Bea' });
  await bea.goto(`/table/${table}`);
  await bea.getByRole('button', { name: 'Siediti al posto 2' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.getByText('Time bank. When your time runs out, a bot plays for you until you are back.').waitFor();
  await bea.getByText('Tempo di riserva. Allo scadere un bot gioca per te, finché non torni.').waitFor();
  await expect.poll(() => ada.locator('.wt-houses .time-left').count()).toBe(2); // a bot needs none
  expect(await ada.locator('.decide-clock .time-left').innerText()).toMatch(/1 h 59 min|2 h 0 min/);
  expect(await faultsOf(ada)).toEqual([]);
  expect(await strayTexts(bea, 'it')).toEqual([]);

  await ada.goto('/');
  await ada.getByText(/^Your turn · (1 hour|2 hours) left$/).waitFor();
  await bea.setViewportSize({ width: 390, height: 844 });
  await bea.goto('/');
  await bea.getByText(/^Tocca a te · ancora (1 ora|2 ore)$/).waitFor();
  expect(await widthOver(bea)).toBe(0);
  if (SHOTS !== undefined)
    await withoutVeil(bea, () => bea.screenshot({ path: `${SHOTS}/home-390.png`, fullPage: true }));
  if (SHOTS !== undefined) await withoutVeil(ada, () => ada.screenshot({ path: `${SHOTS}/home.png` }));
});
