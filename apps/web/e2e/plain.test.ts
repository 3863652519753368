import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { answerForm, answerFormByKeyboard } from './forms.ts';
import { test } from './harness.ts';
import { play } from './players.ts';
import { playHere } from './tables.ts';

/** A message that found no text. */
const RAW = /\b(draw|explain|guide|shape)\.[a-z]/;

/** Asks for the plain table, by its menu. */
async function wantPlain(page: Page): Promise<void> {
  await page.locator('.tool-menu').click();
  await page.getByRole('menuitemcheckbox', { name: 'Text only' }).click();
  await page.locator('.generic-board pre').waitFor();
}

test('a whole game on the plain table, which any game has: drawn in characters, answered by forms with the keyboard alone', async ({
  open,
}) => {
  const page = await open();
  await playHere(page, 1);
  await wantPlain(page);
  expect(await page.locator('.hk-cell').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  const drawn = await page.locator('.generic-board pre').innerText();
  await page.evaluate(() => {
    window.pointed = 0;
    for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, () => window.pointed++, true);
  });
  const answers = await play([page], { answer: answerFormByKeyboard });
  expect(answers).toBeGreaterThan(4);
  await page.locator('.result').waitFor();
  expect(await page.evaluate(() => window.pointed)).toBe(0);
  await page.reload(); // and it stays so
  await page.locator('.result').waitFor();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  expect(await page.locator('.generic-board pre').innerText()).not.toBe(drawn);
});

test('a Westeros game on the plain table: whatever it asks is answered by a form', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() =>
    localStorage.setItem('corvo.table', '{"state":{"speed":"off","plain":true},"version":0}'),
  );
  await page.goto('/play?game=first-edition');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.locator('#strength').selectOption('newcomer');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const drawing = page.locator('.generic-board pre');
  await drawing.waitFor();
  expect(await drawing.innerText()).not.toMatch(RAW);
  const kinds = new Map<string, number>();
  await play([page], {
    until: answers => answers === 40,
    answer: async asked => {
      expect(await drawing.innerText()).not.toMatch(RAW);
      const kind = await answerForm(asked);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    },
  });
  // Forty answers, or the game is over before: a castle more is soon taken from newcomers.
  await drawing.or(page.locator('.result')).waitFor();
  expect(Object.fromEntries(kinds)).toMatchObject({ orders: expect.any(Number), march: expect.any(Number) });
});
