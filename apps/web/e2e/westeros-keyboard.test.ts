/** The table of a Westeros game without a mouse. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { tabTo } from './players.ts';
import { listenIn, pointedIn, spokenIn, toldIn } from './said.ts';
import { keyboard } from './westeros-hands.ts';
import { comeIn, FIRST, litIn, NORTH, planning, playRound, sitDown, startGame } from './westeros-tables.ts';

const LONG = 300_000; // half a minute, were the machine ours alone

test('the keyboard alone gives orders: Tab comes to the map, arrows walk over it', async ({ open }) => {
  const page = await open({ width: 1440, height: 900 });
  await startGame(page, 'second-edition');
  await tabTo(page, '.wm-area');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-area'));
  expect(await litIn(page, 'selectable')).toContain(first);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('commit').innerText()).toBe('2 areas still need an order');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-area'))).not.toBe(first);
});

test.for([FIRST, NORTH])(
  '$game.id: a whole round with the keyboard alone, and it is all said',
  { timeout: LONG },
  async (edition, { open }) => {
    const page = await open({ width: 1200, height: 760 });
    await listenIn(page);
    await comeIn(page);
    const person = await sitDown(page, edition, planning(edition), keyboard);
    await person.asked();
    const before = await toldIn(page);
    const questions: string[] = [];
    await playRound(edition, person, async () => {
      questions.push(await page.locator('.decide-what strong').innerText());
    });

    expect(person.met.get('march')).toBeGreaterThan(0);
    expect(await pointedIn(page)).toBe(0);
    const spoken = await spokenIn(page);
    expect(questions.slice(1).filter(question => !spoken.includes(question))).toEqual([]);
    const told = await toldIn(page);
    expect(told.length).toBeGreaterThan(before.length);
    const fresh = told.slice(0, told.length - before.length);
    expect(fresh.filter(line => !spoken.includes(line))).toEqual([]);
  },
);
