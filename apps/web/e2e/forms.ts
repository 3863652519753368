/** Somebody who answers every question by its plain form, whatever is played. */
import type { Locator, Page } from '@playwright/test';
import { tabTo } from './players.ts';

const isReady = async (page: Page): Promise<boolean> =>
  (await page.getByTestId('commit').getAttribute('aria-disabled')) === 'false';

/** What kind of form is in front, by what it is made of. */
async function kindOf(form: Locator): Promise<string> {
  await form.locator('fieldset').first().waitFor();
  return form.evaluate(node => {
    if (node.querySelector('.ask-order')) return 'orders';
    if (node.querySelector('.ask-start')) return 'march';
    if (node.querySelector('.ask-ranking')) return 'ranking';
    if (node.querySelector('.ask-goal')) return 'goods'; // units of the map, or what is mustered
    if (node.querySelector('input[type=radio]')) return 'radio';
    if (node.querySelector('input[type=checkbox]')) return 'boxes';
    return 'number';
  });
}

/** Gives each area an order, the first that can still be had; where that is refused, one less. */
async function order(page: Page, form: Locator): Promise<void> {
  for (const select of await form.locator('select').all()) {
    const values = await select
      .locator('option:not([disabled])')
      .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value));
    for (const value of values.filter(Boolean)) {
      await select.selectOption(value);
      if ((await page.locator('.decide-refusal').count()) === 0) break;
      await select.selectOption('');
    }
  }
}

/** Goes through the places to start from, and sends one unit somewhere, until the button can be pressed. */
async function march(page: Page, form: Locator): Promise<void> {
  for (const start of await form.locator('.ask-start > label input').all()) {
    await start.check();
    if (await isReady(page)) return;
    for (const more of await form.locator('.ask-parts button, .ask-parts input[type=checkbox]').all()) {
      if (await more.isDisabled()) continue;
      await more.click();
      if (await isReady(page)) return;
    }
  }
}

/** Drops what was chosen, if anything was. */
async function dropAll(page: Page): Promise<void> {
  const drop = page.locator('.decide-drop');
  if (await drop.isVisible()) await drop.click();
}

const asItStands = (page: Page): Locator => page.getByRole('button', { name: /^As it stands: / });

/** Presses what adds something until it is enough; what steps over a sum that is owed is begun elsewhere. */
async function add(page: Page, form: Locator): Promise<void> {
  const more = form.getByRole('button', { name: /^More: / });
  const count = await more.count();
  for (let first = 0; first < count; first++) {
    for (let i = 0; i < count; i++) {
      const button = more.nth((first + i) % count);
      for (let tries = 0; tries < 4; tries++) {
        if ((await isReady(page)) || (await button.isDisabled())) break;
        await button.click();
      }
    }
    if (await isReady(page)) return;
    await dropAll(page);
    if (await asItStands(page).isVisible()) return;
  }
}

async function tick(page: Page, form: Locator): Promise<void> {
  for (const box of await form.locator('input').all()) {
    if (await isReady(page)) return;
    await box.check();
  }
}

/** Gives what stood in the form by itself: nobody goes, nothing is bought. It is offered while nothing is chosen. */
async function leaveAsItStands(page: Page): Promise<void> {
  await dropAll(page);
  await asItStands(page).click();
}

/** Where the rules may take nothing for an answer, and sometimes nothing else. */
const MAY_BE_EMPTY = ['march', 'goods', 'orders'];

/** Answers the question in front by its form, and says which kind it was. */
export async function answerForm(page: Page): Promise<string> {
  const form = page.locator('.tray-form');
  const kind = await kindOf(form);
  if (kind === 'orders') await order(page, form);
  else if (kind === 'march') await march(page, form);
  else if (kind === 'goods' || kind === 'number') await add(page, form);
  else if (kind === 'ranking') await form.locator('button:not([disabled])').first().click();
  else await tick(page, form);
  if (MAY_BE_EMPTY.includes(kind) && !(await isReady(page))) await leaveAsItStands(page);
  if (!(await isReady(page)))
    throw new Error(`no answer by the form "${kind}": ${await page.locator('.decide').innerText()}`);
  await page.getByTestId('commit').click();
  return kind;
}

/** The same with the keyboard alone, for questions of which one or two things are chosen. */
export async function answerFormByKeyboard(page: Page): Promise<void> {
  const boxes = await page.locator('.tray-form input[type=checkbox]').count();
  await tabTo(page, '.tray-form input');
  await page.keyboard.press('Space');
  if (boxes > 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await tabTo(page, '[data-testid=commit][aria-disabled=false]');
  await page.keyboard.press('Enter');
}
