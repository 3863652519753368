import { expect } from 'vitest';
import { test } from './house.ts';
import { logOf, play } from './players.ts';
import { startServer } from './server.ts';
import { playHere } from './tables.ts';

/** With the server gone, asking it who I am fails; nothing else may. */
const GONE = /ERR_CONNECTION_REFUSED.*\/api\//;

test('a game against bots goes on to its end with the server stopped, over a reload', async ({
  open,
  surroundings,
}) => {
  const server = await startServer({ CORVO_CLIENT: surroundings.client });
  const page = await open({ baseURL: server.address, expected: GONE });
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise(resolve => active?.addEventListener('statechange', resolve));
  });
  await server.stop();

  await playHere(page, 1);
  await play([page], { until: answers => answers === 3 });
  const before = await logOf(page);
  expect(before.length).toBeGreaterThan(3);
  await page.reload();
  await page.locator('.hk-cell').first().waitFor();
  await expect.poll(async () => (await logOf(page)).slice(-before.length)).toEqual(before);

  await play([page]);
  await page.locator('.result').waitFor();
  await page.reload(); // and what is over stays over
  await page.locator('.result').waitFor();
});

test('two people around one screen play in turns; nothing is secret, so no curtain falls', async ({ open }) => {
  const page = await open();
  await page.goto('/play');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.locator('summary').filter({ hasText: 'Seats' }).click();
  await page.locator('#seat-1').selectOption('person');
  await page.getByLabel('Name of who sits on seat 2').fill('Bruno');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.hk-cell').first().waitFor();
  const asked = new Set<string>();
  await play([page], {
    until: answers => answers === 6,
    each: async () => void asked.add((await page.locator('.decide-what strong').innerText()).split(':')[0] ?? ''),
  });

  const names = await page.locator('.player-who b').allInnerTexts();
  expect(names).toContain('Bruno');
  expect([...asked].sort()).toEqual(names.sort());
  expect(await page.locator('.curtain').count()).toBe(0);
});
