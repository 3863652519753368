/** People who play Hand of the King in a browser, by pointing or with the keyboard alone. */
import type { Page } from '@playwright/test';

const CHOICES =
  '.hk-cell.lit:not(.picked), .hk-companion.lit[aria-pressed=false], .hk-pick[aria-pressed=false], .tray-choice[aria-pressed=false]';

/** Must this person decide, or somebody else, or is it over? Only with everything shown that has happened. */
const stateOf = (page: Page): Promise<'asked' | 'over' | 'waiting'> =>
  page.evaluate(() => {
    if (document.querySelector('.decide-over')) return 'over';
    return document.querySelector('.decide-answer') ? 'asked' : 'waiting';
  });
export const isAsked = async (page: Page): Promise<boolean> => (await stateOf(page)) === 'asked';

/** Picks what is lit until the button says what it would do. */
export async function pick(page: Page): Promise<void> {
  const commit = page.getByTestId('commit');
  const choices = page.locator(CHOICES).filter({ visible: true });
  for (let tries = 0; tries < 4; tries++) {
    if ((await commit.getAttribute('aria-disabled')) === 'false') return;
    await choices.first().click();
  }
}

/** Answers the question in front by pointing. */
export async function answerByPointing(page: Page): Promise<void> {
  await pick(page);
  await page.getByTestId('commit').click();
}

/** What the keyboard is on, as a selector would find it. */
const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);

/** Goes on with Tab until the keyboard is on something. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** From the focused space to another one, by arrows. */
async function walkTo(page: Page, cell: number): Promise<void> {
  const from = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell']));
  const down = Math.floor(cell / 6) - Math.floor(from / 6);
  const right = (cell % 6) - (from % 6);
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  if (!(await isOn(page, `[data-cell="${cell}"]`))) throw new Error(`the arrows do not come to ${cell}`);
}

const isReady = async (page: Page): Promise<boolean> =>
  (await page.getByTestId('commit').getAttribute('aria-disabled')) === 'false';

/** Answers the question in front with the keyboard alone. */
export async function answerByKeyboard(page: Page): Promise<void> {
  const [first, second] = await page
    .locator('.hk-cell.lit')
    .evaluateAll(nodes => nodes.map(node => Number((node as HTMLElement).dataset['cell'])));
  if (first === undefined) {
    await tabTo(page, '.hk-companion.lit, .hk-pick, .tray-choice');
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, '.hk-cell');
    await walkTo(page, first);
    await page.keyboard.press('Enter');
    if (await isReady(page)) {
      await page.keyboard.press('Enter'); // once more plays what is chosen
      return;
    }
    if (second !== undefined) await walkTo(page, second); // two cards change places
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '[data-testid=commit][aria-disabled=false]');
  await page.keyboard.press('Enter');
}

/** How many moves the table has seen, in the words of its top bar. */
const countOf = (page: Page): Promise<string> => page.locator('.bar-title small').innerText();

/** Answers, and waits until the answer has been taken. */
async function answered(page: Page, answer: (page: Page) => Promise<void>): Promise<void> {
  const before = await countOf(page);
  await answer(page);
  await page.waitForFunction(
    text => document.querySelector<HTMLElement>('.bar-title small')?.innerText !== text,
    before,
    { polling: 15 },
  );
}

export interface Playing {
  readonly answer?: (page: Page) => Promise<void>;
  readonly until?: (answers: number) => boolean; // stops before the end
  readonly stop?: () => Promise<boolean>; // the same, where one has to look
  readonly each?: (page: Page) => Promise<void>; // looked at before every answer
}

const A_GAME = 200_000; // ten seconds, were the machine ours alone

/** All of them play, each on their own page, until the game is over on every one. Answers how often they were asked. */
export async function play(
  pages: readonly Page[],
  { answer = answerByPointing, until, stop, each }: Playing = {},
): Promise<number> {
  let answers = 0;
  const late = Date.now() + A_GAME;
  while (Date.now() < late) {
    let asked = false;
    let over = 0;
    for (const page of pages) {
      if (until?.(answers) === true || (await stop?.()) === true) return answers;
      const state = await stateOf(page);
      if (state === 'over') over++;
      else if (state === 'asked') {
        asked = true;
        await each?.(page);
        await answered(page, answer);
        answers++;
      }
    }
    if (over === pages.length) return answers;
    if (!asked) await pages[0]?.waitForTimeout(40);
  }
  throw new Error(`the game does not end: ${answers} answers so far`);
}

/** The log as this person can read it, the newest first. Not innerText: what is out of sight is not drawn (table.css). */
export const logOf = (page: Page): Promise<string[]> =>
  page.locator('.log-list > li').evaluateAll(nodes => nodes.map(node => node.textContent));
