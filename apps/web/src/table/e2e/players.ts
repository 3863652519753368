import type { Page } from '@playwright/test';

/** Plays one question of Hand of the King by pointing, if one is asked. */
export async function answerByClicking(page: Page): Promise<void> {
  const commit = page.getByTestId('commit');
  const choices = page.locator(
    '.hk-cell.lit:not(.picked), .hk-companion.lit[aria-pressed=false], .hk-pick[aria-pressed=false], .tray-choice[aria-pressed=false]',
  );
  for (let tries = 0; tries < 4; tries++) {
    if ((await commit.count()) === 0) return;
    if ((await commit.getAttribute('aria-disabled')) === 'false') {
      await commit.click();
      return;
    }
    await choices.first().click();
  }
}

/** What the keyboard is on, as a selector would find it. */
const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

const STEP = { down: 'ArrowDown', up: 'ArrowUp', right: 'ArrowRight', left: 'ArrowLeft' } as const;

/** From the focused space to another one, by arrows. */
async function walkTo(page: Page, cell: number): Promise<void> {
  const from = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell']));
  const down = Math.floor(cell / 6) - Math.floor(from / 6);
  const right = (cell % 6) - (from % 6);
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? STEP.down : STEP.up);
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? STEP.right : STEP.left);
  if (!(await isOn(page, `[data-cell="${cell}"]`))) throw new Error(`the arrows do not come to ${cell}`);
}

/** Plays one question with the keyboard alone. */
export async function answerByKeyboard(page: Page): Promise<void> {
  if ((await page.getByTestId('commit').count()) === 0) return;
  const cells = await page
    .locator('.hk-cell.lit')
    .evaluateAll(nodes => nodes.map(node => Number((node as HTMLElement).dataset['cell'])));
  if (cells.length > 0) {
    await tabTo(page, '.hk-cell');
    for (const cell of cells.slice(0, 2)) {
      await walkTo(page, cell);
      await page.keyboard.press('Enter');
      if ((await page.getByTestId('commit').getAttribute('aria-disabled')) === 'false') break; // two are needed only where cards change places
    }
  } else {
    await tabTo(page, '.hk-companion.lit, .hk-pick, .tray-choice');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '[data-testid=commit][aria-disabled=false]');
  await page.keyboard.press('Enter');
}

/** Plays on until the game is over. */
export async function playToTheEnd(page: Page, answer: (page: Page) => Promise<void>): Promise<number> {
  let answers = 0;
  for (let i = 0; i < 2000; i++) {
    if ((await page.locator('.decide-over').count()) > 0) return answers;
    if ((await page.locator('.decide-answer').count()) > 0) {
      await answer(page);
      answers++;
    } else await page.waitForTimeout(20);
  }
  throw new Error('the game does not end');
}
