import { expect } from 'vitest';
import { test } from './harness.ts';
import { isAsked, logOf, play } from './players.ts';
import { enterAs, gather } from './tables.ts';

test('a person plays a whole game against three bots of the server', async ({ open }) => {
  const ada = await open();
  await ada.goto('/new');
  await ada.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  for (const place of [1, 2, 3]) await ada.locator(`#seat-${place}`).selectOption('bot newcomer');
  await ada.getByRole('button', { name: 'Create the table' }).click();
  await enterAs(ada, 'Ada');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await ada.locator('.hk-cell').first().waitFor();
  const answers = await play([ada]);

  expect(answers).toBeGreaterThan(2);
  await ada.locator('.result').waitFor();
  expect(await ada.locator('.decide-what strong').innerText()).toMatch(/wins?$|^A draw$/);
  expect((await logOf(ada)).length).toBeGreaterThan(answers); // the bots have played as well

  await ada.getByRole('link', { name: 'Watch the game again' }).click();
  await ada.locator('.verification summary').click();
  await ada.getByRole('button', { name: 'Verify now' }).click();
  await ada.locator('.verified:not(.not)').waitFor();
});

test('a game against bots on this device is two clicks away', async ({ open }) => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('link', { name: 'Play against bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => isAsked(page)).toBe(true);
  expect(await page.locator('.hk-cell.lit').count()).toBeGreaterThan(0);
});

test('a bot plays for somebody who hands over, until the seat is taken back', async ({ open }) => {
  const [ada, bruno] = [await open(), await open()];
  await gather(ada, [bruno], ['Ada', 'Bruno']);
  await play([ada, bruno], { until: answers => answers === 1 });
  const menu = async (item: string): Promise<void> => {
    await ada.getByRole('button', { name: 'More' }).click();
    await ada.getByRole('menuitem', { name: item }).click();
  };

  await menu('Let a bot play for Ada');
  await bruno.getByText('A bot plays in this seat').waitFor();
  await play([bruno], { until: answers => answers === 2 }); // without Ada, who is never asked
  await expect.poll(() => isAsked(bruno)).toBe(true);
  expect(await isAsked(ada)).toBe(false);

  await menu('Take Ada’s seat back');
  await bruno.getByText('A bot plays in this seat').waitFor({ state: 'detached' });
  await play([bruno], { stop: () => isAsked(ada) });
  expect(await isAsked(ada)).toBe(true);
  await play([ada], { until: answers => answers === 1 });
});
