import { expect } from 'vitest';
import { test } from './harness.ts';
import { answerByKeyboard, play, tabTo } from './players.ts';
import { listenIn, pointedIn, spokenIn, toldIn } from './said.ts';
import { hurryBots } from './tables.ts';

test('the keyboard alone plays a whole game, and everything that happens is said', async ({ open }) => {
  const page = await open();
  await listenIn(page);
  await hurryBots(page);
  await page.goto('/');
  await tabTo(page, '.hero a[href="/play"], main a[href="/play"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[name=players]');
  for (let fewer = 4; fewer > 2; fewer--) await page.keyboard.press('ArrowLeft'); // two players
  await tabTo(page, '#strength');
  await page.keyboard.press('Home'); // the easiest bot
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.locator('.hk-cell').first().waitFor();
  expect(await page.locator('.players li').count()).toBe(2);
  const answers = await play([page], { answer: answerByKeyboard });

  expect(answers).toBeGreaterThan(4);
  await page.locator('.result').waitFor();
  expect(await pointedIn(page)).toBe(0);

  const spoken = await spokenIn(page);
  const me = await page.locator('.player-who b').first().innerText();
  expect(spoken).toMatch(new RegExp(`${me} · .*\\?`)); // whose turn it is, and what is asked
  expect(spoken).toMatch(/ wins?\b|A draw/);
  await tabTo(page, '.decide-actions .btn'); // back to the table, where the log is
  await page.keyboard.press('Enter');
  const told = await toldIn(page);
  expect(told.length).toBeGreaterThan(answers);
  const unsaid = told.slice(0, -1).filter(line => !spoken.includes(line)); // the last line is the set-up, before anybody listened
  expect(unsaid).toEqual([]);
});
