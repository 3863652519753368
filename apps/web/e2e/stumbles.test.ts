/** What people stumbled over: a slip of the hand costs nothing, and nothing that is said is meant for a terminal. */
import { rngFromText, type Request } from '@corvo/core';
import { expect } from 'vitest';
import { onlyAnswer } from '../src/boards/westeros/empty.ts';
import { test } from './harness.ts';
import { mouse } from './westeros-hands.ts';
import { momentsOf, savedAt } from './westeros-moments.ts';
import { thorough } from './westeros-player.ts';
import { comeIn, FIRST, litIn, planning, sitDown, startGame } from './westeros-tables.ts';

test('orders that were cleared come back, and so does a game that was deleted', async ({ open }) => {
  const page = await open({ width: 1280, height: 800 });
  await comeIn(page);
  const person = await sitDown(page, FIRST, planning(FIRST), mouse);
  const asked = await person.asked();
  if (asked === undefined) throw new Error('nothing is asked');
  const wanted = await thorough(FIRST.game, rngFromText('cleared'))(asked);
  await person.make(person.gesturesFor(asked, wanted));
  const commit = page.getByTestId('commit');
  const made = await commit.innerText();
  await page.getByRole('button', { name: 'Clear orders' }).click();
  await expect.poll(() => commit.innerText()).not.toBe(made);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => commit.innerText()).toBe(made);

  await startGame(page, 'first-edition');
  await page.goto('/games');
  const rows = page.locator('section[aria-labelledby=here] .row');
  await rows.first().waitFor();
  const before = await rows.allInnerTexts();
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('status').getByText('was deleted').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows.allInnerTexts()).toEqual(before);
  await page.reload();
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('link', { name: 'Corvo' }).first().click(); // who leaves has made up their mind
  await page.goto('/games');
  await expect.poll(() => rows.count()).toBe(before.length - 1);
});

test('a long game is deleted after a question, and kept by a no', async ({ open }) => {
  const page = await open({ width: 1280, height: 800 });
  await comeIn(page);
  const moment = momentsOf(FIRST.game, 'war', 1, ({ why }, { round }) => `${why} ${round}`).get('orders 5');
  if (moment === undefined) throw new Error('no game comes to its fifth round');
  const saved = { ...savedAt(moment), name: 'The long summer' };
  await page.evaluate(
    ([id, kept]) => {
      localStorage.setItem(`corvo.local.${id}`, kept);
      localStorage.setItem('corvo.local', JSON.stringify([id])); // the list of what is kept
    },
    [saved.id, JSON.stringify(saved)] as const,
  );
  await page.goto('/games');
  const here = page.locator('section[aria-labelledby=here]');
  const remove = here.getByRole('button', { name: /^Delete/ });
  await remove.click();
  await here.getByText(`Delete “The long summer” after ${saved.moves} moves?`).waitFor();
  await here.getByRole('button', { name: 'Keep it' }).click();
  await page.reload();
  await remove.click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await here.getByText('“The long summer” was deleted').waitFor();
});

test('a march goes elsewhere at a click, and a refusal is in a player’s words and goes with what it refused', async ({
  open,
}) => {
  const page = await open({ width: 1280, height: 800 });
  await comeIn(page);
  const moment = momentsOf(FIRST.game, 'war', 438).get('march'); // one that can go to several areas
  if (moment === undefined) throw new Error('nobody marches');
  const person = await sitDown(page, FIRST, savedAt(moment), mouse);
  const asked = await person.asked();
  if (asked === undefined) throw new Error('nothing is asked');
  const from = Object.keys((asked.request.ask as unknown as { from: object }).from)[0] ?? '';
  const at = (area: string) => page.locator(`[data-area="${area}"]`);
  const point = (area: string): Promise<void> => at(area).dispatchEvent('click');
  if ((await litIn(page, 'selected')).length === 0) await point(from);
  await expect.poll(async () => (await litIn(page, 'target')).length).toBeGreaterThan(1);
  const [first = '', second = ''] = await litIn(page, 'target');
  await point(first);
  const sent = page.locator('.wt-moves b');
  const name = async (area: string): Promise<string> =>
    ((await at(area).getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await expect.poll(() => sent.allInnerTexts()).toEqual([await name(first)]);
  await point(second);
  await expect.poll(() => sent.allInnerTexts()).toEqual([await name(second)]);

  const lit = [
    ...(await litIn(page, 'target')),
    ...(await litIn(page, 'selected')),
    ...(await litIn(page, 'threatened')),
  ];
  const far = ['sunspear', 'castle-black', 'pyke', 'the-arbor'].find(area => !lit.includes(area)) ?? '';
  await point(far);
  const note = page.locator('.wt-note');
  await note.waitFor();
  expect(await note.innerText()).not.toMatch(/colon|comma|“>”/);
  await page.locator('.decide-drop').click();
  await note.waitFor({ state: 'detached' });
});

test('too few orders are given by pressing twice, and a question with one answer is answered by itself', async ({
  open,
}) => {
  const page = await open({ width: 1280, height: 800 });
  await comeIn(page);
  const person = await sitDown(page, FIRST, planning(FIRST), mouse);
  const asked = await person.asked();
  if (asked === undefined) throw new Error('nothing is asked');
  const wanted = (await thorough(FIRST.game, rngFromText('few'))(asked)) as { orders: Record<string, string> };
  const [one = ['', '']] = Object.entries(wanted.orders);
  await person.make(person.gesturesFor(asked, { orders: Object.fromEntries([one]) }));
  const commit = page.getByTestId('commit');
  await commit.click();
  await page.getByRole('alert').getByText('Press again if you mean it').waitFor();
  expect(await page.locator('.decide-answer').isVisible()).toBe(true); // not given yet
  await commit.click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);

  const kindOf = (request: Request): string => (onlyAnswer(request) === undefined ? request.why : 'only');
  const only = momentsOf(FIRST.game, 'war', 10, kindOf).get('only');
  if (only === undefined) throw new Error('every question has several answers');
  await page.evaluate(() =>
    localStorage.setItem('corvo.table', JSON.stringify({ state: { speed: 'off' }, version: 0 })),
  );
  await sitDown(page, FIRST, savedAt(only, 'only'), mouse);
  await page.getByText('Nothing to choose here').waitFor();
  const moves = await page.locator('.bar-title small').innerText();
  await expect.poll(() => page.locator('.bar-title small').innerText()).not.toBe(moves);
});
