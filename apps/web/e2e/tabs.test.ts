import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { ONCE, test } from './harness.ts';
import { isAsked, logOf, play } from './players.ts';
import { playHere } from './tables.ts';

/** The choices of the game as this browser keeps it. */
const keptBy = (page: Page): Promise<{ seat: string; choice: unknown }[]> =>
  page.evaluate(() => {
    const id = window.location.pathname.split('/').at(-1) ?? '';
    const { story } = JSON.parse(localStorage.getItem(`corvo.local.${id}`) ?? '{"story":[]}') as {
      story: { answers: { seat: string; choice: unknown }[] }[];
    };
    return story.flatMap(({ answers }) => answers.map(({ seat, choice }) => ({ seat, choice })));
  });

/** Presses the button at this moment, whatever has happened until then. */
const commitAt = (at: number): Promise<void> =>
  new Promise(done => {
    setTimeout(() => {
      document.querySelector<HTMLElement>('[data-testid=commit]')?.click();
      done();
    }, at - Date.now());
  });

const sameLog = async (one: Page, other: Page): Promise<void> => {
  await expect.poll(async () => (await logOf(one)).join('\n') === (await logOf(other)).join('\n')).toBe(true);
};

test(
  'a game of this device in two tabs: each shows what the other plays, and neither forks nor loses it',
  ONCE,
  async ({ open }) => {
    const one = await open({ copied: true });
    await playHere(one, 1);
    const other = await one.context().newPage();
    await other.goto(one.url());
    await other.locator('.hk-cell').first().waitFor();

    await play([one], { until: answers => answers === 1 });
    await expect.poll(() => isAsked(one)).toBe(true);
    await sameLog(one, other);
    await play([other], { until: answers => answers === 1 });
    await expect.poll(() => isAsked(other)).toBe(true);
    await sameLog(one, other);

    // Two tabs that only look at a game come to rest.
    const writes = await one.evaluate(
      () =>
        new Promise<number>(done => {
          let heard = 0;
          window.addEventListener('storage', () => heard++);
          setTimeout(() => done(heard), 700);
        }),
    );
    expect(writes).toBe(0);

    // Both choose, and both play at the same moment: one of the two counts.
    await expect.poll(async () => (await isAsked(one)) && (await isAsked(other))).toBe(true);
    const before = await keptBy(one);
    const pick = async (page: Page, which: 'first' | 'last'): Promise<void> => {
      await page.locator('.hk-cell.lit')[which]().click();
      await expect.poll(() => page.getByTestId('commit').getAttribute('aria-disabled')).toBe('false');
    };
    await pick(one, 'first');
    await pick(other, 'last');
    const together = Date.now() + 300;
    await Promise.all([one, other].map(page => page.evaluate(commitAt, together)));
    await expect.poll(async () => (await keptBy(one)).length).toBeGreaterThan(before.length);
    await expect.poll(async () => (await isAsked(one)) && (await isAsked(other))).toBe(true);
    await sameLog(one, other);
    const after = await keptBy(one);
    expect(await keptBy(other)).toEqual(after);
    expect(after.slice(0, before.length)).toEqual(before); // nothing that was played is gone

    await one.close(); // and the bots go on in the tab that is left
    const moves = (await logOf(other)).length;
    await play([other], { until: answers => answers === 1 });
    await expect.poll(async () => (await logOf(other)).length).toBeGreaterThan(moves + 1);
  },
);
