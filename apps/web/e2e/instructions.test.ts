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

test('CO-7.23 somebody leaves instructions, finds them again and revokes them, with the mouse and with the keyboard', async ({
  open,
  server,
}) => {
  const ada = await open({ width: 1440, height: 900 });
  const bea = await open({ language: 'it', width: 390, height: 844 });
  const seats = [ME, OPEN, { kind: 'bot', bot: 'random' } as const];
  const table = await layTable(ada.context(), server.address, 'Ada', { game: 'second-edition', players: 3, seats });
  await ada.goto(`/table/${table}`);
  await ask(bea.context(), server.address, 'POST', '/api/me', { name: 'Bea' });
  await bea.goto(`/table/${table}`);
  await bea.getByRole('button', { name: 'Siediti al posto 2' }).click();
  await ada.getByRole('button', { name: 'Start the game' }).click();

  const openDialog = async () => {
    await ada.getByRole('button', { name: 'Table menu' }).or(ada.locator('.tool-menu')).first().click();
    await ada.getByRole('menuitem', { name: 'Standing instructions' }).click();
    return ada.getByRole('dialog', { name: 'Standing instructions' });
  };
  const dialog = await openDialog();
  await dialog.getByRole('checkbox', { name: /^Skip my Raids/ }).check();
  await dialog.getByRole('group', { name: 'Bid 0 for' }).getByRole('checkbox', { name: 'Iron Throne' }).check();
  await shot(ada, 'instructions-1440');
  expect(await faultsOf(ada)).toEqual([]);
  expect(await strayTexts(ada, 'en')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const again = await openDialog();
  await again.getByRole('checkbox', { name: /^Skip my Raids/ }).waitFor();
  const ticked = (): Promise<string[]> =>
    again
      .getByRole('checkbox', { checked: true })
      .evaluateAll(all => all.map(one => one.closest('label')?.textContent?.trim() ?? ''));
  expect(await ticked()).toEqual([expect.stringMatching(/^Skip my Raids/), 'Iron Throne']);
  await again.getByRole('button', { name: 'Untick all' }).click();
  expect(await ticked()).toEqual([]);
  await again.getByRole('button', { name: 'Save' }).click();

  // On a phone, by the keyboard alone.
  await bea.locator('.tool-menu').focus();
  await bea.keyboard.press('Enter');
  const item = bea.getByRole('menuitem', { name: 'Istruzioni permanenti' });
  await item.focus();
  await bea.keyboard.press('Enter');
  const sheet = bea.getByRole('dialog', { name: 'Istruzioni permanenti' });
  const nobody = sheet.getByRole('checkbox', { name: /^Non supportare nessuno/ });
  await nobody.focus();
  await bea.keyboard.press('Space');
  expect(await nobody.isChecked()).toBe(true);
  await shot(bea, 'instructions-390');
  expect(await faultsOf(bea)).toEqual([]);
  expect(await strayTexts(bea, 'it')).toEqual([]);
  const { width } = (await sheet.boundingBox())!;
  expect(width).toBeLessThanOrEqual(390);
  expect(await sheet.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
  await bea.keyboard.press('Escape'); // nothing is kept
  await sheet.waitFor({ state: 'detached' });
  expect(await bea.locator('.tool-menu').evaluate(element => element === document.activeElement)).toBe(true);
  await bea.keyboard.press('Enter');
  await bea.getByRole('menuitem', { name: 'Istruzioni permanenti' }).click();
  await nobody.waitFor();
  expect(await nobody.isChecked()).toBe(false);
});

test('CO-7.23 where a game has no such questions, or nobody else plays, the menu offers no instructions', async ({
  open,
  server,
}) => {
  const ada = await open({ width: 1440, height: 900 });
  for (const [game, seats] of [
    ['hand-of-the-king', [ME, { kind: 'bot', bot: 'random' } as const]],
    ['second-edition', [ME, { kind: 'bot', bot: 'random' } as const, { kind: 'bot', bot: 'random' } as const]],
  ] as const) {
    const table = await layTable(ada.context(), server.address, 'Ada', {
      game,
      players: seats.length,
      seats,
      start: true,
    });
    await ada.goto(`/table/${table}`);
    await ada.getByRole('button', { name: 'Table menu' }).or(ada.locator('.tool-menu')).first().click();
    await ada.getByRole('menuitem', { name: 'Resign' }).waitFor();
    expect(await ada.getByRole('menuitem', { name: 'Standing instructions' }).count()).toBe(0);
  }
});
