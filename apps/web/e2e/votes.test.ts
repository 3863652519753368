import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { test } from './harness.ts';
import { withoutVeil } from './spared.ts';
import { strayTexts } from './stray-texts.ts';
import { ask, layTable, ME, OPEN } from './tables.ts';

const SHOTS = process.env['SHOTS'];

const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await withoutVeil(page, () => page.screenshot({ path: `${SHOTS}/${name}.png` }));
};

test('CO-7.20 CO-7.21 CO-7.22 a table votes on a pause and on a draw, each in their own language', async ({
  open,
  server,
}) => {
  const ada = await open({ width: 1440, height: 900 });
  const bea = await open({ language: 'it', width: 390, height: 844 });
  const clock = { seconds: 86_400 };
  const wish = {
    game: 'second-edition',
    players: 3,
    seats: [ME, OPEN, { kind: 'bot', bot: 'random' } as const],
    clock,
  };
  const table = await layTable(ada.context(), server.address, 'Ada', wish);
  await ada.goto(`/table/${table}`);
  await ask(bea.context(), server.address, 'POST', '/api/me', { name: 'Bea' });
  await bea.goto(`/table/${table}`);
  await bea.getByRole('button', { name: 'Siediti al posto 2' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.getByRole('button', { name: 'Table menu' }).or(ada.locator('.tool-menu')).first().click();
  await ada.getByRole('menuitem', { name: 'Put to the vote' }).click();
  const dialog = ada.getByRole('dialog', { name: 'What shall the table decide?' });
  await dialog.getByRole('radio', { name: /^Pause the clocks/ }).check();
  await dialog.getByRole('combobox').selectOption({ label: '3 days' });
  await shot(ada, 'vote-ask-1440');
  expect(await faultsOf(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask the table' }).click();
  await ada.getByText('Ada asks for a pause of the clocks: 3 days.').waitFor();
  await bea.getByText('Ada chiede una pausa degli orologi: 3 giorni.').waitFor();
  expect(await strayTexts(bea, 'it')).toEqual([]);
  await shot(bea, 'vote-asked-390');
  await bea.getByRole('button', { name: 'Accetta' }).click();
  await ada.locator('.decide-clock').getByText('The clocks are paused: whoever wants to can play on.').waitFor();
  await bea.getByText('Gli orologi sono in pausa, come ha chiesto Ada.').waitFor();
  expect(await bea.getByRole('button', { name: 'Finisci la pausa' }).count()).toBe(0); // only who asked
  await shot(ada, 'vote-paused-1440');
  await ada.getByRole('button', { name: 'End the pause' }).click();
  await ada.locator('.decide-clock').getByText('When your time runs out').waitFor();

  await bea.locator('.tool-menu').click();
  await bea.getByRole('menuitem', { name: 'Metti ai voti' }).click();
  await bea.getByRole('radio', { name: /^Finire la partita con un pareggio/ }).check();
  expect(await faultsOf(bea)).toEqual([]);
  await bea.getByRole('button', { name: 'Chiedi al tavolo' }).click();
  await ada.getByText('Bea proposes a draw.').waitFor();
  await ada.getByRole('button', { name: 'Agree' }).click();
  for (const [page, language] of [
    [ada, 'en'],
    [bea, 'it'],
  ] as const) {
    await page
      .getByText(language === 'en' ? 'Everybody agreed to a draw.' : 'Tutti hanno accettato il pareggio.')
      .first()
      .waitFor();
    expect(await strayTexts(page, language)).toEqual([]);
  }
  await shot(ada, 'vote-draw-1440');
  await ada.goto('/games');
  await ada.getByText('A draw').first().waitFor();
});
