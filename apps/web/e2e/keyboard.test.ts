import { expect } from 'vitest';
import { test } from './house.ts';
import { answerByKeyboard, play, tabTo } from './players.ts';

declare global {
  interface Window {
    spoken: string[]; // what live regions have said
    pointed: number; // how often something was pointed at
  }
}

test('the keyboard alone plays a whole game, and everything that happens is said', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    window.spoken = [];
    window.pointed = 0;
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(type, () => window.pointed++, true);
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert]');
        if (region?.textContent) window.spoken.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/');
  await tabTo(page, '.hero a[href="/play"], main a[href="/play"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[name=players]');
  await page.keyboard.press('ArrowLeft'); // two players
  await tabTo(page, '#strength');
  await page.keyboard.press('Home'); // the easiest bot
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.locator('.hk-cell').first().waitFor();
  expect(await page.locator('.players li').count()).toBe(2);
  const answers = await play([page], { answer: answerByKeyboard });

  expect(answers).toBeGreaterThan(4);
  await page.locator('.result').waitFor();
  expect(await page.evaluate(() => window.pointed)).toBe(0);

  const spoken = (await page.evaluate(() => window.spoken)).join('\n');
  const me = await page.locator('.player-who b').first().innerText();
  expect(spoken).toMatch(new RegExp(`${me}: .*\\?`)); // whose turn it is, and what is asked
  expect(spoken).toMatch(/ wins?\b|A draw/);
  await tabTo(page, '.decide-actions .btn'); // back to the table, where the log is
  await page.keyboard.press('Enter');
  const told = await page
    .locator('.log-line > span:last-child')
    .evaluateAll(lines => lines.map(line => line.firstChild?.textContent ?? ''));
  expect(told.length).toBeGreaterThan(answers);
  const unsaid = told.slice(0, -1).filter(line => !spoken.includes(line)); // the last line is the set-up, before anybody listened
  expect(unsaid).toEqual([]);
});
